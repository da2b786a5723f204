import { REFUSAL_WORDS } from '../../domain/intake/refusal-words.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { Refusal, problemDetails } from '../problem-details.ts';

/** Turns down a time that somebody else has, with the ones that are still free. */
export function refuseTaken(alternatives: Slot[]): Refusal {
  const { taken, takenNoneFree } = REFUSAL_WORDS;
  const detail = alternatives.length > 0 ? taken : takenNoneFree;
  return new Refusal({ ...problemDetails(409, detail), alternatives });
}
