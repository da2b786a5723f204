import type { Camera } from '../../../../domain/smile/camera.ts';
import type { Pose } from '../../../../domain/smile/pose.ts';
import type { Worn, WornSmile } from '../../../../domain/smile/worn-smile.ts';
import { drawPicture } from './draw-picture.ts';
import { fitCanvas } from './fit-canvas.ts';
import type { FramePace } from './frame-pace.ts';
import { gpuDone } from './gpu-done.ts';
import { prepareModel } from './prepare-model.ts';
import { runStep } from './run-step.ts';
import type { WornModel } from './worn-model.ts';

export interface LiveView {
  readonly smile: WornSmile;
  readonly pose: Pose;
}

export interface PaintedPlace {
  readonly gl: WebGL2RenderingContext;
  readonly canvas: HTMLCanvasElement;
  /** The picture in whose place the model stands. */
  readonly picture: Element;
  readonly camera: Camera;
}

/** How far a live drawing is; it goes on while a part of the work is waited for. */
interface PaintState {
  readonly view: LiveView;
  /** Which of the pictures that are averaged at rest. */
  readonly pass: number;
  readonly isMoving: boolean;
  readonly isStopped: boolean;
  readonly hasDrawn: boolean;
}

/**
 * The two parts of the work: shapes and light of a smile, and a picture of them. Each tells the pace how long it took.
 *
 * @param first what the first smile wears
 */
export function makePainter(
  { gl, canvas, picture, camera }: PaintedPlace,
  first: Worn | undefined,
  pace: FramePace,
) {
  const prepared = prepareModel(gl, first);
  let worn: WornModel | undefined;
  return {
    shape: async (now: PaintState): Promise<void> => {
      const { shaper, wornModel } = await prepared;
      if (now.view.smile.worn) worn = await wornModel();
      const from = performance.now();
      const isCoarse = now.isMoving && now.hasDrawn && pace.isCoarseWhileMoving();
      const steps = shaper.steps(now.view.smile, isCoarse ? 'coarse' : 'fine', worn);
      for (const step of steps) await runStep(gl, step, !now.hasDrawn);
      if (steps.length > 0) pace.addUpdate(performance.now() - from);
    },
    draw: async (now: PaintState): Promise<void> => {
      const { runner, store, shaper, isCast, addToMean } = await prepared;
      await new Promise(requestAnimationFrame);
      if (now.isStopped) return;
      const from = performance.now();
      const { view, pass, isMoving } = now;
      const place = fitCanvas(canvas, picture, isMoving ? pace.scale() : 1);
      const { gumRedness } = view.smile;
      const shared = shaper.shared();
      drawPicture(gl, store, runner, shared, {
        camera,
        pose: view.pose,
        place,
        gumRedness,
        isFine: !isMoving,
        pass,
        isCast,
        worn,
      });
      if (!isMoving) addToMean(shared, pass);
      await gpuDone(gl);
      (isMoving ? pace.addMoving : pace.addRest)(performance.now() - from);
    },
  };
}
