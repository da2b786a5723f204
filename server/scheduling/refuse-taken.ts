import { REFUSAL_WORDS } from '../../domain/intake/refusal-words.ts';
import { UNOFFERED_TIME } from '../../domain/intake/unoffered-time.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { refuseFields } from '../intake/refusals.ts';
import { Refusal, problemDetails } from '../problem-details.ts';

/** Turns down a time that somebody else has, with the ones that are still free. */
export function refuseTaken(alternatives: Slot[]): Refusal {
  const { taken, takenNoneFree } = REFUSAL_WORDS;
  const detail = alternatives.length > 0 ? taken : takenNoneFree;
  return new Refusal({ ...problemDetails(409, detail), alternatives });
}

/** Turns down a time that is not offered. @param alternatives for the page of a form without script, which shows no free times itself */
export function refuseUnoffered(alternatives?: Slot[]): Refusal {
  const refusal = refuseFields([{ field: 'startsAt', message: UNOFFERED_TIME }]);
  return alternatives === undefined ? refusal : new Refusal({ ...refusal.problem, alternatives });
}
