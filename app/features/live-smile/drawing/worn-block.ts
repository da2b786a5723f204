import {
  LAST_BRACKET,
  layWire,
  slotOf,
  WIRE_PIECES,
  WIRE_POINTS,
} from '../../../../domain/smile/lay-wire.ts';
import { placeTeeth, type PlacedTooth } from '../../../../domain/smile/place-teeth.ts';
import type { Point } from '../../../../domain/smile/point.ts';
import type { BracketKind, WornSmile } from '../../../../domain/smile/worn-smile.ts';
import { TEETH } from './teeth-block.ts';

/** Half of a wire's thickness: art/smiles/renderer/bracket-shape.c. */
export const WIRE_RADIUS_MM = 0.24;
/** Numbers of both wires and of all slots, four each. */
export const WORN_FLOATS = (2 * WIRE_POINTS + TEETH) * 4;
/** As shaders/bracket.glsl counts them. */
const KINDS: Record<BracketKind, number> = { ceramic: 1, printed: 2, metal: 3 };

export interface WornNumbers {
  /** What shaders/bracket.glsl reads of both wires. */
  readonly block: Float32Array;
  /** Which brackets are on the upper and on the lower teeth; 0 for none. */
  readonly brackets: readonly [upper: number, lower: number];
  /** Upper and lower wire; none where no bracket is. */
  readonly wires: readonly (readonly Point[])[];
  readonly hasAligner: boolean;
}

/** How far the pieces of a wire to either side of a tooth's slot go from there. */
function reachOf(placed: PlacedTooth, slot: Point, wire: readonly Point[]): number {
  const place =
    placed.side < 0 ? LAST_BRACKET - placed.position : LAST_BRACKET - 1 + placed.position;
  const pieces = wire.slice(Math.max(0, (place - 1) * WIRE_PIECES), (place + 1) * WIRE_PIECES + 1);
  const away = pieces.map((at) => Math.hypot(at[0] - slot[0], at[1] - slot[1], at[2] - slot[2]));
  return Math.max(...away) + WIRE_RADIUS_MM;
}

/** What is on a smile's teeth, in numbers. */
export function wornNumbers(smile: WornSmile): WornNumbers {
  const { worn } = smile;
  const block = new Float32Array(WORN_FLOATS);
  if (worn?.kind !== 'brackets')
    return { block, brackets: [0, 0], wires: [], hasAligner: worn?.kind === 'aligner' };
  const { bracket, onLower } = worn;
  const teeth = placeTeeth(smile);
  const wires = [true, ...(onLower ? [false] : [])].map((isUpper) =>
    layWire(teeth, isUpper, bracket),
  );
  wires.forEach((wire, arch) =>
    wire.forEach((point, index) => block.set(point, (arch * WIRE_POINTS + index) * 4)),
  );
  teeth.forEach((placed, index) => {
    const wire = wires[placed.isUpper ? 0 : 1];
    if (!wire || placed.position > LAST_BRACKET) return;
    const slot = slotOf(placed, bracket);
    block.set([...slot, reachOf(placed, slot, wire)], (2 * WIRE_POINTS + index) * 4);
  });
  const kind = KINDS[bracket];
  return { block, brackets: [kind, onLower ? kind : 0], wires, hasAligner: false };
}
