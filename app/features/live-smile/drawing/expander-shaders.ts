import boxCorner from '../shaders/box-corner.glsl?raw';
import cast from '../shaders/cast.glsl?raw';
import castFragment from '../shaders/cast.frag.glsl?raw';
import castVertex from '../shaders/cast.vert.glsl?raw';
import expander from '../shaders/expander.glsl?raw';
import expanderSlice from '../shaders/expander-slice.frag.glsl?raw';
import metalBox from '../shaders/metal-box.glsl?raw';
import metalFragment from '../shaders/metal.frag.glsl?raw';
import metalVertex from '../shaders/metal.vert.glsl?raw';
import occlusal from '../shaders/occlusal.glsl?raw';
import rayCover from '../shaders/ray-cover.glsl?raw';
import wireFragment from '../shaders/wire.frag.glsl?raw';
import { EXPANDER_PIECES } from './expander-block.ts';
import {
  gumLook,
  screenPass,
  seenOf,
  seenOn,
  shader,
  shapesOf,
  type ShapeParts,
  type ShaderSource,
} from './shader-sources.ts';

/** An upper cast turned over, with its palate and chewing surfaces. */
export const CAST: ShapeParts = {
  // The tongue side of a front tooth is thin and hollow: what its mesh starts from lies deep within.
  defines: `#define CAST\n#define INNER_DEPTH .1\n#define PIECES ${EXPANDER_PIECES}`,
  before: occlusal,
  after: cast,
  isCast: true,
};
const SHAPES = shapesOf(CAST);
const SEEN = seenOf(CAST);

/** A picture of distances asked of an expander on its cast, for the test that compares them with the renderer's. */
export const expanderFragment = (asking: string): ShaderSource =>
  screenPass(...SHAPES, expander, asking);

export const EXPANDER_SHADERS = {
  expanderSlice: screenPass(...SHAPES, expander, expanderSlice),
  cast: {
    vertex: shader(boxCorner, castVertex),
    fragment: shader(...SEEN, gumLook, rayCover, castFragment),
  },
  metal: {
    vertex: shader(...SHAPES, expander, metalBox, boxCorner, metalVertex),
    fragment: shader(...SEEN, expander, metalBox, rayCover, metalFragment),
  },
  wire: seenOn(CAST, wireFragment),
} as const satisfies Record<string, ShaderSource>;
