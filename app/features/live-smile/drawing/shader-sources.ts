import blendFragment from '../shaders/blend.frag.glsl?raw';
import cavityFragment from '../shaders/cavity.frag.glsl?raw';
import crown from '../shaders/crown.glsl?raw';
import enamelFragment from '../shaders/enamel.frag.glsl?raw';
import enamelVertex from '../shaders/enamel.vert.glsl?raw';
import fieldSlice from '../shaders/field-slice.frag.glsl?raw';
import groundLight from '../shaders/ground-light.frag.glsl?raw';
import gumFragment from '../shaders/gum.frag.glsl?raw';
import gumLine from '../shaders/gum-line.frag.glsl?raw';
import gumMesh from '../shaders/gum-mesh.vert.glsl?raw';
import gumRays from '../shaders/gum-rays.glsl?raw';
import gum from '../shaders/gum.glsl?raw';
import lidFragment from '../shaders/lid.frag.glsl?raw';
import light from '../shaders/light.glsl?raw';
import look from '../shaders/look.glsl?raw';
import model from '../shaders/model.glsl?raw';
import nothing from '../shaders/nothing.frag.glsl?raw';
import pageFragment from '../shaders/page.frag.glsl?raw';
import screen from '../shaders/screen.vert.glsl?raw';
import seenVertex from '../shaders/seen.vert.glsl?raw';
import teeth from '../shaders/teeth.glsl?raw';
import toothLight from '../shaders/tooth-light.vert.glsl?raw';
import toothMesh from '../shaders/tooth-mesh.vert.glsl?raw';
import vectors from '../shaders/vectors.glsl?raw';
import worldLight from '../shaders/world-light.vert.glsl?raw';
import { GUM_COLUMNS, GUM_ROWS, TOOTH_RINGS, TOOTH_STEPS } from './mesh-sizes.ts';

export interface ShaderSource {
  readonly vertex: string;
  readonly fragment: string;
  /** What is kept of each vertex, in this order. */
  readonly captured?: readonly string[];
}

const HEAD = `#version 300 es
precision highp float; precision highp int; precision highp sampler2D; precision highp sampler3D;
#define TOOTH_RINGS ${TOOTH_RINGS}
#define TOOTH_STEPS ${TOOTH_STEPS}
#define GUM_COLUMNS ${GUM_COLUMNS}
#define GUM_ROWS ${GUM_ROWS}
`;

/** Teeth, gums and the dark behind them as distances. */
export const SHAPES = [vectors, teeth, crown, gum, model];
const LIT = [...SHAPES, light];
export const SEEN = [...LIT, look];

/** A shader of these parts, in this order. */
export const shader = (...parts: string[]): string => HEAD + parts.join('\n');
export const screenPass = (...parts: string[]): ShaderSource => ({
  vertex: shader(screen),
  fragment: shader(...parts),
});
export const capture = (captured: readonly string[], ...parts: string[]): ShaderSource => ({
  vertex: shader(...parts),
  fragment: shader(nothing),
  captured,
});

/** A mesh with light, as it is seen. */
export const seen = (...parts: string[]): ShaderSource => ({
  vertex: shader(seenVertex),
  fragment: shader(...SEEN, ...parts),
});

/** A picture of distances asked of shapes, for the test that compares them with the renderer's. */
export const shapesFragment = (asking: string): ShaderSource => screenPass(...SHAPES, asking);

export const SHADERS = {
  toothMesh: capture(['place', 'normal'], ...SHAPES, toothMesh),
  gumLine: screenPass(...SHAPES, gumRays, gumLine),
  gumMesh: capture(['place', 'normal', 'margin'], ...SHAPES, gumRays, gumMesh),
  fieldSlice: screenPass(...SHAPES, fieldSlice),
  toothLight: capture(['light'], ...LIT, toothLight),
  worldLight: capture(['light'], ...LIT, worldLight),
  groundLight: screenPass(...LIT, groundLight),
  enamel: { vertex: shader(...SHAPES, enamelVertex), fragment: shader(...SEEN, enamelFragment) },
  gum: seen(gumFragment),
  lid: seen(lidFragment),
  cavity: seen(cavityFragment),
  page: screenPass(...SEEN, pageFragment),
  blend: screenPass(blendFragment),
} as const satisfies Record<string, ShaderSource>;

export type ShaderName = keyof typeof SHADERS;
