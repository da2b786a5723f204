import { readProblem, type Problem } from '../../request/read-problem.ts';
import { RequestError } from '../../request/request-json.ts';
import { NoAnswerError } from '../../request/time-limit.ts';
import { NO_ANSWER, UNREACHABLE } from '../../site/form-words.ts';

/**
 * From when on, in milliseconds since 1970, something may be sent again of which our server says that nothing is stored; undefined where it may be, as after a
 * proxy's answer.
 */
export function againFromOf({ extra: { retryAfterSeconds } }: Problem): number | undefined {
  return typeof retryAfterSeconds === 'number' ? Date.now() + retryAfterSeconds * 1_000 : undefined;
}

/** Why a form could not be sent, in a visitor's words: the server's own where it gave some. */
export function sayFailure(error: unknown): string {
  if (error instanceof NoAnswerError) return NO_ANSWER;
  const detail = error instanceof RequestError ? readProblem(error.body).detail : null;
  return detail ?? UNREACHABLE;
}
