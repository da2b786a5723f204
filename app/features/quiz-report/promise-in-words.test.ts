import { expect, it } from 'vitest';
import { loadQuizReport } from '../../content/quiz-report.server.ts';
import { loadPractice } from '../../content/practice.server.ts';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import { fillPromise } from './promise-in-words.ts';

const practice = loadPractice();
const words = loadQuizReport(practice);
/** A Saturday night in New York. */
const MADE_AT = new Date('2027-03-14T02:00:00Z');

it('says for whom the time holds, and leaves no mark in the report', () => {
  const rules = openingHoursOf(practice);
  const filled = JSON.stringify(fillPromise(words, rules, MADE_AT));
  expect(JSON.stringify(words)).toContain('{{promise}}');
  expect(filled).not.toContain('{{');
  expect(filled).toContain(
    'within 24 hours to talk, or to agree on a time. Asked for when this report was made, that means by Monday, March 15, 9:00 AM Eastern Time. There is',
  );
});
