import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Camera } from '../../../domain/smile/camera.ts';
import type { Pose } from '../../../domain/smile/pose.ts';
import type { WornSmile } from '../../../domain/smile/worn-smile.ts';
import type { LiveDrawing } from './drawing/live-drawing.ts';
import { loadDrawing } from './load-drawing.ts';
import { openContext } from './open-context.ts';

interface LiveDrawingWish<State> {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly picture: RefObject<Element | null>;
  readonly camera: Camera;
  readonly isWanted: boolean;
  readonly state: State;
  readonly pose: Pose;
  readonly loadSmile: () => Promise<(state: State) => WornSmile>;
  readonly onLive: (isLive: boolean) => void;
}

interface Shown<State> {
  readonly drawing: LiveDrawing;
  readonly smileOf: (state: State) => WornSmile;
}

/**
 * Keeps a live drawing on a canvas while it is wanted.
 *
 * @returns whether it was given up: the device cannot, or it broke off; the picture then stays
 */
export function useLiveDrawing<State>(wish: LiveDrawingWish<State>): boolean {
  const { canvas, picture, camera, isWanted, state, pose, loadSmile, onLive } = wish;
  const [isGivenUp, setGivenUp] = useState(false);
  const [shown, setShown] = useState<Shown<State>>();
  const newest = useRef({ state, pose });

  useEffect(() => {
    newest.current = { state, pose };
    shown?.drawing.show({ smile: shown.smileOf(state), pose });
  }, [shown, state, pose]);

  useEffect(() => {
    const [surface, frame] = [canvas.current, picture.current];
    if (!isWanted || !surface || !frame) return undefined;
    let isOver = false;
    let drawing: LiveDrawing | undefined;
    const observer = new ResizeObserver(() => drawing?.refresh());
    const giveUp = () => {
      if (isOver) return;
      isOver = true;
      observer.disconnect();
      setShown(undefined);
      setGivenUp(true);
      onLive(false);
    };
    const start = async () => {
      const gl = openContext(surface);
      if (!gl) throw new Error('no renderer');
      const [{ startLiveDrawing }, smileOf] = await Promise.all([loadDrawing(), loadSmile()]);
      if (isOver) return;
      const first = { ...newest.current, smile: smileOf(newest.current.state) };
      const started = startLiveDrawing({
        gl,
        canvas: surface,
        picture: frame,
        camera,
        first,
        onFirstFrame: () => {
          setShown({ drawing: started, smileOf });
          onLive(true);
        },
        onFault: giveUp,
      });
      drawing = started;
      observer.observe(surface);
    };
    start().catch(giveUp);
    return () => {
      isOver = true;
      observer.disconnect();
      drawing?.stop();
    };
  }, [canvas, picture, camera, isWanted, loadSmile, onLive]);

  return isGivenUp;
}
