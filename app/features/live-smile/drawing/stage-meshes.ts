import type { ArchCurve } from '../../../../domain/smile/place-teeth.ts';
import type { MeshForm } from './gl-mesh.ts';
import { gridIndices } from './grid-indices.ts';

/** Place, normal and two numbers that only gums use. */
const VERTEX_FLOATS = 8;
const LID = { columns: 49, rows: 25 };
const MOUTH = { columns: 49, rows: 13 };

const formOf = (size: typeof LID): MeshForm => ({
  count: size.columns * size.rows,
  floats: VERTEX_FLOATS,
  indices: gridIndices({ count: 1, ...size, isClosed: false }),
});
export const LID_FORM = formOf(LID);
export const MOUTH_FORM = formOf(MOUTH);

type Vertex = (across: number, up: number) => readonly number[];

function vertices({ columns, rows }: typeof LID, vertex: Vertex): Float32Array {
  const floats = new Float32Array(columns * rows * VERTEX_FLOATS);
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      floats.set(
        vertex((column / (columns - 1)) * 2 - 1, row / (rows - 1)),
        (column * rows + row) * VERTEX_FLOATS,
      );
  return floats;
}

/** Where the upper cast's foot ends (art/smiles/renderer/gum-shape.c), and where on its top the lid's corner lies: its own inner corner is drawn coarsely. */
const END_MM = 28;
const FOOT_MM = { inward: 6, past: 0.2 };
/** How far the cast's back goes beyond the lid's corners; it leaves them the way the foot's own end comes. */
const BACK_MM = 1.2;
const BACK_BEND = 6;

/** Closes the upper cast from above, where the plates' camera never looks. */
export function lidVertices({ curvature, quartic }: ArchCurve): Float32Array {
  const yAt = (x: number) => curvature * x ** 2 + quartic * x ** 4;
  const slope = 2 * curvature * END_MM + 4 * quartic * END_MM ** 3;
  const unit = 1 / Math.hypot(1, slope);
  const corner = {
    x: END_MM + (FOOT_MM.past - slope * FOOT_MM.inward) * unit,
    y: yAt(END_MM) + (slope * FOOT_MM.past + FOOT_MM.inward) * unit,
  };
  return vertices(LID, (across, back) => {
    const x = across * corner.x;
    const front = yAt(x) + 6;
    const heel = corner.y + BACK_MM * (1 - across ** BACK_BEND);
    return [x, front + Math.max(0, heel - front) * back, 17.37, 0, 0, 1, 0, 0];
  });
}

/** The dark of the mouth: the front of `cavity` in shaders/model.glsl. */
export const mouthVertices = ({ curvature, quartic }: ArchCurve): Float32Array =>
  vertices(MOUTH, (across, up) => {
    const x = across * 23.4;
    const slope = 2.3 * curvature * x + 4 * quartic * x ** 3;
    const unit = 1 / Math.hypot(1, slope);
    const y = 1.15 * curvature * x ** 2 + quartic * x ** 4 + 13;
    return [x, y, -9.4 + 22.8 * up, slope * unit, -unit, 0, 0, 0];
  });
