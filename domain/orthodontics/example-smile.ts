import { ALIGNMENT_CASES } from '../smile/alignment-cases.ts';
import { interpolateSmile } from '../smile/interpolate-smile.ts';
import type { Worn, WornSmile } from '../smile/worn-smile.ts';
import type { WornName } from './example-ways.ts';

const ALIGNER: Worn = { kind: 'aligner' };

const WORN: Readonly<Record<WornName, Worn | undefined>> = {
  nothing: undefined,
  aligner: ALIGNER,
  braces: { kind: 'brackets', bracket: 'metal', onLower: true },
  // On the upper teeth alone: there are ways to mix.
  printed: { kind: 'brackets', bracket: 'printed', onLower: false },
  retainer: ALIGNER,
};

/**
 * The example's teeth on their way, and what is on them. Each tooth goes straight from where it begins to where it ends.
 *
 * @param part 0 the first month, 1 the last; taken to the nearer end outside of that
 */
export function exampleSmile(part: number, worn: WornName): WornSmile {
  const crowding = ALIGNMENT_CASES.find(({ name }) => name === 'crowding');
  if (!crowding) throw new Error('the example is the crowded case');
  const smile = interpolateSmile(crowding.before, crowding.after, part);
  const on = WORN[worn];
  return on ? { ...smile, worn: on } : smile;
}
