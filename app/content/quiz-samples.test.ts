import { expect, test } from 'vitest';
import { AREAS } from '../../domain/quiz/areas.ts';
import { loadPage } from './page.server.ts';
import { loadPractice } from './practice.server.ts';
import { loadQuizOpening } from './quiz-samples.server.ts';
import { loadQuizWords } from './quiz.server.ts';

const { question, samples } = loadQuizOpening(loadPractice());

test.each([
  ['moved', 'harmonizer', 'AB 43, TSC 36, SHF 14, GHF 7'],
  ['color', 'refiner', 'TSC 59, GHF 20, HWS 8, AB 7, SHF 6'],
  ['fine', 'natural', 'HWS 68, GHF 16, AB 8, TSC 8'],
])('what %s gets is computed by the rules of the quiz', (id, personaKey, shares) => {
  const sample = samples.find((other) => other.id === id);
  expect(sample?.personaKey).toBe(personaKey);
  expect(sample?.entries.map(({ key, percentage }) => `${key} ${percentage}`).join(', ')).toBe(
    shares,
  );
  for (const { key, color, title } of sample?.entries ?? []) {
    expect([title, color]).toEqual([AREAS[key].title, AREAS[key].color]);
  }
});

test('the mirror asks the first question, and the page is called what the intro is', () => {
  expect(question.id).toBe('Q1');
  const page = loadPage('smile-assessment', loadPractice());
  expect(page.heading).toBe(loadQuizWords(loadPractice()).heading);
});
