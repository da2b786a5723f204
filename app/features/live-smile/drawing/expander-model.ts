import { bendExpander } from '../../../../domain/smile/bend-expander.ts';
import { compilePrograms } from './compile-programs.ts';
import { drawBoxes } from './draw-boxes.ts';
import { EXPANDER_FLOATS, expanderFloats } from './expander-block.ts';
import { CAST, EXPANDER_SHADERS } from './expander-shaders.ts';
import { fillMesh, makeMesh } from './gl-mesh.ts';
import { makePassRunner } from './pass-runner.ts';
import { TEETH } from './teeth-block.ts';
import { roundWireForm, roundWireVertices } from './round-wire-mesh.ts';
import type { WornStage } from './worn-stage.ts';

/** One for every tooth that might have a band, and the screw. */
const BOXES = TEETH + 1;
/** Where shaders/occlusal.glsl finds its numbers. */
const BLOCK = 2;

/** A palatal expander on a cast that lies turned over. */
export const EXPANDER_STAGE: WornStage = {
  parts: CAST,
  makeModel: async (gl) => {
    const runner = makePassRunner(gl, await compilePrograms(gl, EXPANDER_SHADERS));
    const wire = makeMesh(gl, roundWireForm());
    const block = gl.createBuffer();
    gl.bindBufferBase(gl.UNIFORM_BUFFER, BLOCK, block);
    gl.bufferData(gl.UNIFORM_BUFFER, EXPANDER_FLOATS * 4, gl.DYNAMIC_DRAW);
    return {
      write: (smile) => {
        gl.bindBuffer(gl.UNIFORM_BUFFER, block);
        gl.bufferSubData(gl.UNIFORM_BUFFER, 0, expanderFloats(smile));
        fillMesh(gl, wire, roundWireVertices(bendExpander(smile).wires));
      },
      useSlice: (shared) => runner.use('expanderSlice', shared),
      shape: () => undefined,
      lit: () => [wire],
      hasSheet: () => false,
      draw: (shared, see) => {
        see(runner.use('wire', shared));
        gl.bindVertexArray(wire.seen);
        gl.drawElements(gl.TRIANGLES, wire.indexCount, gl.UNSIGNED_INT, 0);
        gl.bindVertexArray(null);
        see(runner.use('cast', shared));
        drawBoxes(gl, 1);
        see(runner.use('metal', shared));
        drawBoxes(gl, BOXES);
      },
    };
  },
};
