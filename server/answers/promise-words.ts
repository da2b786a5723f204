import { ANSWER_TIME, promisedTime, sayPromisedForLater } from '../../domain/practice/promise.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';

/**
 * The promise with the time that it means: "within 24 hours, by Monday, November 23, 9:00 AM Eastern Time"; without one where the practice
 * stays closed.
 *
 * @param askedAt when the request came in
 */
export function saysWhen(opening: OpeningRules, askedAt: Date): string {
  const promised = promisedTime(opening, askedAt);
  return promised === null ? ANSWER_TIME : `${ANSWER_TIME}, by ${sayPromisedForLater(promised)}`;
}
