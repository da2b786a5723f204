/** A picture slower than this makes the next ones smaller while something moves. */
const SLOW_MS = 26;
const SMALLEST = 0.4;
/** A picture slower than this is shown once at rest, not averaged. */
const TOO_SLOW_MS = 300;
const REST_PASSES = 8;
/** Times that are looked at together. */
const WINDOW = 5;
/** An update slower than this is made coarsely while something moves. */
const SLOW_UPDATE_MS = 24;

/** What measured times say of the next pictures. */
export interface FramePace {
  /** Tells how long a picture took while something moved. */
  readonly addMoving: (ms: number) => void;
  /** Tells how long a picture took at rest. */
  readonly addRest: (ms: number) => void;
  /** Tells how long the shapes took. */
  readonly addUpdate: (ms: number) => void;
  /** Of the canvas's full size, while something moves. */
  readonly scale: () => number;
  readonly restPasses: () => number;
  readonly isCoarseWhileMoving: () => boolean;
}

/** Fits pictures to the machine by what they took: nothing is known of it before. */
export function makeFramePace(): FramePace {
  let scale = 1;
  let restMs = 0;
  let updateMs = 0;
  let times: number[] = [];
  return {
    addMoving: (ms) => {
      times.push(ms);
      if (times.length < WINDOW) return;
      const middle = times.toSorted((a, b) => a - b)[(WINDOW - 1) / 2] ?? 0;
      times = [];
      if (middle > SLOW_MS) scale = Math.max(SMALLEST, scale * 0.8);
      else if (middle < SLOW_MS / 2) scale = Math.min(1, scale * 1.15);
    },
    addRest: (ms) => {
      restMs = ms;
    },
    addUpdate: (ms) => {
      updateMs = ms;
    },
    scale: () => scale,
    restPasses: () => (restMs > TOO_SLOW_MS ? 1 : REST_PASSES),
    isCoarseWhileMoving: () => updateMs > SLOW_UPDATE_MS,
  };
}
