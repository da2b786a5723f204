import type { AreaCode } from './areas.ts';

/** What a pie shows of an area: a result entry has both. */
export interface PieShare {
  readonly key: AreaCode;
  /** 0 to 100. */
  readonly slicePercentage: number;
}

export interface PieSlice {
  readonly key: AreaCode;
  /** Where the slice's arc begins and ends, in radians clockwise from the top. */
  readonly startAngle: number;
  readonly endAngle: number;
  /** Outline as an SVG path around the center 0, 0; y grows downward. */
  readonly path: string;
  /** The middle of the label, or null where the slice is too small for one. */
  readonly label: Point | null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Labels show when the slice is over this (product 6.4). */
const LABEL_ABOVE_PERCENTAGE = 5;
/** Where a label stands, from the center, over the radius. */
const LABEL_RADIUS_SHARE = 0.66;

const FULL_CIRCLE = 2 * Math.PI;

/**
 * The slices of a pie, in the order given, clockwise from the top. Gaps have the same width from rim to center. A single slice is the
 * whole circle, without a gap.
 *
 * @param shares areas with a percentage above 0; those at 0 get no slice
 * @param radius and gap in the same unit, the gap small against the radius
 * @throws RangeError when a percentage is no number from 0 on, or all are 0
 */
export function pieSlices(
  shares: readonly PieShare[],
  { radius, gap }: { radius: number; gap: number },
): PieSlice[] {
  const shown = shares.filter(({ slicePercentage }) => slicePercentage !== 0);
  const total = shown.reduce((sum, { slicePercentage }) => sum + slicePercentage, 0);
  if (!(total > 0) || shown.some(({ slicePercentage }) => !(slicePercentage > 0))) {
    throw new RangeError('a pie needs percentages from 0 on, and one above 0');
  }
  const [only] = shown;
  if (shown.length === 1 && only) return [wholeCircle(only.key, radius)];

  const gapAngle = gapAngleOf(gap, radius);
  const anglePerPercent = (FULL_CIRCLE - shown.length * gapAngle) / total;
  let angle = gapAngle / 2;
  return shown.map(({ key, slicePercentage }) => {
    const startAngle = angle;
    const endAngle = startAngle + slicePercentage * anglePerPercent;
    angle = endAngle + gapAngle;
    const middle = (startAngle + endAngle) / 2;
    return {
      key,
      startAngle,
      endAngle,
      path: slicePath(startAngle, endAngle, { radius, gap }),
      label:
        slicePercentage > LABEL_ABOVE_PERCENTAGE
          ? pointAt(middle, radius * LABEL_RADIUS_SHARE)
          : null,
    };
  });
}

/** The angle that a gap takes of the rim. */
export function gapAngleOf(gap: number, radius: number): number {
  return 2 * Math.asin(gap / 2 / radius);
}

function wholeCircle(key: AreaCode, radius: number): PieSlice {
  const half = `A${radius} ${radius} 0 1 1`;
  return {
    key,
    startAngle: 0,
    endAngle: FULL_CIRCLE,
    path: `M0 ${-radius}${half} 0 ${radius}${half} 0 ${-radius}Z`,
    label: { x: 0, y: 0 },
  };
}

/** Its two edges run beside the radii that bound it, half a gap away, and meet where those lines do. */
function slicePath(
  startAngle: number,
  endAngle: number,
  { radius, gap }: { radius: number; gap: number },
): string {
  const halfGapAngle = gapAngleOf(gap, radius) / 2;
  const halfAngle = (endAngle - startAngle) / 2 + halfGapAngle;
  const apexDistance = Math.min(gap / 2 / Math.sin(halfAngle), radius);
  const apex = pointAt((startAngle + endAngle) / 2, apexDistance);
  const start = pointAt(startAngle, radius);
  const end = pointAt(endAngle, radius);
  const isLarge = endAngle - startAngle > Math.PI ? 1 : 0;
  return `M${show(apex)}L${show(start)}A${radius} ${radius} 0 ${isLarge} 1 ${show(end)}Z`;
}

/** A point by its angle clockwise from the top. */
function pointAt(angle: number, distance: number): Point {
  return { x: distance * Math.sin(angle), y: -distance * Math.cos(angle) };
}

function show({ x, y }: Point): string {
  return `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`;
}
