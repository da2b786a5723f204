import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anySmile } from '../../../../tests/support/any-smile.ts';
import { designedSmile } from '../../../../domain/smile/designed-smile.ts';
import type { ComparedPoint } from '../../../../domain/smile/distances/compared-points.ts';
import { LIGHT_SHADE } from '../../../../domain/smile/norms.ts';
import { placeTeeth, type PlacedTooth } from '../../../../domain/smile/place-teeth.ts';
import { addScaled, type Point } from '../../../../domain/smile/point.ts';
import type { Smile } from '../../../../domain/smile/teeth.ts';
import { openShapes, type AskShapes } from './ask-shapes.ts';
import type { Mesh } from './gl-mesh.ts';
import { GUM_COLUMNS, GUM_ROWS, TOOTH_RINGS, TOOTH_STEPS } from './mesh-sizes.ts';
import { prepareModel } from './prepare-model.ts';

/** Without a graphics chip, on a busy machine. */
const MADE_WITHIN_MS = 400_000;
const STATES = 5;
const FLOATS = { tooth: 6, gum: 8 };
/** Below it a root's end is closed, or the gum is over it. */
const ROOT_ENDS_AT = 1.25;
const ROUNDED_MM = 0.7;

/** Compiled once for all that is tried here: without a chip that is half of the time. */
const opened = { meshes: openMeshes(), shapes: openShapes() };

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
    const meshesOf = await opened.meshes;
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

/** The studio's rows of teeth: long ones that stand askew, and round ones in line, between which a slit is seen. */
const DESIGNS = [
  { shape: 2, line: 0, gumLine: 0 },
  { shape: 0, line: 1, gumLine: 1 },
].map((place) => designedSmile(place, LIGHT_SHADE));
const LAST_FRONT = 3;
const MOST_ASKED = 4_000;
/** The renderer's rays stop so far before a surface, and it asks for a surface's direction so far around: art/smiles/renderer/main.c and material.c. */
const ACCEPT_MM = 0.012;
const AROUND_MM = 0.035;
const AROUND: readonly Point[] = [
  [1, -1, -1],
  [-1, -1, 1],
  [-1, 1, -1],
  [1, 1, 1],
];

/** A part of a tooth that is seen: before the middle of its sides, and not under the gum. */
const isSeen = ({ gumHeightMm }: PlacedTooth, [, y, z]: Point) => y < 2 && z < gumHeightMm;

/** A place in a tooth's own axes, in the room's. */
function inRoom(placed: PlacedTooth, [x, y, z]: Point): Point {
  const at = addScaled(addScaled(placed.origin, placed.distal, x), placed.lingual, y);
  return addScaled(at, placed.apical, z);
}

const toPoint = ([x = 0, y = 0, z = 0]: readonly number[]): Point => [x, y, z];
const between = (one: Point, other: Point): Point =>
  toPoint(one.map((value, axis) => (value + (other[axis] ?? 0)) / 2));
const dot = (one: Point, other: Point) =>
  one.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0);

it(
  'keeps a crown’s mesh on its surface between vertices, so that no gap is seen wider than it is',
  async () => {
    const meshesOf = await opened.meshes;
    const ask = opened.shapes;
    for (const smile of DESIGNS) {
      const { teeth } = meshesOf(smile);
      const points = placeTeeth(smile).flatMap((placed, tooth): ComparedPoint[] => {
        if (placed.position > LAST_FRONT) return [];
        const ring = (index: number) =>
          placesOf(teeth, FLOATS.tooth, (tooth * TOOTH_RINGS + index) * TOOTH_STEPS, TOOTH_STEPS);
        return Array.from({ length: TOOTH_RINGS - 2 }, (_, index) => {
          const [upper, lower] = [ring(index + 1), ring(index + 2)];
          return upper.flatMap((place, step) => [
            between(toPoint(place), toPoint(lower[step] ?? [])),
            between(toPoint(place), toPoint(upper[(step + 1) % TOOTH_STEPS] ?? [])),
          ]);
        })
          .flat()
          .filter((at) => isSeen(placed, at))
          .map((at) => ({ tooth, at: inRoom(placed, at) }));
      });
      expect(points.length).toBeGreaterThan(10_000);
      const offs = askInParts(ask, smile, points).map((crown) => Math.abs(crown - ACCEPT_MM));
      expect(Math.max(...offs)).toBeLessThan(0.03);
    }
  },
  MADE_WITHIN_MS,
);

/** The crown's distances at any number of points: a picture that is asked is only so wide. */
function askInParts(ask: AskShapes, smile: Smile, points: readonly ComparedPoint[]): number[] {
  const crowns: number[] = [];
  for (let from = 0; from < points.length; from += MOST_ASKED)
    for (const [crown = Number.NaN] of ask(smile, points.slice(from, from + MOST_ASKED)))
      crowns.push(crown);
  return crowns;
}

it(
  'turns the surface of a tooth as the renderer does, on either side of the mouth, so that lights are mirrored alike',
  async () => {
    const meshesOf = await opened.meshes;
    const ask = opened.shapes;
    for (const smile of DESIGNS) {
      const { teeth } = meshesOf(smile);
      placeTeeth(smile).forEach((placed, tooth) => {
        if (placed.position > LAST_FRONT) return;
        const first = tooth * TOOTH_RINGS * TOOTH_STEPS * FLOATS.tooth;
        const vertices = Array.from({ length: TOOTH_RINGS * TOOTH_STEPS }, (_, index) => {
          const numbers = [
            ...teeth.subarray(first + index * FLOATS.tooth, first + (index + 1) * FLOATS.tooth),
          ];
          return { at: toPoint(numbers), normal: toPoint(numbers.slice(3)) };
        }).filter(({ at }) => isSeen(placed, at));
        const around = vertices.flatMap(({ at }) =>
          AROUND.map((way) => ({ tooth, at: addScaled(inRoom(placed, at), way, AROUND_MM) })),
        );
        const crowns = askInParts(ask, smile, around);
        const offDegrees = vertices.map(({ normal }, index) => {
          const renderer = AROUND.reduce<Point>(
            (sum, way, place) => addScaled(sum, way, crowns[index * AROUND.length + place] ?? 0),
            [0, 0, 0],
          );
          const live = inRoom({ ...placed, origin: [0, 0, 0] }, normal);
          const cosine = dot(live, renderer) / Math.sqrt(dot(live, live) * dot(renderer, renderer));
          return (Math.acos(Math.min(1, cosine)) * 180) / Math.PI;
        });
        const ordered = offDegrees.toSorted((one, other) => one - other);
        expect(ordered[Math.floor(ordered.length * 0.95)], placed.id).toBeLessThan(5);
      });
    }
  },
  MADE_WITHIN_MS,
);
