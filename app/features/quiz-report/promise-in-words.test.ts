import { expect, it } from 'vitest';
import { WORDS_APART } from '../../content/words-apart.server.ts';
import { loadPractice } from '../../content/practice.server.ts';
import { fillPromise } from './promise-in-words.ts';
import { evenWeek } from '../../../tests/support/weeks.ts';

const words = WORDS_APART['quiz-report'](loadPractice());
const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: [],
};
/** A Saturday night in New York. */
const MADE_AT = new Date('2027-03-14T02:00:00Z');

it('says for whom the time holds, and leaves no mark in the report', () => {
  const filled = JSON.stringify(fillPromise(words, RULES, MADE_AT));
  expect(JSON.stringify(words)).toContain('{{promise}}');
  expect(filled).not.toContain('{{');
  expect(filled).toContain(
    ' Asked for when this report was made, that means by Monday, March 15, 9:00\u00a0AM Eastern Time.',
  );
});
