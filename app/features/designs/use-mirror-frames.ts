import { useState } from 'react';
import type { DesignChoices } from '../../../domain/smile/design-choices.ts';

/** A model of its own: every choice but the shade, which is laid over its picture. */
export type Model = Omit<DesignChoices, 'shade'>;

/** What a frame needs before it can be seen. */
export type FramePart = 'picture' | 'mask';
const PARTS: readonly FramePart[] = ['picture', 'mask'];

interface Frame {
  readonly key: string;
  readonly model: Model;
  readonly arrived: readonly FramePart[];
}

interface MirrorFrames {
  /** Those that have been asked for so far, in that order. */
  readonly frames: readonly Frame[];
  /** The key of the one on top: it changes when picture and mask of the wanted one have come, so that nothing is ever blank or without its shade. */
  readonly shownKey: string;
  /** Call when a part of a frame has come, or cannot come. */
  readonly markArrived: (key: string, part: FramePart) => void;
}

const keyOf = ({ shape, line, gumLine }: Model) => `${shape}-${line}-${gumLine}`;

/** Which models' pictures are fetched, and which is seen: each with the first choice of it, none ahead. */
export function useMirrorFrames(wanted: Model): MirrorFrames {
  const wantedKey = keyOf(wanted);
  const [frames, setFrames] = useState<readonly Frame[]>([
    { key: wantedKey, model: wanted, arrived: PARTS },
  ]);
  const [shownKey, setShownKey] = useState(wantedKey);

  const frame = frames.find(({ key }) => key === wantedKey);
  if (!frame) setFrames([...frames, { key: wantedKey, model: wanted, arrived: [] }]);
  else if (shownKey !== wantedKey && frame.arrived.length === PARTS.length) setShownKey(wantedKey);

  return {
    frames,
    shownKey,
    markArrived: (arrivedKey, part) =>
      setFrames((known) =>
        known.map((one) =>
          one.key === arrivedKey && !one.arrived.includes(part)
            ? { ...one, arrived: [...one.arrived, part] }
            : one,
        ),
      ),
  };
}
