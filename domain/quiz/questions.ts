import type { Question } from '../content/quiz-questions.ts';
import type { AreaCode } from './areas.ts';

/** Question id → indexes of the chosen options; a question left alone may be absent. */
export type Answers = Readonly<Record<string, readonly number[]>>;

/** The index that stands for 'This doesn't sound like me': the number of regular options. */
export function noneIndexOf(question: Question): number {
  return question.options.length;
}

/**
 * How many regular options of all questions list each area, for the build check of the maxima
 * (decisions on the quiz arithmetic: 14 AB, 12 TSC, 8 GHF, 11 SHF, 0 HWS).
 */
export function countOptionsPerArea(questions: readonly Question[]): Record<AreaCode, number> {
  const counts: Record<AreaCode, number> = { AB: 0, TSC: 0, GHF: 0, SHF: 0, HWS: 0 };
  for (const question of questions) {
    for (const option of question.options) {
      for (const area of option.profiles) counts[area] += 1;
    }
  }
  return counts;
}
