import type { ArchCurve } from '../../../../domain/smile/place-teeth.ts';
import type { Mesh } from './gl-mesh.ts';
import type { Program } from './gl-program.ts';
import type { Cells } from './gl-texture.ts';
import { UNITS } from './model-store.ts';

/** What several programs are told of the model. */
export interface Shared {
  readonly upper: ArchCurve;
  readonly lower: ArchCurve;
  readonly cells: Cells;
  /** Of the window that shadows are asked from. */
  readonly places: number;
}

export interface PassRunner<Name extends string> {
  /** Makes a program the one that is used, and tells it of the model. */
  readonly use: (name: Name, shared: Shared) => Program;
  /** Runs the used program over vertices and keeps what it says of each. */
  readonly capture: (count: number, into: WebGLBuffer, from?: Mesh) => void;
  /** Runs the used program over every texel of a target. */
  readonly fill: (target: WebGLFramebuffer, width: number, height: number) => void;
}

/** How the passes over vertices and texels are run. */
export function makePassRunner<Name extends string>(
  gl: WebGL2RenderingContext,
  programs: ReadonlyMap<Name, Program>,
): PassRunner<Name> {
  const feedback = gl.createTransformFeedback();
  return {
    use: (name, { upper, lower, cells, places }) => {
      const program = programs.get(name);
      if (!program) throw new Error(`this stage has no ${name}`);
      gl.useProgram(program.program);
      gl.uniform4f(program.at('upperArch'), upper.curvature, upper.quartic, upper.setbackMm, 0);
      gl.uniform4f(program.at('lowerArch'), lower.curvature, lower.quartic, lower.setbackMm, 0);
      gl.uniform3f(program.at('fieldCells'), ...cells);
      gl.uniform1i(program.at('places'), places);
      for (const [sampler, unit] of Object.entries(UNITS)) gl.uniform1i(program.at(sampler), unit);
      return program;
    },
    capture: (count, into, from) => {
      gl.bindVertexArray(from?.bare ?? null);
      gl.bindTransformFeedback(gl.TRANSFORM_FEEDBACK, feedback);
      gl.bindBufferBase(gl.TRANSFORM_FEEDBACK_BUFFER, 0, into);
      gl.enable(gl.RASTERIZER_DISCARD);
      gl.beginTransformFeedback(gl.POINTS);
      gl.drawArrays(gl.POINTS, 0, count);
      gl.endTransformFeedback();
      gl.disable(gl.RASTERIZER_DISCARD);
      gl.bindBufferBase(gl.TRANSFORM_FEEDBACK_BUFFER, 0, null);
      gl.bindTransformFeedback(gl.TRANSFORM_FEEDBACK, null);
      gl.bindVertexArray(null);
    },
    fill: (target, width, height) => {
      gl.bindFramebuffer(gl.FRAMEBUFFER, target);
      gl.viewport(0, 0, width, height);
      gl.disable(gl.DEPTH_TEST);
      gl.bindVertexArray(null);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    },
  };
}
