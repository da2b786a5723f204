import type { Camera } from '../../../../domain/smile/camera.ts';
import type { Smile } from '../../../../domain/smile/teeth.ts';
import { makeFramePace } from './frame-pace.ts';
import type { Pose } from '../../../../domain/smile/pose.ts';
import { drawPicture } from './draw-picture.ts';
import { gpuDone } from './gpu-done.ts';
import { fitCanvas } from './fit-canvas.ts';
import { prepareModel } from './prepare-model.ts';
import { runStep } from './run-step.ts';

/** After the last change. */
const REST_AFTER_MS = 160;

interface LiveView {
  readonly smile: Smile;
  readonly pose: Pose;
}

export interface LiveDrawing {
  /** Shows another smile, or the same from elsewhere. */
  readonly show: (view: LiveView) => void;
  /** Draws again where nothing changed but the room. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

interface LiveDrawingParts {
  readonly gl: WebGL2RenderingContext;
  readonly canvas: HTMLCanvasElement;
  /** The picture in whose place the model stands. */
  readonly picture: Element;
  readonly camera: Camera;
  readonly first: LiveView;
  readonly onFirstFrame: () => void;
  readonly onFault: (fault: unknown) => void;
}

/**
 * Draws a smile whenever it or its pose changes, coarsely while it moves and finely once it rests; then nothing runs. Where the canvas is lost or a
 * driver refuses, `onFault` is told and nothing is drawn any more.
 */
export function startLiveDrawing(parts: LiveDrawingParts): LiveDrawing {
  const { gl, canvas, picture, camera, onFirstFrame, onFault } = parts;
  const pace = makeFramePace();
  const prepared = prepareModel(gl);
  const now = {
    view: parts.first,
    pass: 0,
    isStale: false,
    isBusy: false,
    isMoving: false,
    isStopped: false,
    hasDrawn: false,
  };
  let restTimer: ReturnType<typeof setTimeout> | undefined;

  const shape = async () => {
    const { shaper } = await prepared;
    const from = performance.now();
    const isCoarse = now.isMoving && now.hasDrawn && pace.isCoarseWhileMoving();
    const steps = shaper.steps(now.view.smile, isCoarse ? 'coarse' : 'fine');
    for (const step of steps) await runStep(gl, step, !now.hasDrawn);
    if (steps.length > 0) pace.addUpdate(performance.now() - from);
  };
  const draw = async () => {
    const { runner, store, shaper, addToMean } = await prepared;
    await new Promise(requestAnimationFrame);
    if (now.isStopped) return;
    const from = performance.now();
    const { view, pass, isMoving } = now;
    const place = fitCanvas(canvas, picture, isMoving ? pace.scale() : 1);
    const { gumRedness } = view.smile;
    const shared = shaper.shared();
    drawPicture(gl, store, runner, shared, { camera, pose: view.pose, place, gumRedness, pass });
    if (!isMoving) addToMean(shared, pass);
    await gpuDone(gl);
    (isMoving ? pace.addMoving : pace.addRest)(performance.now() - from);
  };
  const work = async () => {
    while (now.isStale && !now.isStopped) {
      now.isStale = false;
      await shape();
      const { pass, isMoving } = now;
      await draw();
      if (now.isStopped) return;
      if (!now.hasDrawn) onFirstFrame();
      now.hasDrawn = true;
      // Unless something changed while it was drawn, the next picture of the mean.
      if (now.isStale || isMoving || pass + 1 >= pace.restPasses()) continue;
      now.pass = pass + 1;
      now.isStale = true;
    }
  };
  const giveUp = (fault: unknown) => {
    if (now.isStopped) return;
    stop();
    onFault(fault);
  };
  const refresh = () => {
    now.pass = 0;
    now.isStale = true;
    if (now.isBusy || now.isStopped) return;
    now.isBusy = true;
    work()
      .catch(giveUp)
      .finally(() => {
        now.isBusy = false;
      });
  };
  const stop = () => {
    now.isStopped = true;
    clearTimeout(restTimer);
    gl.getExtension('WEBGL_lose_context')?.loseContext();
  };

  canvas.addEventListener('webglcontextlost', () => giveUp(new Error('the canvas was lost')));
  refresh();

  return {
    refresh,
    stop,
    show: (view) => {
      now.view = view;
      now.isMoving = true;
      refresh();
      clearTimeout(restTimer);
      restTimer = setTimeout(() => {
        now.isMoving = false;
        refresh();
      }, REST_AFTER_MS);
    },
  };
}
