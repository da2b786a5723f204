import { makeFramePace } from './frame-pace.ts';
import { makePainter, type LiveView, type PaintedPlace } from './make-painter.ts';

/** After the last change. */
const REST_AFTER_MS = 160;

export interface LiveDrawing {
  /** Shows another smile, or the same from elsewhere. */
  readonly show: (view: LiveView) => void;
  /** Draws again where nothing changed but the room. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

interface LiveDrawingParts extends PaintedPlace {
  readonly first: LiveView;
  readonly onFirstFrame: () => void;
  readonly onFault: (fault: unknown) => void;
}

/**
 * Draws a smile whenever it or its pose changes, coarsely while it moves and finely once it rests; then nothing runs. Where the canvas is lost or a
 * driver refuses, `onFault` is told and nothing is drawn any more.
 */
export function startLiveDrawing(parts: LiveDrawingParts): LiveDrawing {
  const { gl, canvas, onFirstFrame, onFault } = parts;
  const pace = makeFramePace();
  const painter = makePainter(parts, parts.first.smile.worn, pace);
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

  const work = async () => {
    while (now.isStale && !now.isStopped) {
      now.isStale = false;
      await painter.shape(now);
      const { pass, isMoving } = now;
      await painter.draw(now);
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
