import aligner from '../shaders/aligner.glsl?raw';
import alignerFragment from '../shaders/aligner.frag.glsl?raw';
import alignerMesh from '../shaders/aligner-mesh.vert.glsl?raw';
import bracket from '../shaders/bracket.glsl?raw';
import boxCorner from '../shaders/box-corner.glsl?raw';
import bracketBox from '../shaders/bracket-box.glsl?raw';
import bracketFragment from '../shaders/bracket.frag.glsl?raw';
import bracketVertex from '../shaders/bracket.vert.glsl?raw';
import gumRays from '../shaders/gum-rays.glsl?raw';
import rayCover from '../shaders/ray-cover.glsl?raw';
import wireFragment from '../shaders/wire.frag.glsl?raw';
import wornSlice from '../shaders/worn-slice.frag.glsl?raw';
import { LAST_BRACKET, WIRE_PIECES, WIRE_POINTS } from '../../../../domain/smile/lay-wire.ts';
import { ALIGNER_ROWS } from './mesh-sizes.ts';
import {
  capture,
  screenPass,
  seen,
  SEEN,
  SHAPES,
  shader,
  type ShaderSource,
} from './shader-sources.ts';
import { WIRE_RADIUS_MM } from './worn-block.ts';

const SIZES = `
#define LAST_BRACKET ${LAST_BRACKET}
#define WIRE_PIECES ${WIRE_PIECES}
#define WIRE_POINTS ${WIRE_POINTS}
#define WIRE_RADIUS ${WIRE_RADIUS_MM}
#define ALIGNER_ROWS ${ALIGNER_ROWS}
`;

/** What is on teeth, as distances. */
const WORN = [...SHAPES, SIZES, bracket];

/** A picture of distances asked of what is worn, for the test that compares them with the renderer's. */
export const wornFragment = (asking: string): ShaderSource => screenPass(...WORN, aligner, asking);

export const WORN_SHADERS = {
  wornSlice: screenPass(...WORN, wornSlice),
  bracket: {
    vertex: shader(...WORN, bracketBox, boxCorner, bracketVertex),
    fragment: shader(...SEEN, SIZES, bracket, bracketBox, rayCover, bracketFragment),
  },
  wire: seen(wireFragment),
  alignerMesh: capture(
    ['place', 'normal', 'margin'],
    ...SHAPES,
    SIZES,
    aligner,
    gumRays,
    alignerMesh,
  ),
  aligner: seen(aligner, alignerFragment),
} as const satisfies Record<string, ShaderSource>;

export type WornShaderName = keyof typeof WORN_SHADERS;
