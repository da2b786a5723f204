import { STATUS_CODES } from 'node:http';
import type { Slot } from '../domain/scheduling/slot.ts';

/** One field that does not fit, and what a person can do about it. */
export interface ProblemField {
  field: string;
  message: string;
}

/** Problem details (RFC 9457). Nothing in it is ever taken from the request's values. */
export interface ProblemDetails {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: ProblemField[];
  /** Times that are still free, in the place of one that is taken; for a form without script also of one that is not offered. */
  alternatives?: Slot[];
  /** The seconds of Retry-After, and only where nothing of what was sent is stored: what may be stored is best sent again at once. */
  retryAfterSeconds?: number;
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json; charset=utf-8';

/** "about:blank" says: there is no more to it than the status (RFC 9457, 4.2.1). */
const NO_MORE_THAN_THE_STATUS = 'about:blank';

/** A refusal with its answer. Throw it anywhere below a route; the error handler sends it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly problem: ProblemDetails;
  readonly headers: Readonly<Record<string, string>>;
  /** What the page of a form without script says first, in English, where the usual heading would be wrong. */
  readonly heading: string | undefined;

  constructor(
    problem: ProblemDetails,
    headers: Readonly<Record<string, string>> = {},
    heading?: string,
  ) {
    super(problem.title);
    this.problem = problem;
    this.headers = headers;
    this.heading = heading;
  }
}

/**
 * Turns down what is known not to be stored by this try.
 *
 * @param waitSeconds until it is worth trying again
 */
export function refuseUntil(status: number, detail: string, waitSeconds: number): Refusal {
  const retryAfterSeconds = Math.max(1, waitSeconds);
  const problem = { ...problemDetails(status, detail), retryAfterSeconds };
  return new Refusal(problem, { 'retry-after': String(retryAfterSeconds) });
}

/**
 * Builds problem details.
 *
 * @param status the HTTP status, which also gives the title
 * @param detail a sentence that a person can act on
 * @param errors the fields that do not fit, if it is about fields
 */
export function problemDetails(
  status: number,
  detail: string,
  errors?: ProblemField[],
): ProblemDetails {
  const title = STATUS_CODES[status] ?? 'Error';
  const problem = { type: NO_MORE_THAN_THE_STATUS, title, status, detail };
  return errors === undefined ? problem : { ...problem, errors };
}
