import boxCorner from '../shaders/box-corner.glsl?raw';
import prepared from '../shaders/prepared.glsl?raw';
import rayCover from '../shaders/ray-cover.glsl?raw';
import veneer from '../shaders/veneer.glsl?raw';
import veneerBox from '../shaders/veneer-box.glsl?raw';
import veneerFragment from '../shaders/veneer.frag.glsl?raw';
import veneerSlice from '../shaders/veneer-slice.frag.glsl?raw';
import veneerVertex from '../shaders/veneer.vert.glsl?raw';
import {
  enamel,
  screenPass,
  seenOf,
  shader,
  shapesOf,
  type ShapeParts,
  type ShaderSource,
} from './shader-sources.ts';

/** Both arches, with one tooth made ready. */
export const PREPARED: ShapeParts = {
  // Less is left of it on the lip side: what its mesh starts from lies deeper within.
  defines: '#define PREPARED\n#define INNER_DEPTH (t.prepared ? .1 : .5)',
  before: prepared,
  after: '',
  isCast: false,
};
const SHAPES = [...shapesOf(PREPARED), veneer];

/** A picture of distances asked of a veneer and its tooth, for the test that compares them with the renderer's. */
export const veneerFragmentOf = (asking: string): ShaderSource => screenPass(...SHAPES, asking);

export const VENEER_SHADERS = {
  veneerSlice: screenPass(...SHAPES, veneerBox, veneerSlice),
  veneer: {
    vertex: shader(...SHAPES, veneerBox, boxCorner, veneerVertex),
    fragment: shader(...seenOf(PREPARED), veneer, veneerBox, enamel, rayCover, veneerFragment),
  },
} as const satisfies Record<string, ShaderSource>;

export type VeneerShaderName = keyof typeof VENEER_SHADERS;
