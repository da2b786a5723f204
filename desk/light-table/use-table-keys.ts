import type { RefObject } from 'react';
import type { Step } from '../../domain/desk/place-grid.ts';
import { useSingleKeys } from '../shell/single-keys.ts';
import { panBy, type Layout, type Look } from './look.ts';
import { LOOK_CHANGES } from './stage-tools.tsx';
import { photoBelow } from './use-photo-drag.ts';
import type { PhotoMove } from './use-photo-move.ts';

const PAN_PX = 40;

interface TableKeysProps {
  count: number;
  chosen: number;
  layout: Layout;
  /** Where is written what was seen. */
  field: RefObject<HTMLTextAreaElement | null>;
  move: PhotoMove;
  onChoose: (photo: number) => void;
  onShow: (layout: Layout) => void;
  onLook: (change: (look: Look) => Look) => void;
  onBack: () => void;
}

/** What single keys do on the light table. The numbers choose photos here, and places of the desk elsewhere. */
export function useTableKeys(props: TableKeysProps): void {
  const { count, chosen, layout, field, move, onChoose, onShow, onLook, onBack } = props;
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  // An arrow leads a photo that is being moved to another place; else it draws the picture the other way.
  const go = (step: Step) => () => {
    if (move.moving !== null) move.step(step);
    else onLook((before) => panBy(before, -step.x * PAN_PX, -step.y * PAN_PX));
  };
  useSingleKeys(
    {
      ...Object.fromEntries(
        numbers.map((number) => [
          String(number),
          () => {
            move.leave();
            onChoose(number);
          },
        ]),
      ),
      a: () => onShow('all'),
      o: () => onShow('one'),
      s: count < 2 ? undefined : () => onShow('two'),
      '+': () => onLook(LOOK_CHANGES.larger),
      '=': () => onLook(LOOK_CHANGES.larger),
      '-': () => onLook(LOOK_CHANGES.smaller),
      0: () => onLook(LOOK_CHANGES.whole),
      v: () => onLook(LOOK_CHANGES.brighter),
      w: () => field.current?.focus(),
      m: () => {
        if (move.moving !== null) return;
        const photo = photoBelow(document.activeElement) ?? chosen;
        if (layout !== 'all') onShow('all');
        onChoose(photo);
        move.beginThere(photo);
      },
      arrowleft: go({ x: -1, y: 0 }),
      arrowright: go({ x: 1, y: 0 }),
      arrowup: go({ x: 0, y: -1 }),
      arrowdown: go({ x: 0, y: 1 }),
      escape: () => {
        if (document.activeElement === field.current) field.current?.blur();
        else if (move.moving !== null) move.leave();
        else if (layout === 'all') onBack();
        else onShow('all');
      },
    },
    true,
  );
}
