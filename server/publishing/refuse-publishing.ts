import { Refusal, problemDetails } from '../problem-details.ts';

/** How publishing is turned down: the status, and the sentence for whoever sits at the desk. */
export function refusePublishing(status: number, sentence: string): Refusal {
  return new Refusal(problemDetails(status, sentence));
}
