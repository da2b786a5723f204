import { REFUSAL_HEADINGS, REFUSAL_WORDS } from '../../domain/intake/refusal-words.ts';
import { Refusal, problemDetails } from '../problem-details.ts';

/** Every way in which a link to an appointment is turned down. None says whose the appointment is, or repeats the link. */

export function refuseUnknownLink(): Refusal {
  const problem = problemDetails(404, REFUSAL_WORDS.unknownLink);
  return new Refusal(problem, {}, REFUSAL_HEADINGS.unknownLink);
}

export function refuseBegun(): Refusal {
  return unchanged(410, REFUSAL_WORDS.begun);
}

export function refuseCancelled(): Refusal {
  return unchanged(410, REFUSAL_WORDS.cancelled);
}

export function refuseLate(): Refusal {
  return unchanged(422, REFUSAL_WORDS.late);
}

/** The page that was acted on showed another time than the appointment has. */
export function refuseStale(): Refusal {
  return unchanged(409, REFUSAL_WORDS.stale);
}

function unchanged(status: number, detail: string): Refusal {
  return new Refusal(problemDetails(status, detail), {}, REFUSAL_HEADINGS.unchanged);
}
