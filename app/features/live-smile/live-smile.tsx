import { useRef, type RefObject } from 'react';
import type { Camera } from '../../../domain/smile/camera.ts';
import { FRONT_STAND, sayPose, type Stand } from '../../../domain/smile/pose.ts';
import type { WornSmile } from '../../../domain/smile/worn-smile.ts';
import { useSaidOnce } from '../../ui/use-said-once.ts';
import type { LiveSmileWords } from './live-smile-words.ts';
import { TurnButtons } from './turn-buttons.tsx';
import { useLiveDrawing } from './use-live-drawing.ts';
import { useLiveWish } from './use-live-wish.ts';
import { usePose } from './use-pose.ts';

interface LiveSmileProps<State> {
  words: LiveSmileWords;
  /** What decides the smile. */
  state: State;
  /** Gives the code that makes a smile of it; stays the same function from render to render. */
  loadSmile: () => Promise<(state: State) => WornSmile>;
  /** The state in words. */
  sentence: string;
  camera: Camera;
  /** Where the camera stands, where that is not before both arches. */
  stand?: Stand;
  /** The picture in whose place the model stands: the same model, seen by the same camera. */
  frame: RefObject<Element | null>;
  /** Whether the visitor has changed something here. */
  isTouched: boolean;
  isLive: boolean;
  /** Is told when the model is seen, and when it no longer is; stays the same function from render to render. */
  onLive: (isLive: boolean) => void;
  /** Where the visitor asked for the model itself: it comes with its buttons open, and closing them is to have done with it. */
  onClose?: () => void;
}

/** A model that turns under the finger, over its picture. Until its first frame, and where a device cannot draw it, the picture is seen. */
export function LiveSmile<State>(props: LiveSmileProps<State>) {
  const { words, state, loadSmile, sentence, camera, frame, isTouched, isLive, onLive } = props;
  const { stand = FRONT_STAND } = props;
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { pose, isTurned, move, reset, gestures, onKeyDown } = usePose(stand);
  const isWanted = useLiveWish(stage, isTouched);
  const isGivenUp = useLiveDrawing({
    canvas,
    picture: frame,
    camera,
    isWanted,
    state,
    pose,
    loadSmile,
    onLive,
  });
  const seen = sayPose(pose, stand);
  const said = useSaidOnce(seen, isTurned);
  if (isGivenUp) return null;
  return (
    <div ref={stage} className="live-smile" data-live={isLive ? '' : undefined}>
      {isWanted ? (
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${words.model}: ${sentence} ${seen}`}
          aria-hidden={isLive ? undefined : true}
          {...(isLive ? gestures : {})}
        />
      ) : null}
      {isLive ? (
        <>
          <TurnButtons
            words={words}
            onMove={move}
            onHome={reset}
            onKeyDown={onKeyDown}
            onClose={props.onClose}
          />
          <output className="visually-hidden">{said}</output>
        </>
      ) : null}
    </div>
  );
}
