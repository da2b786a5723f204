import { expect, test } from 'vitest';
import { loadPractice } from '../../../content/practice.server.ts';
import { WORDS_APART } from '../../../content/words-apart.server.ts';
import { nameDrawing, nameWithout } from './say-described.ts';

const WORDS = WORDS_APART['quiz-described'](loadPractice());

test('one of several things that were said is named as one of them', () => {
  expect(nameDrawing(WORDS, ['dull-color'], ['dull-color', 'much-gum'])).toBe(
    'One thing you described: a dulled color',
  );
});

test('everything that was said is named as that', () => {
  expect(nameDrawing(WORDS, ['dull-color'], ['dull-color'])).toBe('What you described');
});

test('the second drawing is named by what it has, not by what it lacks', () => {
  expect(nameWithout(WORDS, 'dull-color')).toBe('The same model, with a lighter color');
  expect(nameWithout(WORDS, 'lost-tooth')).toBe('The same model, with a tooth in that gap');
});
