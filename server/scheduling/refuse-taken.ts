import type { Language } from '../../domain/languages/page-languages.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { Refusal, problemDetails } from '../problem-details.ts';

/**
 * Turns down a time that somebody else has, with the ones that are still free.
 *
 * @param language of the page for a form without script
 */
export function refuseTaken(alternatives: Slot[], language?: Language): Refusal {
  const detail =
    alternatives.length > 0
      ? 'Somebody else has just taken this time. Please choose one of the next free ones.'
      : 'Somebody else has just taken this time, and no other is free online. Please call us.';
  return new Refusal({ ...problemDetails(409, detail), alternatives }, {}, undefined, language);
}
