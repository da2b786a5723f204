import type { ComparedPoint } from '../../../../domain/smile/distances/compared-points.ts';
import { archCurve } from '../../../../domain/smile/place-teeth.ts';
import type { Smile } from '../../../../domain/smile/teeth.ts';
import { finishProgram, startProgram } from './gl-program.ts';
import { flatTexture, targetOf } from './gl-texture.ts';
import { NEARBY_SIZE, writeNearbyTeeth } from './nearby-teeth.ts';
import { shapesFragment } from './shader-sources.ts';
import { teethBlock } from './teeth-block.ts';

const ASKING = `
uniform sampler2D points; out vec4 c;
void main() {
  vec4 asked = texelFetch(points, ivec2(gl_FragCoord.xy), 0);
  Tooth t = tooth(int(asked.w));
  vec3 at = toLocal(t, asked.xyz);
  c = vec4(crown(t, at), gumRound(t, at), baseShape(asked.xyz, t.upper), modelDistance(asked.xyz));
}`;

/** Gives what the shaders' distances are at a smile's points. */
export type AskShapes = (smile: Smile, points: readonly ComparedPoint[]) => number[][];

/** Asks shaders for crown, gum, base and model, in millimeters: for the test that compares them. Compiled once, for any number of smiles. */
export function openShapes(): AskShapes {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('no WebGL 2');
  const { program, at } = finishProgram(gl, startProgram(gl, shapesFragment(ASKING)));
  gl.useProgram(program);
  gl.uniform1i(at('points'), 0);
  gl.uniform1i(at('nearby'), 1);
  gl.bindBufferBase(gl.UNIFORM_BUFFER, 0, gl.createBuffer());

  return (smile, points) => {
    const size = { width: points.length, height: 1 };
    const target = targetOf(gl, flatTexture(gl, { format: gl.RGBA32F, ...size }));
    const block = teethBlock(smile);
    gl.bufferData(gl.UNIFORM_BUFFER, block, gl.STATIC_DRAW);
    gl.activeTexture(gl.TEXTURE1);
    flatTexture(gl, { format: gl.RGBA8UI, ...NEARBY_SIZE });
    writeNearbyTeeth(gl, block);
    gl.activeTexture(gl.TEXTURE0);
    flatTexture(gl, { format: gl.RGBA32F, ...size });
    const places = Float32Array.from(points.flatMap(({ tooth, at: place }) => [...place, tooth]));
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, size.width, 1, gl.RGBA, gl.FLOAT, places);
    const [upper, lower] = [archCurve(smile, true), archCurve(smile, false)];
    gl.uniform4f(at('upperArch'), upper.curvature, upper.quartic, upper.setbackMm, 0);
    gl.uniform4f(at('lowerArch'), lower.curvature, lower.quartic, lower.setbackMm, 0);
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.viewport(0, 0, size.width, 1);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    const answers = new Float32Array(size.width * 4);
    gl.readPixels(0, 0, size.width, 1, gl.RGBA, gl.FLOAT, answers);
    return points.map((_, row) => [...answers.subarray(row * 4, row * 4 + 4)]);
  };
}
