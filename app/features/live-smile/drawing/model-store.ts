import { COLUMN_ROWS } from './gum-columns.ts';
import { gridIndices } from './grid-indices.ts';
import { makeMesh, type Mesh } from './gl-mesh.ts';
import { flatTexture, targetOf } from './gl-texture.ts';
import { GUM_COLUMNS, GUM_ROWS, TOOTH_RINGS, TOOTH_STEPS } from './mesh-sizes.ts';
import { NEARBY_SIZE } from './nearby-teeth.ts';
import { LID_FORM, MOUTH_FORM } from './stage-meshes.ts';
import { TEETH, TOOTH_FLOATS } from './teeth-block.ts';

/** Of the shade on the page. */
export const GROUND_SIZE = { width: 256, height: 224 } as const;
/** Where each texture is bound. */
export const UNITS = {
  field: 0,
  ground: 1,
  columns: 2,
  nearby: 3,
  lines: 4,
  picture: 5,
  behind: 6,
} as const;

interface Target {
  readonly texture: WebGLTexture;
  readonly target: WebGLFramebuffer;
}

/** Everything that the graphics chip keeps of the model but its field. */
export interface ModelStore {
  readonly teeth: Mesh;
  readonly gums: Mesh;
  readonly lid: Mesh;
  readonly mouth: Mesh;
  readonly block: WebGLBuffer;
  readonly columns: WebGLTexture;
  readonly nearby: WebGLTexture;
  readonly lines: Target;
  readonly ground: Target;
}

/** Axes are mirrored from quadrant to quadrant. */
const isMirroredTooth = (tooth: number) => tooth < 7 || (tooth >= 14 && tooth < 21);

/** Makes room for what shapes and draws a model, once a context: meshes have their indices alone, and the uniform block is bound at 0. */
export function makeModelStore(gl: WebGL2RenderingContext): ModelStore {
  const teeth = gridIndices({
    count: TEETH,
    columns: TOOTH_RINGS,
    rows: TOOTH_STEPS,
    isClosed: true,
    isMirrored: isMirroredTooth,
  });
  const gums = gridIndices({
    count: 2,
    columns: GUM_COLUMNS,
    rows: GUM_ROWS,
    isClosed: false,
    isMirrored: (gum) => gum === 0,
  });
  const block = gl.createBuffer();
  gl.bindBufferBase(gl.UNIFORM_BUFFER, 0, block);
  gl.bufferData(gl.UNIFORM_BUFFER, TEETH * TOOTH_FLOATS * 4, gl.DYNAMIC_DRAW);
  const target = (texture: WebGLTexture): Target => ({ texture, target: targetOf(gl, texture) });
  return {
    teeth: makeMesh(gl, { count: TEETH * TOOTH_RINGS * TOOTH_STEPS, floats: 6, indices: teeth }),
    gums: makeMesh(gl, { count: 2 * GUM_COLUMNS * GUM_ROWS, floats: 8, indices: gums }),
    lid: makeMesh(gl, LID_FORM),
    mouth: makeMesh(gl, MOUTH_FORM),
    block,
    columns: flatTexture(gl, { format: gl.RGBA32F, width: GUM_COLUMNS, height: COLUMN_ROWS }),
    nearby: flatTexture(gl, { format: gl.RGBA8UI, ...NEARBY_SIZE }),
    lines: target(flatTexture(gl, { format: gl.R16F, width: GUM_COLUMNS, height: 2 })),
    ground: target(flatTexture(gl, { format: gl.RGBA8, ...GROUND_SIZE, isSmooth: true })),
  };
}
