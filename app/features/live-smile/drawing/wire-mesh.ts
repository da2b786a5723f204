import { WIRE_POINTS } from '../../../../domain/smile/lay-wire.ts';
import type { Point } from '../../../../domain/smile/point.ts';
import type { MeshForm } from './gl-mesh.ts';
import { gridIndices } from './grid-indices.ts';
import { WIRE_RADIUS_MM } from './worn-block.ts';

const SIDES = 12;
/** Place, normal and two numbers that only gums use. */
const VERTEX_FLOATS = 8;
const MOST_WIRES = 2;

export const WIRE_FORM: MeshForm = {
  count: MOST_WIRES * WIRE_POINTS * SIDES,
  floats: VERTEX_FLOATS,
  indices: gridIndices({ count: MOST_WIRES, columns: WIRE_POINTS, rows: SIDES, isClosed: true }),
};

/** Round tubes along wires; without a wire all its points are one, and nothing is seen. */
export function wireVertices(wires: readonly (readonly Point[])[]): Float32Array {
  const floats = new Float32Array(WIRE_FORM.count * VERTEX_FLOATS);
  wires.forEach((wire, arch) =>
    wire.forEach((point, index) => {
      const [before, after] = [wire[index - 1] ?? point, wire[index + 1] ?? point];
      const along = unit([after[0] - before[0], after[1] - before[1], after[2] - before[2]]);
      // A wire runs sideways, never straight up.
      const [ax, ay, az] = along;
      const flat = Math.hypot(ax, ay);
      const out: Point = [ay / flat, -ax / flat, 0];
      const up: Point = [-out[1] * az, out[0] * az, out[1] * ax - out[0] * ay];
      for (let side = 0; side < SIDES; side++) {
        const turn = (side / SIDES) * 2 * Math.PI;
        const normal = [0, 1, 2].map(
          (axis) => (out[axis] ?? 0) * Math.cos(turn) + (up[axis] ?? 0) * Math.sin(turn),
        );
        const place = normal.map((value, axis) => (point[axis] ?? 0) + value * WIRE_RADIUS_MM);
        floats.set(
          [...place, ...normal],
          ((arch * WIRE_POINTS + index) * SIDES + side) * VERTEX_FLOATS,
        );
      }
    }),
  );
  return floats;
}

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
