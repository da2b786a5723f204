import type { Question } from '../content/quiz-questions.ts';
import type { Answers } from '../quiz/questions.ts';
import { DESCRIBED_CONCERNS, type DescribedConcern } from './described-concerns.ts';

/** Several ways to say much the same: of these only the first that was said is drawn. */
const FAMILIES: readonly (readonly DescribedConcern[])[] = [
  ['overlap', 'gap-and-overlap', 'one-turned'],
  ['worn-edges', 'uneven-edges'],
  ['gum-one-side', 'uneven-gum'],
];

/**
 * What a visitor's answers say that can be drawn, in a fixed order; empty where they say nothing of the kind, as 'none' does.
 *
 * @param questions with what is drawn of each option
 */
export function concernsFromAnswers(
  questions: readonly Question[],
  answers: Answers,
): DescribedConcern[] {
  const said = new Set(
    questions.flatMap(({ id, options }) =>
      (answers[id] ?? []).map((option) => options[option]?.drawn),
    ),
  );
  const isOutdone = (concern: DescribedConcern) =>
    FAMILIES.some(
      (family) => family.includes(concern) && family.find((other) => said.has(other)) !== concern,
    );
  return DESCRIBED_CONCERNS.filter((concern) => said.has(concern) && !isOutdone(concern));
}
