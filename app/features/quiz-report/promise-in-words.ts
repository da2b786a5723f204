import { promisedTime, sayPromisedForLater } from '../../../domain/practice/promise.ts';
import type { OpeningRules } from '../../../domain/scheduling/slot.ts';
import { PROMISE_MARK } from '../../site/promise-mark.ts';
import type { ReportWords } from '../../../domain/content/quiz-report.ts';

/**
 * The report's words with the day and time that "within 24 hours" means for who asks when the report is made. Paper is read later, so it says
 * so.
 */
export function fillPromise(words: ReportWords, rules: OpeningRules, madeAt: Date): ReportWords {
  const promised = promisedTime(rules, madeAt);
  const said =
    promised === null
      ? ''
      : ` Asked for when this report was made, that means by ${sayPromisedForLater(promised)}.`;
  const nextSteps = words.nextSteps.map(({ title, text }) => ({
    title,
    text: text.replaceAll(PROMISE_MARK, said),
  }));
  return { ...words, nextSteps };
}
