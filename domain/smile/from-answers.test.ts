import { describe, expect, it } from 'vitest';
import type { Question } from '../content/quiz-questions.ts';
import type { Answers } from '../quiz/questions.ts';
import { noneIndexOf } from '../quiz/questions.ts';
import { DESCRIBED_CONCERNS, type DescribedConcern } from './described-concerns.ts';
import { concernsFromAnswers } from './from-answers.ts';

/** One question whose options draw a concern each, in the concerns' order, and last one that draws nothing. */
const mirror = (id: string): Question => ({
  id,
  text: 'What do you see?',
  options: [
    ...DESCRIBED_CONCERNS.map((drawn) => ({
      text: `I see ${drawn}`,
      profiles: ['AB'] as const,
      drawn,
    })),
    { text: 'I chew on one side', profiles: ['AB'] },
  ],
});
const QUESTIONS = [mirror('Q1'), mirror('Q2')];
const [FIRST] = QUESTIONS;
const UNDRAWN = DESCRIBED_CONCERNS.length;
const saying = (...concerns: readonly DescribedConcern[]): readonly number[] =>
  concerns.map((concern) => DESCRIBED_CONCERNS.indexOf(concern));
const drawn = (answers: Answers) => concernsFromAnswers(QUESTIONS, answers);

it.each(DESCRIBED_CONCERNS)('an option that draws %s gives it', (concern) => {
  expect(drawn({ Q1: saying(concern) })).toEqual([concern]);
});

describe('of several answers that say much the same', () => {
  it.each<[string, Answers, DescribedConcern[]]>([
    [
      'the clearer one is drawn',
      { Q1: saying('gap-and-overlap', 'one-turned'), Q2: saying('overlap') },
      ['overlap'],
    ],
    [
      'a wish does not outdo what was seen',
      { Q1: saying('gap-and-overlap'), Q2: saying('one-turned') },
      ['gap-and-overlap'],
    ],
    ['worn edges are uneven, too', { Q1: saying('uneven-edges', 'worn-edges') }, ['worn-edges']],
    ['one side is an uneven line', { Q1: saying('uneven-gum', 'gum-one-side') }, ['gum-one-side']],
    [
      'much gum may be more on one side',
      { Q1: saying('gum-one-side', 'much-gum') },
      ['much-gum', 'gum-one-side'],
    ],
    [
      'one color is drawn once',
      { Q1: saying('dull-color'), Q2: saying('dull-color') },
      ['dull-color'],
    ],
  ])('%s', (_, answers, concerns) => {
    expect(drawn(answers)).toEqual(concerns);
  });
});

it('the order of answers does not matter', () => {
  const [one, other] = [saying('lost-tooth', 'older-work'), saying('much-gum', 'dull-color')];
  expect(drawn({ Q2: one, Q1: other })).toEqual(
    drawn({ Q1: other.toReversed(), Q2: one.toReversed() }),
  );
});

it('what nobody could draw, none, and nothing give nothing', () => {
  expect(drawn({ Q1: [UNDRAWN] })).toEqual([]);
  expect(drawn({ Q1: [FIRST ? noneIndexOf(FIRST) : -1] })).toEqual([]);
  expect(drawn({ Q7: [0] })).toEqual([]);
  expect(drawn({})).toEqual([]);
});
