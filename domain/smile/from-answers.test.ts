import { describe, expect, it } from 'vitest';
import { loadPractice } from '../../app/content/practice.server.ts';
import { loadQuiz } from '../../app/content/quiz.server.ts';
import { noneIndexOf } from '../quiz/questions.ts';
import {
  concernsFromAnswers,
  concernSaidBy,
  DESCRIBED_CONCERNS,
  type DescribedConcern,
} from './from-answers.ts';

const { questions } = loadQuiz(loadPractice());

/** With its words, so that another option in the same place is not drawn as the old one was. */
const EVERY_OPTION: readonly [string, string, DescribedConcern | null][] = [
  ['Q1', 'I see gaps or crowding', 'gap-and-overlap'],
  ['Q1', 'I see a color that has dulled', 'dull-color'],
  ['Q1', 'I see a lot of gum', 'much-gum'],
  ['Q1', 'I see chipped or worn edges', 'worn-edges'],
  ['Q2', 'Some teeth overlap or turn', 'overlap'],
  ['Q2', 'The edges look uneven', 'uneven-edges'],
  ['Q2', 'More gum shows on one side', 'gum-one-side'],
  ['Q2', 'The middle of my smile sits off center', 'off-center'],
  ['Q3', 'I chew mostly on one side', null],
  ['Q3', 'I bite into things with my side teeth', null],
  ['Q3', 'I get food caught in the same places', null],
  ['Q3', 'I steer around hard or chewy foods', null],
  ['Q4', 'My bite feels uneven when I close', null],
  ['Q4', 'My teeth react to cold or sweet things', null],
  ['Q4', 'My jaw feels tired by evening', null],
  ['Q4', 'My gums feel tender now and then', null],
  ['Q5', 'Some spots are too tight to floss', null],
  ['Q5', 'Some stains stay, however well I brush', 'stains'],
  ['Q5', 'Some pink shows in the sink', null],
  ['Q5', 'Some teeth look longer than they did', 'long-teeth'],
  ['Q6', 'I wore braces, and my teeth have moved', 'one-turned'],
  ['Q6', "I whitened my teeth, and it didn't last", 'dull-color'],
  ['Q6', 'I have older dental work that shows', 'older-work'],
  ['Q6', 'I lost a tooth that was never replaced', 'lost-tooth'],
  ['Q7', 'I sucked my thumb for years', null],
  ['Q7', 'I sleep with my mouth open', null],
  ['Q7', 'I clench my teeth when I concentrate', null],
  ['Q7', 'I wake up with a tight jaw', null],
  ['Q8', 'I avoid being photographed from one side', null],
  ['Q8', 'I avoid showing my teeth in pictures', null],
  ['Q8', 'I avoid colors that make my teeth look darker', 'dull-color'],
  ['Q8', 'I avoid using a tooth that bothers me', null],
  ['Q9', "I'd like my teeth to line up", 'one-turned'],
  ['Q9', "I'd like a brighter, more even color", 'dull-color'],
  ['Q9', "I'd like my teeth to match in shape", 'unlike-shapes'],
  ['Q9', "I'd like my gum line to look even", 'uneven-gum'],
  ['Q9', "I'd like to chew without thinking about it", null],
  ['Q10', 'Someone has mentioned my bite', null],
  ['Q10', 'Someone has suggested whitening', 'dull-color'],
  ['Q10', 'Someone has asked why I rarely smile', null],
  ['Q10', 'Someone has mentioned my gums', null],
  ['Q10', 'Someone has heard me grind at night', null],
];

const contentOptions = questions.flatMap(({ id, options }) =>
  options.map(({ text }, index) => ({ id, text, index })),
);
const placeOf = (id: string, text: string) =>
  contentOptions.find((option) => option.id === id && option.text === text)?.index ?? -1;

it('knows every option of the quiz, and no other', () => {
  expect(contentOptions.map(({ id, text }) => [id, text])).toEqual(
    EVERY_OPTION.map(([id, text]) => [id, text]),
  );
  expect(contentOptions.filter(({ id, index }) => concernSaidBy(id, index) === undefined)).toEqual(
    [],
  );
  for (const question of questions) {
    expect(concernSaidBy(question.id, noneIndexOf(question))).toBeUndefined();
  }
});

it.each(EVERY_OPTION)('%s, %s: %s', (id, text, concern) => {
  expect(concernsFromAnswers({ [id]: [placeOf(id, text)] })).toEqual(concern ? [concern] : []);
});

it('every concern is said by some option', () => {
  expect(new Set(EVERY_OPTION.flatMap(([, , concern]) => concern ?? []))).toEqual(
    new Set(DESCRIBED_CONCERNS),
  );
});

describe('of several answers that say much the same', () => {
  it.each<[string, Record<string, number[]>, DescribedConcern[]]>([
    ['the clearer one is drawn', { Q1: [0], Q2: [0], Q9: [0] }, ['overlap']],
    ['a wish does not outdo what was seen', { Q1: [0], Q9: [0] }, ['gap-and-overlap']],
    ['worn edges are uneven, too', { Q1: [3], Q2: [1] }, ['worn-edges']],
    ['one side is an uneven line', { Q2: [2], Q9: [3] }, ['gum-one-side']],
    ['much gum may be more on one side', { Q1: [2], Q2: [2] }, ['much-gum', 'gum-one-side']],
    ['one color is drawn once', { Q1: [1], Q6: [1], Q8: [2] }, ['dull-color']],
  ])('%s', (_, answers, concerns) => {
    expect(concernsFromAnswers(answers)).toEqual(concerns);
  });
});

it('the order of answers does not matter', () => {
  expect(concernsFromAnswers({ Q6: [3, 2], Q1: [2, 1] })).toEqual(
    concernsFromAnswers({ Q1: [1, 2], Q6: [2, 3] }),
  );
});

it('none, and nothing, give nothing', () => {
  const none = Object.fromEntries(
    questions.map((question) => [question.id, [noneIndexOf(question)]]),
  );
  expect(concernsFromAnswers(none)).toEqual([]);
  expect(concernsFromAnswers({})).toEqual([]);
});
