import { REFUSAL_HEADINGS, REFUSAL_WORDS } from '../../domain/intake/refusal-words.ts';
import { Refusal, problemDetails } from '../problem-details.ts';

/** Every way in which a link to an appointment is turned down. None says whose the appointment is, or repeats the link. */

/** 404 for a link that was not signed here, and for one whose appointment is gone: which of the two is not said. */
export function refuseUnknownLink(): Refusal {
  const problem = problemDetails(404, REFUSAL_WORDS.unknownLink);
  return new Refusal(problem, {}, REFUSAL_HEADINGS.unknownLink);
}

/** 410 from the appointment's beginning on, for whatever is asked by its link, unless it was cancelled. */
export function refuseBegun(): Refusal {
  return unchanged(410, REFUSAL_WORDS.begun);
}

/** 410 for who would move an appointment that is cancelled, or sends the booking of one again. Looking at it, and cancelling it again, is no fault. */
export function refuseCancelled(): Refusal {
  return unchanged(410, REFUSAL_WORDS.cancelled);
}

/** 422 for who would move an appointment with less notice than the practice asks for (product 7.6). It can still be cancelled. */
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
