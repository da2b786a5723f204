import { readProblem } from '../../request/read-problem.ts';
import { RequestError } from '../../request/request-json.ts';
import { NoAnswerError } from '../../request/time-limit.ts';
import { NO_ANSWER, UNREACHABLE } from '../../site/form-words.ts';

/** Why a form could not be sent, in a visitor's words: the server's own where it gave some. */
export function sayFailure(error: unknown): string {
  if (error instanceof NoAnswerError) return NO_ANSWER;
  const detail = error instanceof RequestError ? readProblem(error.body).detail : null;
  return detail ?? UNREACHABLE;
}
