import { WIRE_POINTS } from '../../../../domain/smile/lay-wire.ts';
import { addScaled, type Point } from '../../../../domain/smile/point.ts';
import type { MeshForm } from './gl-mesh.ts';
import { gridIndices } from './grid-indices.ts';
import { WIRE_RADIUS_MM } from './worn-block.ts';

const SIDES = 12;
/** Place, normal and two numbers that only gums use. */
const VERTEX_FLOATS = 8;
const MOST_WIRES = 2;
/** Rings along a straight piece of wire, its ends among them: light is asked at each, and a bracket's shade is narrower than a piece. */
const PIECE_RINGS = 5;
const RINGS = (WIRE_POINTS - 1) * PIECE_RINGS;

export const WIRE_FORM: MeshForm = {
  count: MOST_WIRES * RINGS * SIDES,
  floats: VERTEX_FLOATS,
  indices: gridIndices({ count: MOST_WIRES, columns: RINGS, rows: SIDES, isClosed: true }),
};

/** Round tubes along wires, straight from point to point as the renderer's are; without a wire all its points are one, and nothing is seen. */
export function wireVertices(wires: readonly (readonly Point[])[]): Float32Array {
  const floats = new Float32Array(WIRE_FORM.count * VERTEX_FLOATS);
  wires.forEach((wire, arch) =>
    wire.slice(1).forEach((end, piece) => {
      const start = wire[piece] ?? end;
      const part: Point = [end[0] - start[0], end[1] - start[1], end[2] - start[2]];
      const [ax, ay, az] = unit(part);
      // A wire runs sideways, never straight up.
      const flat = Math.hypot(ax, ay);
      const out: Point = [ay / flat, -ax / flat, 0];
      const up: Point = [-out[1] * az, out[0] * az, out[1] * ax - out[0] * ay];
      for (let ring = 0; ring < PIECE_RINGS; ring++) {
        const middle = addScaled(start, part, ring / (PIECE_RINGS - 1));
        for (let side = 0; side < SIDES; side++) {
          const turn = (side / SIDES) * 2 * Math.PI;
          const normal = addScaled(addScaled([0, 0, 0], out, Math.cos(turn)), up, Math.sin(turn));
          floats.set(
            [...addScaled(middle, normal, WIRE_RADIUS_MM), ...normal],
            ((arch * RINGS + piece * PIECE_RINGS + ring) * SIDES + side) * VERTEX_FLOATS,
          );
        }
      }
    }),
  );
  return floats;
}

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
