import words from 'content:live-months';
import { useMemo, useRef, type RefObject } from 'react';
import type { WornName } from '../../../domain/orthodontics/example-ways.ts';
import { MONTHS_CAMERA } from '../../../domain/smile/camera.ts';
import type { WornSmile } from '../../../domain/smile/worn-smile.ts';
import { LiveSmile } from '../live-smile/live-smile.tsx';
import { useLiveWish } from '../live-smile/use-live-wish.ts';

/** A moment of the example: how far teeth have come, 0 to 1, and what is on them. */
interface Moment {
  readonly part: number;
  readonly worn: WornName;
}

interface LiveMonthsProps extends Moment {
  /** Which words say how the teeth stand. */
  teeth: number;
  /** The month and the way in words. */
  name: string;
  stage: RefObject<Element | null>;
  /** Whether the visitor has changed something here. */
  isTouched: boolean;
  isLive: boolean;
  onLive: (isLive: boolean) => void;
}

/** With the model's code. */
const loadSmile = async () => {
  const { exampleSmile } = await import('../../../domain/orthodontics/example-smile.ts');
  return ({ part, worn }: Moment): WornSmile => exampleSmile(part, worn);
};

/** The model of the months, drawn live over its picture where it is wanted. */
export function LiveMonths(props: LiveMonthsProps) {
  const { part, worn, teeth, name, stage, isTouched, isLive, onLive } = props;
  /** Where a whole picture lies: the stage shows a part of it. */
  const place = useRef<HTMLDivElement>(null);
  const state = useMemo(() => ({ part, worn }), [part, worn]);
  if (!useLiveWish(stage, isTouched)) return null;
  return (
    <>
      <div ref={place} className="months-place" />
      <LiveSmile
        words={words}
        state={state}
        loadSmile={loadSmile}
        sentence={`${name} ${words.teeth[teeth]} ${words.worn[worn]}`}
        camera={MONTHS_CAMERA}
        frame={place}
        isTouched
        isLive={isLive}
        onLive={onLive}
      />
    </>
  );
}
