import blendFragment from '../shaders/blend.frag.glsl?raw';
import cavityFragment from '../shaders/cavity.frag.glsl?raw';
import crown from '../shaders/crown.glsl?raw';
import enamelFragment from '../shaders/enamel.frag.glsl?raw';
import enamel from '../shaders/enamel.glsl?raw';
import enamelVertex from '../shaders/enamel.vert.glsl?raw';
import fieldSlice from '../shaders/field-slice.frag.glsl?raw';
import groundLight from '../shaders/ground-light.frag.glsl?raw';
import gumFragment from '../shaders/gum.frag.glsl?raw';
import gumLine from '../shaders/gum-line.frag.glsl?raw';
import gumLook from '../shaders/gum-look.glsl?raw';
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
import turn from '../shaders/turn.glsl?raw';
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

/** How the shapes of a stage differ: what stands before crowns and gums, and what stands after them. */
export interface ShapeParts {
  /** What shaders ask of their stage. */
  readonly defines: string;
  readonly before: string;
  readonly after: string;
  /** Whether it is the cast of the upper arch alone, turned over. */
  readonly isCast: boolean;
}
/** Both arches as they are. */
export const MOUTH: ShapeParts = {
  defines: '#define INNER_DEPTH .5',
  before: '',
  after: '',
  isCast: false,
};

/** Teeth, gums and the dark behind them as distances. */
export const shapesOf = ({ defines, before, after }: ShapeParts): readonly string[] => [
  defines,
  turn,
  vectors,
  teeth,
  before,
  crown,
  gum,
  after,
  model,
];
const litOf = (parts: ShapeParts) => [...shapesOf(parts), light];
/** The same as they are seen, with the look of gum and enamel. */
export const seenOf = (parts: ShapeParts): readonly string[] => [...litOf(parts), look];
export const SHAPES = shapesOf(MOUTH);
export const SEEN = seenOf(MOUTH);
export { enamel, gumLook };

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

/** A mesh with light, as it is seen on a stage. */
export const seenOn = (stage: ShapeParts, ...parts: string[]): ShaderSource => ({
  // On a cast a place of the model is elsewhere in the room.
  vertex: shader(stage.defines, turn, seenVertex),
  fragment: shader(...seenOf(stage), ...parts),
});
export const seen = (...parts: string[]): ShaderSource => seenOn(MOUTH, ...parts);

/** A picture of distances asked of shapes, for the test that compares them with the renderer's. */
export const shapesFragment = (asking: string): ShaderSource => screenPass(...SHAPES, asking);

/** The programs of every stage. */
const commonShaders = (parts: ShapeParts) => {
  const shapes = shapesOf(parts);
  const lit = litOf(parts);
  return {
    toothMesh: capture(['place', 'normal'], ...shapes, toothMesh),
    toothLight: capture(['light'], ...lit, toothLight),
    worldLight: capture(['light'], ...lit, worldLight),
    groundLight: screenPass(...lit, groundLight),
    enamel: {
      vertex: shader(...shapes, enamelVertex),
      fragment: shader(...seenOf(parts), enamel, enamelFragment),
    },
    page: screenPass(...seenOf(parts), pageFragment),
    blend: screenPass(blendFragment),
  };
};

/** What only both arches have: a cast is drawn by what stands on it. */
const mouthShaders = (parts: ShapeParts) => ({
  gumLine: screenPass(...shapesOf(parts), gumRays, gumLine),
  gumMesh: capture(['place', 'normal', 'margin'], ...shapesOf(parts), gumRays, gumMesh),
  fieldSlice: screenPass(...shapesOf(parts), fieldSlice),
  gum: seenOn(parts, gumLook, gumFragment),
  lid: seenOn(parts, lidFragment),
  cavity: seenOn(parts, cavityFragment),
});

type AllShaders = ReturnType<typeof commonShaders> & ReturnType<typeof mouthShaders>;
export type ShaderName = keyof AllShaders;

/** All programs of a stage. */
export const shadersOf = (parts: ShapeParts): Readonly<Partial<Record<ShaderName, ShaderSource>>> =>
  parts.isCast ? commonShaders(parts) : { ...commonShaders(parts), ...mouthShaders(parts) };
