import { useState } from 'react';
import type { DesignChoices } from '../../../domain/smile/design-choices.ts';

/** What a frame needs before it can be seen. */
export type FramePart = 'picture' | 'mask';
const PARTS: readonly FramePart[] = ['picture', 'mask'];

interface Frame {
  readonly key: string;
  /** What it shows; a frame that is left keeps its shade. */
  readonly design: DesignChoices;
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

/** The shade is laid over a picture: frames differ in the other three. */
const keyOf = ({ shape, line, gumLine }: DesignChoices) => `${shape}-${line}-${gumLine}`;

/** Which models' pictures are fetched, and which is seen: each with the first choice of it, none ahead. */
export function useMirrorFrames(wanted: DesignChoices): MirrorFrames {
  const wantedKey = keyOf(wanted);
  const [frames, setFrames] = useState<readonly Frame[]>([
    { key: wantedKey, design: wanted, arrived: PARTS },
  ]);
  const [shownKey, setShownKey] = useState(wantedKey);

  const frame = frames.find(({ key }) => key === wantedKey);
  if (!frame) setFrames([...frames, { key: wantedKey, design: wanted, arrived: [] }]);
  else if (frame.design.shade !== wanted.shade) {
    setFrames(frames.map((one) => (one === frame ? { ...frame, design: wanted } : one)));
  } else if (shownKey !== wantedKey && frame.arrived.length === PARTS.length) {
    setShownKey(wantedKey);
  }

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
