import {
  CONTACT_WIDTH,
  placeTeeth,
  type PlacedTooth,
} from '../../../../domain/smile/place-teeth.ts';
import type { WornSmile } from '../../../../domain/smile/worn-smile.ts';
import { linearColor } from './linear-color.ts';

export const TEETH = 28;
/** Upper teeth come first. */
export const TEETH_OF_AN_ARCH = 14;
/** Numbers of one tooth: nine of four. */
export const TOOTH_FLOATS = 36;

/** What shaders/teeth.glsl reads of a smile, tooth after tooth. */
export function teethBlock(smile: WornSmile): Float32Array {
  const prepared = smile.worn?.kind === 'veneer' ? smile.worn.tooth : undefined;
  const block = new Float32Array(TEETH * TOOTH_FLOATS);
  placeTeeth(smile).forEach((placed, index) =>
    block.set(toothFloats(placed, placed.id === prepared), index * TOOTH_FLOATS),
  );
  return block;
}

function toothFloats(placed: PlacedTooth, isPrepared: boolean): number[] {
  const { tooth, position, side } = placed;
  const { size, shade } = tooth;
  const fours: readonly (readonly [number, number, number, number])[] = [
    [...placed.origin, size.widthMm * CONTACT_WIDTH],
    [...placed.distal, size.lengthMm],
    [...placed.lingual, size.depthMm],
    [...placed.apical, size.taper],
    [placed.gumHeightMm, placed.papillaMm, tooth.wear, tooth.chipMm],
    [tooth.chipAtMm, shade.stain, position * side, tooth.kind === 'missing' ? 1 : 0],
    [...linearColor(shade.neck), size.form],
    [...linearColor(shade.body), isPrepared ? 1 : 0],
    [...linearColor(shade.edge), 0],
  ];
  return fours.flat();
}
