import type { Answers } from '../quiz/questions.ts';

/** What an answer of the quiz says that can be seen in a drawing of teeth; the strongest of a family first. */
export const DESCRIBED_CONCERNS = [
  'overlap',
  'gap-and-overlap',
  'one-turned',
  'off-center',
  'dull-color',
  'stains',
  'older-work',
  'worn-edges',
  'uneven-edges',
  'unlike-shapes',
  'much-gum',
  'gum-one-side',
  'uneven-gum',
  'long-teeth',
  'lost-tooth',
] as const;

export type DescribedConcern = (typeof DESCRIBED_CONCERNS)[number];

/** Several ways to say much the same: of these only the first that was said is drawn. */
const FAMILIES: readonly (readonly DescribedConcern[])[] = [
  ['overlap', 'gap-and-overlap', 'one-turned'],
  ['worn-edges', 'uneven-edges'],
  ['gum-one-side', 'uneven-gum'],
];

/**
 * What each option of each question says, in the options' order; null where it is about a feeling, a habit or another person's words, which
 * nobody could draw without guessing.
 */
const SAID_BY: Readonly<Record<string, readonly (DescribedConcern | null)[]>> = {
  Q1: ['gap-and-overlap', 'dull-color', 'much-gum', 'worn-edges'],
  Q2: ['overlap', 'uneven-edges', 'gum-one-side', 'off-center'],
  Q3: [null, null, null, null],
  Q4: [null, null, null, null],
  Q5: [null, 'stains', null, 'long-teeth'],
  Q6: ['one-turned', 'dull-color', 'older-work', 'lost-tooth'],
  Q7: [null, null, null, null],
  Q8: [null, null, 'dull-color', null],
  Q9: ['one-turned', 'dull-color', 'unlike-shapes', 'uneven-gum', null],
  Q10: [null, 'dull-color', null, null, null],
};

/** What one option says; undefined for one that these rules do not know, among them 'none'. */
export function concernSaidBy(
  questionId: string,
  option: number,
): DescribedConcern | null | undefined {
  return SAID_BY[questionId]?.[option];
}

/** What a visitor's answers say that can be drawn, in a fixed order; empty where they say nothing of the kind. */
export function concernsFromAnswers(answers: Answers): DescribedConcern[] {
  const said = new Set(
    Object.entries(answers).flatMap(([questionId, options]) =>
      options.map((option) => concernSaidBy(questionId, option)),
    ),
  );
  const isOutdone = (concern: DescribedConcern) =>
    FAMILIES.some(
      (family) => family.includes(concern) && family.find((other) => said.has(other)) !== concern,
    );
  return DESCRIBED_CONCERNS.filter((concern) => said.has(concern) && !isOutdone(concern));
}
