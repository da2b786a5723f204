import type { ComparedPoint } from '../../../../domain/smile/distances/compared-points.ts';
import { archCurve } from '../../../../domain/smile/place-teeth.ts';
import { TOOTH_IDS } from '../../../../domain/smile/teeth.ts';
import { veneerGapMm, type WornSmile } from '../../../../domain/smile/worn-smile.ts';
import { expanderFloats } from './expander-block.ts';
import { expanderFragment } from './expander-shaders.ts';
import { finishProgram, startProgram } from './gl-program.ts';
import { flatTexture, targetOf } from './gl-texture.ts';
import { NEARBY_SIZE, writeNearbyTeeth } from './nearby-teeth.ts';
import { shapesFragment, type ShaderSource } from './shader-sources.ts';
import { teethBlock } from './teeth-block.ts';
import { wornNumbers } from './worn-block.ts';
import { veneerFragmentOf } from './veneer-shaders.ts';
import { wornFragment } from './worn-shaders.ts';

const ASKING = `
uniform sampler2D points; out vec4 c;
void main() {
  vec4 asked = texelFetch(points, ivec2(gl_FragCoord.xy), 0);
  Tooth t = tooth(int(asked.w));
  vec3 at = toLocal(t, asked.xyz);
  c = vec4(crown(t, at), gumRound(t, at), baseShape(asked.xyz, t.upper), modelDistance(asked.xyz));
}`;

const ASKING_WORN = `
uniform sampler2D points; out vec4 c;
void main() {
  vec4 asked = texelFetch(points, ivec2(gl_FragCoord.xy), 0);
  vec3 p = asked.xyz;
  Tooth t = tooth(int(asked.w));
  vec2 up = fixedNear(p, true), low = fixedNear(p, false);
  float model = min(modelDistance(p), min(min(up.x, up.y), min(low.x, low.y)));
  c = brackets.x > 0
    ? vec4(bracket(t, toLocal(t, p), t.upper ? brackets.x : brackets.y), min(up.y, low.y), model, crown(t, toLocal(t, p)))
    : vec4(alignerParts(p), model, crown(t, toLocal(t, p)));
}`;

/** How much of a sheet's direction is its cut's at x past its line; there the union of both, and what either adds to its slope. */
const ASKING_EDGE = `
uniform sampler2D points; out vec4 c;
float joined(vec2 at) { return smax(at.x, at.y, EDGE); }
void main() {
  float past = texelFetch(points, ivec2(gl_FragCoord.xy), 0).x, turn = edgeTurn(past);
  vec2 at = vec2(-EDGE * turn * turn, past), x = vec2(.002, 0.), y = x.yx;
  c = vec4(turn, joined(at), (joined(at + x) - joined(at - x)) / .004, (joined(at + y) - joined(at - y)) / .004);
}`;

const ASKING_EXPANDER = `
uniform sampler2D points; out vec4 c;
void main() {
  vec4 asked = texelFetch(points, ivec2(gl_FragCoord.xy), 0);
  vec3 p = asked.xyz;
  Tooth t = tooth(int(asked.w));
  vec3 at = toLocal(t, p);
  float metal = min(screwDistance(p), wiresDistance(p));
  c = vec4(band(t, at), metal, min(modelDistance(p), min(bandsNear(p), metal)), ASKED);
}`;

const ASKING_VENEER = `
uniform sampler2D points; out vec4 c;
void main() {
  vec4 asked = texelFetch(points, ivec2(gl_FragCoord.xy), 0);
  vec3 p = asked.xyz;
  Tooth t = tooth(int(asked.w)), ready = tooth(preparedTooth);
  float shell = veneer(ready, toLocal(ready, p) + vec3(0., gap, 0.));
  c = vec4(crown(t, toLocal(t, p)), shell, min(modelDistance(p), shell), 0.);
}`;

/** Gives what the shaders' distances are at a smile's points. */
export type AskShapes = (smile: WornSmile, points: readonly ComparedPoint[]) => number[][];

/** Asks shaders for crown, gum, base and model, in millimeters: for the test that compares them. Compiled once, for any number of smiles. */
export const openShapes = (): AskShapes => openAsking(shapesFragment(ASKING));

/** The same for what is worn: bracket and wires, or a swollen crown and how far past the aligner's edge; then the model with it, and the crown. */
export const openWornShapes = (): AskShapes => openAsking(wornFragment(ASKING_WORN));

/** The same for the edge of an aligner, whose points are as far past its line as their first number says: turn, union, and the slope's two parts. */
export const openAlignerEdge = (): AskShapes => openAsking(wornFragment(ASKING_EDGE));

/** The same for an expander: a tooth's band, all other metal, the cast with both, and either its base or the tooth's crown. */
export const openExpander = (last: 'base' | 'crown'): AskShapes =>
  openAsking(
    expanderFragment(
      ASKING_EXPANDER.replace('ASKED', last === 'base' ? 'baseShape(p, true)' : 'crown(t, at)'),
    ),
  );

/** The same for a veneer: a tooth's crown, made ready or not, the veneer, and the model with it. */
export const openVeneer = (): AskShapes => openAsking(veneerFragmentOf(ASKING_VENEER));

function openAsking(source: ShaderSource): AskShapes {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (!gl?.getExtension('EXT_color_buffer_float')) throw new Error('no WebGL 2');
  const { program, at } = finishProgram(gl, startProgram(gl, source));
  gl.useProgram(program);
  gl.uniform1i(at('points'), 0);
  gl.uniform1i(at('nearby'), 1);
  const [teethBuffer, wornBuffer, castBuffer] = [0, 1, 2].map(() => gl.createBuffer());
  if (!teethBuffer || !wornBuffer || !castBuffer) throw new Error('no buffer');
  gl.bindBufferBase(gl.UNIFORM_BUFFER, 0, teethBuffer);
  gl.bindBufferBase(gl.UNIFORM_BUFFER, 1, wornBuffer);
  gl.bindBufferBase(gl.UNIFORM_BUFFER, 2, castBuffer);

  return (smile, points) => {
    const size = { width: points.length, height: 1 };
    const target = targetOf(gl, flatTexture(gl, { format: gl.RGBA32F, ...size }));
    const block = teethBlock(smile);
    gl.bindBuffer(gl.UNIFORM_BUFFER, teethBuffer);
    gl.bufferData(gl.UNIFORM_BUFFER, block, gl.STATIC_DRAW);
    const worn = wornNumbers(smile);
    gl.bindBuffer(gl.UNIFORM_BUFFER, wornBuffer);
    gl.bufferData(gl.UNIFORM_BUFFER, worn.block, gl.STATIC_DRAW);
    gl.uniform2i(at('brackets'), ...worn.brackets);
    if (smile.worn?.kind === 'expander') {
      gl.bindBuffer(gl.UNIFORM_BUFFER, castBuffer);
      gl.bufferData(gl.UNIFORM_BUFFER, expanderFloats(smile), gl.STATIC_DRAW);
    }
    if (smile.worn?.kind === 'veneer') {
      gl.uniform1i(at('preparedTooth'), TOOTH_IDS.indexOf(smile.worn.tooth));
      gl.uniform1f(at('gap'), veneerGapMm(smile.worn.seated));
    }
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
