import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySmile } from '../../../../tests/support/any-smile.ts';
import { placeTeeth } from '../../../../domain/smile/place-teeth.ts';
import type { Smile } from '../../../../domain/smile/teeth.ts';
import type { Mesh } from './gl-mesh.ts';
import { GUM_COLUMNS, GUM_ROWS, TOOTH_RINGS, TOOTH_STEPS } from './mesh-sizes.ts';
import { prepareModel } from './prepare-model.ts';

/** Without a graphics chip, on a busy machine. */
const MADE_WITHIN_MS = 400_000;
const STATES = 'IN_RELEASE' in import.meta.env ? 5 : 2;
const FLOATS = { tooth: 6, gum: 8 };
/** Below it a root's end is closed, or the gum is over it. */
const ROOT_ENDS_AT = 1.25;
const ROUNDED_MM = 0.7;

async function openMeshes() {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('no WebGL 2');
  const { store, shaper } = await prepareModel(gl, undefined);
  const read = (mesh: Mesh, floats: number) => {
    const numbers = new Float32Array(mesh.count * floats);
    gl.bindBuffer(gl.COPY_READ_BUFFER, mesh.body);
    gl.getBufferSubData(gl.COPY_READ_BUFFER, 0, numbers);
    // What is bound may not be written by the next smile.
    gl.bindBuffer(gl.COPY_READ_BUFFER, null);
    return numbers;
  };
  return (smile: Smile) => {
    const shapes = new Set(['crowns', 'line', 'gums']);
    for (const { name, run } of shaper.steps(smile, 'fine', undefined)) if (shapes.has(name)) run();
    expect(gl.getError()).toBe(gl.NO_ERROR);
    return { teeth: read(store.teeth, FLOATS.tooth), gums: read(store.gums, FLOATS.gum) };
  };
}

/** A row of vertices of a mesh, three numbers each. */
const placesOf = (numbers: Float32Array, floats: number, first: number, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const at = (first + index) * floats;
    return [...numbers.subarray(at, at + 3)];
  });

const spreadOf = (places: readonly (readonly number[])[]) =>
  Math.max(
    ...places.map((place) =>
      Math.hypot(...place.map((value, axis) => value - (places[0]?.[axis] ?? 0))),
    ),
  );

it(
  'closes every crown from its root’s end to its edge, and both gums all round, in any state',
  async () => {
    const meshesOf = await openMeshes();
    fc.assert(
      fc.property(anySmile, (smile) => {
        const { teeth, gums } = meshesOf(smile);
        expect(teeth.every(Number.isFinite)).toBe(true);
        expect(gums.every(Number.isFinite)).toBe(true);
        placeTeeth(smile).forEach(({ tooth: { size } }, tooth) => {
          const ring = (index: number) =>
            placesOf(teeth, FLOATS.tooth, (tooth * TOOTH_RINGS + index) * TOOTH_STEPS, TOOTH_STEPS);
          const [end, edge] = [ring(0), ring(TOOTH_RINGS - 1)];
          expect(spreadOf(end)).toBeLessThan(0.001);
          expect(spreadOf(edge)).toBeLessThan(0.001);
          const height = (ring_: readonly (readonly number[])[]) =>
            Math.max(...ring_.map(([, , z = 0]) => z));
          expect(height(end)).toBeGreaterThan(size.lengthMm * ROOT_ENDS_AT - ROUNDED_MM);
        });
        for (let column = 0; column < 2 * GUM_COLUMNS; column++) {
          const rows = placesOf(gums, FLOATS.gum, column * GUM_ROWS, GUM_ROWS);
          // Its two ends meet, behind.
          expect(spreadOf([rows[0] ?? [], rows.at(-1) ?? []])).toBeLessThan(0.05);
        }
      }),
      { numRuns: STATES },
    );
  },
  MADE_WITHIN_MS,
);
