import type { ExpanderWire } from '../../../../domain/smile/bend-expander.ts';
import type { Point } from '../../../../domain/smile/point.ts';
import type { MeshForm } from './gl-mesh.ts';
import { gridIndices } from './grid-indices.ts';

const SIDES = 16;
/** Place, normal and two numbers that only gums use. */
const VERTEX_FLOATS = 8;
/** Both sides' bars, ends of bars, arms and solder. */
const MOST_WIRES = 12;
/** Of the longest, a bar through four places. */
const MOST_POINTS = 25;
/** Rings of a round end. */
const END_RINGS = 6;
const RINGS = MOST_POINTS + 2 * END_RINGS;

/** Room for all wires of an expander. */
export const roundWireForm = (): MeshForm => ({
  count: MOST_WIRES * RINGS * SIDES,
  floats: VERTEX_FLOATS,
  indices: gridIndices({ count: MOST_WIRES, columns: RINGS, rows: SIDES, isClosed: true }),
});

interface Ring {
  readonly at: Point;
  readonly along: Point;
  /** How far the surface has turned from the side toward the wire's end, in radians. */
  readonly lean: number;
}

/** Round tubes with round ends. */
export function roundWireVertices(wires: readonly ExpanderWire[]): Float32Array {
  const floats = new Float32Array(MOST_WIRES * RINGS * SIDES * VERTEX_FLOATS);
  wires.forEach(({ points, radiusMm }, wire) =>
    ringsOf(points).forEach((ring, place) => {
      const { along, lean } = ring;
      const flat = Math.hypot(along[0], along[1]);
      // A wire runs sideways, never straight up.
      const out: Point = [along[1] / flat, -along[0] / flat, 0];
      const up: Point = [
        -out[1] * along[2],
        out[0] * along[2],
        out[1] * along[0] - out[0] * along[1],
      ];
      for (let side = 0; side < SIDES; side++) {
        const turn = (side / SIDES) * 2 * Math.PI;
        const normal = ([0, 1, 2] as const).map(
          (axis) =>
            (out[axis] * Math.cos(turn) + up[axis] * Math.sin(turn)) * Math.cos(lean) +
            along[axis] * Math.sin(lean),
        );
        const vertex = normal.map((value, axis) => (ring.at[axis] ?? 0) + value * radiusMm);
        floats.set([...vertex, ...normal], ((wire * RINGS + place) * SIDES + side) * VERTEX_FLOATS);
      }
    }),
  );
  return floats;
}

/** As many rings for every wire: one with fewer points has its last ones at one place. */
function ringsOf(points: readonly Point[]): Ring[] {
  const at = (index: number): Point => points[Math.min(index, points.length - 1)] ?? [0, 0, 0];
  const alongAt = (index: number): Point => {
    const [before, after] = [
      at(Math.max(0, Math.min(index, points.length - 1) - 1)),
      at(index + 1),
    ];
    return unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
  };
  const ends = Array.from(
    { length: END_RINGS },
    (_, ring) => ((ring + 1) / END_RINGS) * (Math.PI / 2),
  );
  return [
    ...ends.toReversed().map((lean): Ring => ({ at: at(0), along: alongAt(0), lean: -lean })),
    ...Array.from({ length: MOST_POINTS }, (_, index): Ring => ({
      at: at(index),
      along: alongAt(index),
      lean: 0,
    })),
    ...ends.map((lean): Ring => ({ at: at(points.length), along: alongAt(points.length), lean })),
  ];
}

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
