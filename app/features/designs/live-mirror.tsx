import type { RefObject } from 'react';
import { DESIGN_CAMERA } from '../../../domain/smile/camera.ts';
import type { DesignPosition } from '../../../domain/smile/design-position.ts';
import { LiveSmile } from '../live-smile/live-smile.tsx';
import type { StudioWords } from './designs-words.ts';

interface LiveMirrorProps {
  words: StudioWords['live'];
  shown: DesignPosition;
  sentence: string;
  frame: RefObject<HTMLDivElement | null>;
  isLive: boolean;
  onLive: (isLive: boolean) => void;
}

/** With the model's code, not with the page's. */
const loadSmile = async () => {
  const { studioSmile } = await import('./studio-smile.ts');
  return studioSmile;
};

/** The studio's model, drawn live over its picture. */
export function LiveMirror({ shown, ...rest }: LiveMirrorProps) {
  return (
    <LiveSmile {...rest} camera={DESIGN_CAMERA} state={shown} loadSmile={loadSmile} isTouched />
  );
}
