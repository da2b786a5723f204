import type { AreaCode } from './areas.ts';
import type { Question } from '../content/quiz-questions.ts';
import { noneIndexOf, type Answers } from './questions.ts';
import { POINTS_PER_OPTION, RAW_POINTS_PER_NONE } from './score-answers.ts';

/** One answer that counted for an area. */
export interface Contribution {
  readonly questionId: string;
  readonly question: string;
  /** The option's text; null for 'none', whose words are the page's. */
  readonly option: string | null;
  /** What it added to the area's raw score. */
  readonly points: number;
}

/**
 * The answers that led to an area's share, in the order of the questions. Their points add up to the entry's `rawScore`.
 *
 * @param answers question id → chosen option indexes; what names no option counts for nothing
 */
export function explainArea(
  questions: readonly Question[],
  answers: Answers,
  key: AreaCode,
): Contribution[] {
  return questions.flatMap((question) => {
    const chosen = Object.hasOwn(answers, question.id) ? (answers[question.id] ?? []) : [];
    const about = { questionId: question.id, question: question.text };
    return [...new Set(chosen)].flatMap((index): Contribution[] => {
      if (index === noneIndexOf(question)) {
        return key === 'HWS' ? [{ ...about, option: null, points: RAW_POINTS_PER_NONE }] : [];
      }
      const option = question.options[index];
      return option?.profiles.includes(key)
        ? [{ ...about, option: option.text, points: POINTS_PER_OPTION }]
        : [];
    });
  });
}
