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

const HEEL_Y_MM = 35.2;

/** Closes the upper cast from above, where the plates' camera never looks. */
export const lidVertices = ({ curvature, quartic }: ArchCurve): Float32Array =>
  vertices(LID, (across, back) => {
    const x = across * 19.6;
    const y = curvature * x ** 2 + quartic * x ** 4 + 6;
    return [x, y + Math.max(0, HEEL_Y_MM - y) * back, 17.37, 0, 0, 1, 0, 0];
  });

/** The dark of the mouth: the front of `cavity` in shaders/model.glsl. */
export const mouthVertices = ({ curvature, quartic }: ArchCurve): Float32Array =>
  vertices(MOUTH, (across, up) => {
    const x = across * 23.4;
    const slope = 2.3 * curvature * x + 4 * quartic * x ** 3;
    const unit = 1 / Math.hypot(1, slope);
    const y = 1.15 * curvature * x ** 2 + quartic * x ** 4 + 13;
    return [x, y, -9.4 + 22.8 * up, slope * unit, -unit, 0, 0, 0];
  });
