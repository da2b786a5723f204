/** How the model is held. */
export interface Pose {
  /** Degrees that the viewer has gone round to the right of the model, and above it. */
  readonly yawDeg: number;
  readonly tiltDeg: number;
  /** 1 as the pictures; more is nearer. */
  readonly zoom: number;
}

/** As the pictures show it. */
export const FRONT_POSE: Pose = { yawDeg: 0, tiltDeg: 0, zoom: 1 };

/** The drawing has no palate and no back: it is not turned farther than what is drawn. */
const MOST = { yawDeg: 65, tiltDeg: 35, zoom: 3 };
const LEAST_TILT_DEG = -4.5;
const STEP = { yawDeg: 5, tiltDeg: 4, zoom: 1.15 };

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** A pose turned and brought nearer, as far as the drawing goes. */
export function movePose(pose: Pose, by: Partial<Pose>): Pose {
  return {
    yawDeg: within(pose.yawDeg + (by.yawDeg ?? 0), -MOST.yawDeg, MOST.yawDeg),
    tiltDeg: within(pose.tiltDeg + (by.tiltDeg ?? 0), LEAST_TILT_DEG, MOST.tiltDeg),
    zoom: within(pose.zoom * (by.zoom ?? 1), 1, MOST.zoom),
  };
}

export const POSE_MOVE_NAMES = ['left', 'right', 'up', 'down', 'nearer', 'farther'] as const;
export type PoseMove = (typeof POSE_MOVE_NAMES)[number];

/** One press of a button or a key. */
export const POSE_MOVES: Readonly<Record<PoseMove, Partial<Pose>>> = {
  left: { yawDeg: -STEP.yawDeg },
  right: { yawDeg: STEP.yawDeg },
  up: { tiltDeg: STEP.tiltDeg },
  down: { tiltDeg: -STEP.tiltDeg },
  nearer: { zoom: STEP.zoom },
  farther: { zoom: 1 / STEP.zoom },
};

/** The way a key moves the viewer round the model. */
export const KEY_MOVES: Readonly<Partial<Record<string, PoseMove>>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
};

/** Once across the stage is about this far round. */
const DEGREES_ACROSS = 103;

/** How far a drag of some pixels turns a model on a stage of a width. */
export function dragTurn(
  dx: number,
  dy: number,
  stageWidthPx: number,
  zoom: number,
): Partial<Pose> {
  const perPx = DEGREES_ACROSS / stageWidthPx / zoom;
  return { yawDeg: -dx * perPx, tiltDeg: dy * perPx };
}

/** Up to here it is "a little". */
const LITTLE_DEG = 25;

/** From where the model is seen, in plain words, such as "Seen from the left and above, nearer." */
export function sayPose({ yawDeg, tiltDeg, zoom }: Pose): string {
  const sideways = Math.abs(yawDeg) >= STEP.yawDeg / 2;
  const aslant = Math.abs(tiltDeg) >= STEP.tiltDeg / 2;
  const side = sideways ? (yawDeg < 0 ? 'the left' : 'the right') : '';
  const height = aslant ? (tiltDeg > 0 ? 'above' : 'below') : '';
  const little = Math.max(Math.abs(yawDeg), Math.abs(tiltDeg)) <= LITTLE_DEG;
  const where = [side, height].filter(Boolean).join(' and ');
  const from = where ? `${little ? 'a little ' : ''}from ${where}` : 'from the front';
  return `Seen ${from}${zoom > 1 ? ', nearer' : ''}.`;
}
