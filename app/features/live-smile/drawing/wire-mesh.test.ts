import { expect, it } from 'vitest';
import { exampleSmile } from '../../../../domain/orthodontics/example-smile.ts';
import { WIRE_FORM, wireVertices } from './wire-mesh.ts';
import { WIRE_RADIUS_MM, wornNumbers } from './worn-block.ts';

/** Of a ring, of two wires. */
const SIDES = 12;
const RINGS = WIRE_FORM.count / SIDES / 2;
/** A bracket of metal is 2.9 mm wide: its shade on the wire takes several rings to be seen. */
const RINGS_WITHIN_MM = 0.5;

interface Ring {
  readonly middle: readonly number[];
  readonly normals: readonly (readonly number[])[];
}

function ringsOf(arch: number): Ring[] {
  const { wires } = wornNumbers(exampleSmile(0.5, 'braces'));
  const floats = wireVertices(wires);
  return Array.from({ length: RINGS }, (_, ring) => {
    const normals: number[][] = [];
    const middle = [0, 0, 0];
    for (let side = 0; side < SIDES; side++) {
      const at = ((arch * RINGS + ring) * SIDES + side) * WIRE_FORM.floats;
      const [x = 0, y = 0, z = 0, ...normal] = floats.subarray(at, at + 6);
      normals.push(normal);
      [x, y, z].forEach((value, axis) => {
        middle[axis] = (middle[axis] ?? 0) + (value - WIRE_RADIUS_MM * (normal[axis] ?? 0)) / SIDES;
      });
    }
    return { middle, normals };
  });
}

it.each([0, 1])(
  'lays wire %i in straight pieces, in rings nearer each other than a bracket is wide',
  (arch) => {
    const rings = ringsOf(arch);
    let lengthMm = 0;
    rings.slice(1).forEach(({ middle, normals }, before) => {
      const last = rings[before];
      const way = middle.map((value, axis) => value - (last?.middle[axis] ?? 0));
      const mm = Math.hypot(...way);
      lengthMm += mm;
      expect(mm).toBeLessThan(RINGS_WITHIN_MM);
      // Where two pieces meet each has a ring of its own, at one place.
      if (mm < 0.001) return;
      for (const normal of [...normals, ...(last?.normals ?? [])]) {
        const along = normal.reduce((sum, value, axis) => sum + value * (way[axis] ?? 0), 0);
        expect(Math.abs(along / mm)).toBeLessThan(0.001);
      }
    });
    expect(lengthMm).toBeGreaterThan(60);
  },
);
