import {
  readToothId,
  TOOTH_IDS,
  type Bite,
  type Smile,
  type Tooth,
  type ToothId,
  type ToothPosition,
  type ToothShade,
  type ToothSize,
} from './teeth.ts';

type ByPosition<Value> = Readonly<Record<ToothPosition, Value>>;

/** What is usual for one kind of tooth. */
interface ToothNorm {
  readonly widthMm: number;
  readonly lengthMm: number;
  readonly depthMm: number;
  /** The root's lean away from the midline. */
  readonly tipDeg: number;
  /** The crown's lean toward the lip; below 0 toward the tongue. */
  readonly torqueDeg: number;
}

/**
 * Crown sizes within a millimeter of the averages in Nelson, Wheeler's Dental Anatomy, table 1-1 (upper central
 * 8.5 × 10.5 × 7.0 mm, upper canine 7.5 × 10.0 × 8.0, lower central 5.0 × 9.0 × 6.0, and so on); tip and torque in
 * the spirit of Andrews, "The six keys to normal occlusion" (1972), softened because the model is seen from the front.
 */
export const UPPER_NORMS: ByPosition<ToothNorm> = {
  1: { widthMm: 8.7, lengthMm: 10.7, depthMm: 7.0, tipDeg: 2, torqueDeg: 6 },
  2: { widthMm: 6.7, lengthMm: 9.3, depthMm: 6.2, tipDeg: 5, torqueDeg: 5 },
  3: { widthMm: 7.8, lengthMm: 10.5, depthMm: 7.8, tipDeg: 6, torqueDeg: -1 },
  4: { widthMm: 7.2, lengthMm: 8.7, depthMm: 9.0, tipDeg: 3, torqueDeg: -5 },
  5: { widthMm: 6.9, lengthMm: 7.7, depthMm: 9.0, tipDeg: 2, torqueDeg: -6 },
  6: { widthMm: 10.2, lengthMm: 7.2, depthMm: 11, tipDeg: 0, torqueDeg: -8 },
  7: { widthMm: 9.4, lengthMm: 6.6, depthMm: 11, tipDeg: 0, torqueDeg: -8 },
};

export const LOWER_NORMS: ByPosition<ToothNorm> = {
  1: { widthMm: 5.4, lengthMm: 8.8, depthMm: 6.0, tipDeg: 0, torqueDeg: -1 },
  2: { widthMm: 5.9, lengthMm: 9.0, depthMm: 6.3, tipDeg: 1, torqueDeg: -2 },
  3: { widthMm: 6.9, lengthMm: 10.2, depthMm: 7.6, tipDeg: 4, torqueDeg: -6 },
  4: { widthMm: 7.1, lengthMm: 8.6, depthMm: 7.8, tipDeg: 3, torqueDeg: -10 },
  5: { widthMm: 7.2, lengthMm: 7.9, depthMm: 8.2, tipDeg: 2, torqueDeg: -14 },
  6: { widthMm: 10.8, lengthMm: 7.4, depthMm: 10.2, tipDeg: 0, torqueDeg: -18 },
  7: { widthMm: 10.2, lengthMm: 7.0, depthMm: 10, tipDeg: 0, torqueDeg: -18 },
};

/** The norm for a tooth. */
export function toothNorm(id: ToothId): ToothNorm {
  const { position, isUpper } = readToothId(id);
  return (isUpper ? UPPER_NORMS : LOWER_NORMS)[position];
}

/** An ordinary adult shade, a light one after whitening, and a dark one. */
export const NATURAL_SHADE: ToothShade = {
  neck: '#e2cba6',
  body: '#f0e6d2',
  edge: '#bbc0c2',
  stain: 0,
};
export const LIGHT_SHADE: ToothShade = {
  neck: '#ecdcc0',
  body: '#f1eadc',
  edge: '#c0c6cb',
  stain: 0,
};
export const DARK_SHADE: ToothShade = {
  neck: '#cfb080',
  body: '#e6d5b2',
  edge: '#c6bda8',
  stain: 1,
};

/** Overbite and overjet of 2 to 3 mm are usual (Proffit, Contemporary Orthodontics). */
export const NORMAL_BITE: Bite = { overbiteMm: 2.1, overjetMm: 2.5, openMm: 0 };

/** A well-aligned tooth of the usual size. */
function normalTooth(id: ToothId, shade: ToothShade): Tooth {
  const { widthMm, lengthMm, depthMm } = toothNorm(id);
  const size: ToothSize = { widthMm, lengthMm, depthMm, taper: 0 };
  return {
    kind: 'natural',
    size,
    offset: { outMm: 0, alongMm: 0, verticalMm: 0 },
    rotation: { yawDeg: 0, tipDeg: 0, torqueDeg: 0 },
    gumMm: 0,
    wear: 0,
    chipMm: 0,
    chipAtMm: 0,
    shade,
  };
}

/** A smile with every tooth in line, in one shade. */
export function normalSmile(shade: ToothShade = NATURAL_SHADE): Smile {
  const teeth = Object.fromEntries(TOOTH_IDS.map((id) => [id, normalTooth(id, shade)])) as Record<
    ToothId,
    Tooth
  >;
  return {
    teeth,
    upperArch: { curvature: 1, spacing: 0.975 },
    lowerArch: { curvature: 1, spacing: 0.955 },
    bite: NORMAL_BITE,
    gumRedness: 0,
  };
}
