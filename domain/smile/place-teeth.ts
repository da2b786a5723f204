import { toothNorm, NORMAL_BITE } from './norms.ts';
import {
  POSITIONS,
  QUADRANTS,
  type Smile,
  type Tooth,
  type ToothId,
  type ToothPosition,
} from './teeth.ts';
import { addScaled, turnPair, type Point } from './point.ts';

/** A tooth where it stands. Millimeters: x to the viewer's right, y into the mouth, z up; 0 is the upper edges' middle. */
export interface PlacedTooth {
  readonly id: ToothId;
  readonly tooth: Tooth;
  readonly position: ToothPosition;
  readonly isUpper: boolean;
  /** -1 on the viewer's left, 1 on the right. */
  readonly side: -1 | 1;
  /** Middle of the edge. */
  readonly origin: Point;
  /** Unit axes: away from the midline, into the mouth, toward the root. */
  readonly distal: Point;
  readonly lingual: Point;
  readonly apical: Point;
  /** Height of the gum's margin above the edge, along the tooth. */
  readonly gumHeightMm: number;
}

/** An arch from above: y = curvature x² + quartic x⁴ + setback. */
export interface ArchCurve {
  readonly curvature: number;
  readonly quartic: number;
  readonly setbackMm: number;
}

/** Fitted by eye to a medium, ovoid arch; the lower one lies inside the upper. */
const UPPER_CURVATURE = 0.0275;
const LOWER_CURVATURE = UPPER_CURVATURE * 1.16;
const QUARTIC = 1.7e-5;
/** The lower teeth's thickness at the edge, beyond the overjet itself. */
const LOWER_SETBACK_MM = 0.4;
const DEGREE = Math.PI / 180;
const ARC_STEP_MM = 0.02;

/** Heights of the edges in a good bite: laterals short of the centrals, canine tips just below them. */
const UPPER_EDGE_MM: Record<ToothPosition, number> = {
  1: 0,
  2: 0.5,
  3: -0.28,
  4: 0.5,
  5: 0.75,
  6: 0.9,
  7: 1.1,
};
const LOWER_EDGE_MM: Record<ToothPosition, number> = {
  1: 2.1,
  2: 2.05,
  3: 2.35,
  4: 1.9,
  5: 1.6,
  6: 1.4,
  7: 1.3,
};
/** How much of a deep or open bite each tooth takes part in; the back teeth always meet. */
const FRONT_SHARE: Record<ToothPosition, number> = {
  1: 1,
  2: 0.92,
  3: 0.66,
  4: 0.24,
  5: 0.06,
  6: 0,
  7: 0,
};
const OPEN_UPPER_PART = 0.68;
/** The curve of Spee: edges rise a little toward the back. */
const EDGE_RISE_PER_MM2 = 0.0016;

/** The curve an arch follows. */
export function archCurve(smile: Smile, isUpper: boolean): ArchCurve {
  return {
    curvature: isUpper
      ? UPPER_CURVATURE * smile.upperArch.curvature
      : LOWER_CURVATURE * smile.lowerArch.curvature,
    quartic: QUARTIC,
    setbackMm: isUpper ? 0 : smile.bite.overjetMm + LOWER_SETBACK_MM,
  };
}

function curveY({ curvature, quartic, setbackMm }: ArchCurve, x: number) {
  return curvature * x ** 2 + quartic * x ** 4 + setbackMm;
}
const curveSlope = ({ curvature, quartic }: ArchCurve, x: number) =>
  2 * curvature * x + 4 * quartic * x ** 3;

/** The x that lies `lengthMm` along the curve from the midline. */
function alongCurve(curve: ArchCurve, lengthMm: number) {
  let x = 0;
  for (let done = 0; done < lengthMm; x += ARC_STEP_MM) {
    done += Math.hypot(1, curveSlope(curve, x)) * ARC_STEP_MM;
  }
  return x;
}

function edgeHeightMm(smile: Smile, position: ToothPosition, isUpper: boolean) {
  const { overbiteMm, openMm } = smile.bite;
  const share = FRONT_SHARE[position];
  // To open by a gap the edges must first give up their overbite.
  const opening = openMm > 0 ? openMm + overbiteMm : 0;
  if (isUpper) return UPPER_EDGE_MM[position] + share * opening * OPEN_UPPER_PART;
  return (
    LOWER_EDGE_MM[position] +
    share * (overbiteMm - NORMAL_BITE.overbiteMm - opening * (1 - OPEN_UPPER_PART))
  );
}

/**
 * Where every tooth stands, and its axes: teeth are laid along the arch by their widths, then each is moved and
 * turned by its own values.
 */
export function placeTeeth(smile: Smile): PlacedTooth[] {
  return QUADRANTS.flatMap((quadrant) => {
    const isUpper = quadrant <= 2;
    // Quadrants 1 and 4 are the patient's right, so the viewer's left.
    const side = quadrant === 1 || quadrant === 4 ? -1 : 1;
    const curve = archCurve(smile, isUpper);
    const spacing = (isUpper ? smile.upperArch : smile.lowerArch).spacing;
    let lengthMm = 0;
    return POSITIONS.map((position): PlacedTooth => {
      const id: ToothId = `${quadrant}${position}`;
      const tooth = smile.teeth[id];
      const norm = toothNorm(id);
      // Room is kept by the norm, so that a small or missing tooth leaves its gap.
      const room = norm.widthMm * (position > 5 ? 1 : spacing);
      const x = alongCurve(curve, lengthMm + room / 2);
      lengthMm += room;
      const angle = Math.atan(curveSlope(curve, x));
      const { yawDeg, tipDeg, torqueDeg } = tooth.rotation;
      const { outMm, alongMm, verticalMm } = tooth.offset;

      let distal: Point = [side * Math.cos(angle), Math.sin(angle), 0];
      let lingual: Point = [-side * Math.sin(angle), Math.cos(angle), 0];
      let apical: Point = [0, 0, isUpper ? 1 : -1];
      const inward = lingual;
      [distal, lingual] = turnPair(distal, lingual, yawDeg * DEGREE);
      [apical, distal] = turnPair(apical, distal, (norm.tipDeg + tipDeg) * DEGREE);
      [apical, lingual] = turnPair(apical, lingual, (norm.torqueDeg + torqueDeg) * DEGREE);

      const height =
        edgeHeightMm(smile, position, isUpper) +
        EDGE_RISE_PER_MM2 * x * x +
        (isUpper ? -verticalMm : verticalMm);
      let origin: Point = [side * x, curveY(curve, x), height];
      origin = addScaled(origin, inward, -outMm);
      origin = addScaled(origin, lingual, -0.3 * tooth.size.depthMm);
      origin = addScaled(origin, distal, alongMm);
      const gumHeightMm = tooth.size.lengthMm * 0.985 - (position > 3 ? 0.1 : 0) - tooth.gumMm;
      return { id, tooth, position, isUpper, side, origin, distal, lingual, apical, gumHeightMm };
    });
  });
}
