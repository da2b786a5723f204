import type { ArchCurve } from '../../../../domain/smile/place-teeth.ts';
import { GUM_COLUMNS, GUM_FAN_COLUMNS } from './mesh-sizes.ts';
import { TEETH_OF_AN_ARCH, TOOTH_FLOATS } from './teeth-block.ts';

/** Where the cast ends behind the second molars: art/smiles/renderer/gum-shape.c. */
const END_MM = { upper: 28, lower: 26 };
const SAMPLES = 2_000;
/** How far a contact draws columns to itself. */
const CONTACT_MM = 0.5;
/** Columns that fan out round an end: this part of them within so much of the turn, for there the foot's corner is. */
const AT_CORNER = { part: 0.45, turn: 0.08 };
/** Rows of texels: two for each gum. */
export const COLUMN_ROWS = 4;

/** Where each column of both gums' meshes stands (shaders/gum-rays.glsl reads them). */
export function gumColumns(upper: ArchCurve, lower: ArchCurve, block: Float32Array): Float32Array {
  const texels = new Float32Array(GUM_COLUMNS * COLUMN_ROWS * 4);
  const half = TEETH_OF_AN_ARCH * TOOTH_FLOATS;
  const arches = [
    { curve: upper, endMm: END_MM.upper, teeth: block.subarray(0, half) },
    { curve: lower, endMm: END_MM.lower, teeth: block.subarray(half) },
  ];
  arches.forEach(({ curve, endMm, teeth }, arch) => {
    const spread = spreadColumns(curve, endMm, contactsOf(teeth));
    for (let column = 0; column < GUM_COLUMNS; column++) {
      const { place, more } = columnTexels(curve, spread, column);
      texels.set(place, (arch * 2 * GUM_COLUMNS + column) * 4);
      texels.set(more, ((arch * 2 + 1) * GUM_COLUMNS + column) * 4);
    }
  });
  return texels;
}

const slopeAt = ({ curvature, quartic }: ArchCurve, x: number) =>
  2 * curvature * x + 4 * quartic * x ** 3;

/** Both sides of every tooth. */
function contactsOf(teeth: Float32Array): number[] {
  return Array.from({ length: TEETH_OF_AN_ARCH }, (_, number) => {
    const at = (index: number) => teeth[number * TOOTH_FLOATS + index] ?? 0;
    return [-0.5, 0.5].map((side) => at(0) + side * at(3) * at(4));
  }).flat();
}

/** Gives the x for a part, 0 to 1, of all columns. */
type Spread = (part: number) => number;

/** More columns in front, where teeth are narrow and looked at, and most where two teeth touch: there the gum's line runs almost straight up and down. */
function spreadColumns(curve: ArchCurve, endMm: number, contacts: readonly number[]): Spread {
  const step = (2 * endMm) / SAMPLES;
  const sums = new Float64Array(SAMPLES + 1);
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const x = (sample - 0.5) * step - endMm;
    const steep = Math.hypot(1, slopeAt(curve, x));
    const contact = contacts.reduce(
      (sum, at) => sum + Math.exp(-((((x - at) * steep) / CONTACT_MM) ** 2)),
      0,
    );
    const weight = (Math.abs(x) < 16 ? 1 : 0.75) + (Math.abs(x) < 20 ? 1.3 : 0.7) * contact;
    sums[sample] = (sums[sample - 1] ?? 0) + steep * step * weight;
  }
  const at = (sample: number) => sums[sample] ?? 0;
  return (part) => {
    const wanted = part * at(SAMPLES);
    let low = 0;
    let high = SAMPLES;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (at(middle) < wanted) low = middle;
      else high = middle;
    }
    const rest = (wanted - at(low)) / Math.max(1e-9, at(high) - at(low));
    return (low + rest) * step - endMm;
  };
}

/** How far round an end a column turns, of all the way, at its place in the fan. */
function fanTurn(place: number): number {
  const { part, turn } = AT_CORNER;
  if (place <= part) return (place / part) * turn;
  const beyond = (place - part) / (1 - part);
  // As closely as before it, then ever less.
  const first = (turn / part) * (1 - part);
  return turn + first * beyond + (1 - turn - first) * beyond ** 2;
}

function columnTexels(curve: ArchCurve, spread: Spread, column: number) {
  const inner = GUM_COLUMNS - 2 * GUM_FAN_COLUMNS;
  const step = column - GUM_FAN_COLUMNS;
  const beyond = Math.max(0, -step, step - inner + 1) / GUM_FAN_COLUMNS;
  const signedX = spread(Math.min(1, Math.max(0, step / (inner - 1))));
  const side = signedX < 0 ? -1 : 1;
  const x = Math.abs(signedX);
  const slope = slopeAt(curve, x);
  const unit = 1 / Math.hypot(1, slope);
  const y = curve.curvature * x * x + curve.quartic * x ** 4 + curve.setbackMm;
  return {
    place: [side * x, y, -side * slope * unit, unit],
    more: [side * unit, slope * unit, (fanTurn(Math.min(1, beyond)) * Math.PI) / 2, x],
  };
}
