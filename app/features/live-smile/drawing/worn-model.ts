import type { WornSmile } from '../../../../domain/smile/worn-smile.ts';
import { compilePrograms } from './compile-programs.ts';
import { drawBoxes } from './draw-boxes.ts';
import { gridIndices } from './grid-indices.ts';
import { fillMesh, makeMesh, type Mesh, type MeshForm } from './gl-mesh.ts';
import type { Program } from './gl-program.ts';
import { flatTexture } from './gl-texture.ts';
import { ALIGNER_ROWS, GUM_COLUMNS } from './mesh-sizes.ts';
import { UNITS } from './model-store.ts';
import { makePassRunner, type Shared } from './pass-runner.ts';
import { TEETH } from './teeth-block.ts';
import { WIRE_FORM, wireVertices } from './wire-mesh.ts';
import { WORN_FLOATS, wornNumbers, type WornNumbers } from './worn-block.ts';
import { WORN_SHADERS, type WornShaderName } from './worn-shaders.ts';

const NO_BRACKETS = [0, 0] as const;
const ALIGNER_FORM: MeshForm = {
  count: GUM_COLUMNS * ALIGNER_ROWS,
  floats: 8,
  indices: gridIndices({ count: 1, columns: GUM_COLUMNS, rows: ALIGNER_ROWS, isClosed: false }),
};

/** What is on the teeth, drawn with them. */
export interface WornModel {
  /** Writes what a smile wears; the others are about what was written last. */
  readonly write: (smile: WornSmile) => void;
  /** Uses the program that makes the grid of distances with what is fixed to the teeth; where nothing is, none. */
  readonly useSlice: (shared: Shared) => Program | undefined;
  readonly shape: (shared: Shared) => void;
  /** What has its light by vertices. */
  readonly lit: () => readonly Mesh[];
  /** Whether it is clear, so that what is behind it is seen through it. */
  readonly hasSheet: () => boolean;
  /** Draws it over the model; `see` tells a program from where it is seen. */
  readonly draw: (shared: Shared, see: (program: Program) => void) => void;
}

/** Everything that draws brackets, wires and aligners on a context. Throws with the driver's words where it refuses a shader. */
export async function makeWornModel(gl: WebGL2RenderingContext): Promise<WornModel> {
  const runner = makePassRunner(gl, await compilePrograms(gl, WORN_SHADERS));
  const wire = makeMesh(gl, WIRE_FORM);
  const aligner = makeMesh(gl, ALIGNER_FORM);
  const copyBehind = makeCopyBehind(gl);
  const block = gl.createBuffer();
  gl.bindBufferBase(gl.UNIFORM_BUFFER, 1, block);
  gl.bufferData(gl.UNIFORM_BUFFER, WORN_FLOATS * 4, gl.DYNAMIC_DRAW);
  let worn: WornNumbers | undefined;
  const hasBrackets = () => (worn?.wires.length ?? 0) > 0;

  const use = (name: WornShaderName, shared: Shared): Program => {
    const program = runner.use(name, shared);
    gl.uniform2i(program.at('brackets'), ...(worn?.brackets ?? NO_BRACKETS));
    return program;
  };
  const show = (mesh: Mesh) => {
    gl.bindVertexArray(mesh.seen);
    gl.drawElements(gl.TRIANGLES, mesh.indexCount, gl.UNSIGNED_INT, 0);
    gl.bindVertexArray(null);
  };

  return {
    write: (smile) => {
      worn = wornNumbers(smile);
      gl.bindBuffer(gl.UNIFORM_BUFFER, block);
      gl.bufferSubData(gl.UNIFORM_BUFFER, 0, worn.block);
      fillMesh(gl, wire, wireVertices(worn.wires));
    },
    useSlice: (shared) => (hasBrackets() ? use('wornSlice', shared) : undefined),
    shape: (shared) => {
      if (!worn?.hasAligner) return;
      use('alignerMesh', shared);
      runner.capture(aligner.count, aligner.body);
    },
    hasSheet: () => worn?.hasAligner ?? false,
    lit: () => (hasBrackets() ? [wire] : []),
    draw: (shared, see) => {
      if (hasBrackets()) {
        see(use('wire', shared));
        show(wire);
        see(use('bracket', shared));
        drawBoxes(gl, TEETH);
      }
      if (worn?.hasAligner) {
        copyBehind();
        see(use('aligner', shared));
        show(aligner);
      }
    },
  };
}

/** Keeps what is on the canvas, so that a clear thing can be drawn over it. */
function makeCopyBehind(gl: WebGL2RenderingContext): () => void {
  let kept: { texture: WebGLTexture; width: number; height: number } | undefined;
  return () => {
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
    gl.activeTexture(gl.TEXTURE0 + UNITS.behind);
    if (kept?.width !== width || kept.height !== height) {
      if (kept) gl.deleteTexture(kept.texture);
      kept = { texture: flatTexture(gl, { format: gl.RGBA8, width, height }), width, height };
    }
    gl.copyTexSubImage2D(gl.TEXTURE_2D, 0, 0, 0, 0, 0, width, height);
  };
}
