import type { PlacedTooth } from './place-teeth.ts';
import { addScaled, type Point } from './point.ts';
import type { BracketKind } from './worn-smile.ts';

/** How far a bracket stands off its tooth, in millimeters: art/smiles/renderer/bracket-shape.c has its whole shape. */
const FRONT_MM: Record<BracketKind, number> = { ceramic: 1.95, printed: 2.15, metal: 1.7 };
const SLOT_DEPTH_MM = 0.95;
/** The middle of the wire, as a part of the slot's depth. */
const WIRE_IN_SLOT = 0.55;
/** Brackets stand on all teeth up to the first molar. */
export const LAST_BRACKET = 6;
/** Straight pieces of a wire from one slot to the next. */
export const WIRE_PIECES = 6;
/** Of one arch. */
export const WIRE_POINTS = (2 * LAST_BRACKET - 1) * WIRE_PIECES + 1;

/** How high on a tooth its bracket stands, from the edge; on lower teeth nearer the gum, clear of the upper teeth that bite over them. */
export function bracketHeightMm({ tooth, isUpper, position }: PlacedTooth): number {
  return tooth.size.lengthMm * (!isUpper ? 0.55 : position <= 3 ? 0.46 : 0.48);
}

/** Where the lip side of a tooth stands at a height above its edge, into the mouth from the tooth's origin. */
export function labialFaceMm({ tooth, isUpper, position }: PlacedTooth, heightMm: number): number {
  const part = Math.min(1.1, Math.max(-0.9, 1 - heightMm / tooth.size.lengthMm));
  const bow = part - 0.2;
  return (position <= 3 ? 1.75 : 1.5) * bow * bow * (bow > 0 ? 1 : 1.4) * (isUpper ? 1 : 0.85);
}

/** The middle of a bracket's slot, where the wire goes through. */
export function slotOf(placed: PlacedTooth, bracket: BracketKind): Point {
  const height = bracketHeightMm(placed);
  const out = FRONT_MM[bracket] - SLOT_DEPTH_MM * WIRE_IN_SLOT;
  const onAxis = addScaled(placed.origin, placed.apical, height);
  return addScaled(onAxis, placed.lingual, labialFaceMm(placed, height) - out);
}

/** A curve through b and c, between its neighbors a and d. */
export function curvePoint(
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  part: number,
): Point {
  const at = (axis: 0 | 1 | 2) => {
    const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]];
    return (
      0.5 *
      (2 * q +
        (r - p) * part +
        (2 * p - 5 * q + 4 * r - s) * part ** 2 +
        (3 * q - p - 3 * r + s) * part ** 3)
    );
  };
  return [at(0), at(1), at(2)];
}

/**
 * The wire of one arch: points from slot to slot, from the viewer's left to the right.
 *
 * @param teeth all teeth, as `placeTeeth` gives them
 */
export function layWire(
  teeth: readonly PlacedTooth[],
  isUpper: boolean,
  bracket: BracketKind,
): Point[] {
  const slots = teeth
    .filter((placed) => placed.isUpper === isUpper && placed.position <= LAST_BRACKET)
    .toSorted((one, other) => one.position * one.side - other.position * other.side)
    .map((placed) => slotOf(placed, bracket));
  return slots.flatMap((slot, index) => {
    const next = slots[index + 1];
    if (!next) return [slot];
    const ends = [slots[index - 1] ?? slot, slot, next, slots[index + 2] ?? next] as const;
    return Array.from({ length: WIRE_PIECES }, (_, piece) => curvePoint(ends, piece / WIRE_PIECES));
  });
}
