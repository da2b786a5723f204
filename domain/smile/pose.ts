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

interface Turn {
  readonly yawDeg: number;
  readonly tiltDeg: number;
}

/** Where a picture's camera stands about its model, and how far the model is turned from there. */
export interface Stand {
  /** Round to the right of its front, and above it. */
  readonly from: Turn;
  readonly least: Turn;
  readonly most: Turn;
}

/** Before both arches. The drawing has no palate and no back: it is not turned farther than what is drawn. */
export const FRONT_STAND: Stand = {
  from: { yawDeg: 0, tiltDeg: 0 },
  least: { yawDeg: -65, tiltDeg: -4.5 },
  most: { yawDeg: 65, tiltDeg: 35 },
};
/** Over a cast that lies turned over, which has a palate: not past straight above, where left and right would change. */
export const CAST_STAND: Stand = {
  from: { yawDeg: 0, tiltDeg: 62 },
  least: { yawDeg: -65, tiltDeg: -36 },
  most: { yawDeg: 65, tiltDeg: 24 },
};
/** Beside both arches, at their right: from there as far as their left. */
export const SIDE_STAND: Stand = {
  from: { yawDeg: 65, tiltDeg: 0 },
  least: { yawDeg: -128, tiltDeg: -2.5 },
  most: { yawDeg: 0, tiltDeg: 35 },
};

const MOST_ZOOM = 3;
const STEP = { yawDeg: 5, tiltDeg: 4, zoom: 1.15 };

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** A pose turned and brought nearer, as far as the drawing goes. */
export function movePose(
  pose: Pose,
  by: Partial<Pose>,
  { least, most }: Stand = FRONT_STAND,
): Pose {
  return {
    yawDeg: within(pose.yawDeg + (by.yawDeg ?? 0), least.yawDeg, most.yawDeg),
    tiltDeg: within(pose.tiltDeg + (by.tiltDeg ?? 0), least.tiltDeg, most.tiltDeg),
    zoom: within(pose.zoom * (by.zoom ?? 1), 1, MOST_ZOOM),
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
export function sayPose(pose: Pose, { from: stands }: Stand = FRONT_STAND): string {
  const { zoom } = pose;
  const [yawDeg, tiltDeg] = [stands.yawDeg + pose.yawDeg, stands.tiltDeg + pose.tiltDeg];
  const sideways = Math.abs(yawDeg) >= STEP.yawDeg / 2;
  const aslant = Math.abs(tiltDeg) >= STEP.tiltDeg / 2;
  const side = sideways ? (yawDeg < 0 ? 'the left' : 'the right') : '';
  const height = aslant ? (tiltDeg > 0 ? 'above' : 'below') : '';
  const little = Math.max(Math.abs(yawDeg), Math.abs(tiltDeg)) <= LITTLE_DEG;
  const where = [side, height].filter(Boolean).join(' and ');
  const from = where ? `${little ? 'a little ' : ''}from ${where}` : 'from the front';
  return `Seen ${from}${zoom > 1 ? ', nearer' : ''}.`;
}
