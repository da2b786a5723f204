import { expect, it } from 'vitest';
import { letterText, letterTimeOf, mailHref } from './sponsorship-letter.ts';

it.each([
  ['', 'open'],
  ['2026-11-21', 'passed'],
  ['2026-11-22', 'short'],
  ['2027-01-16', 'short'],
  ['2027-01-17', 'enough'],
  ['2028-02-29', 'enough'],
])('needed by %s, the time for an answer is %s', (day, time) => {
  expect(letterTimeOf(day, '2026-11-22')).toBe(time);
});

it('counts eight weeks by the calendar, over the change of clocks too', () => {
  expect(letterTimeOf('2027-04-25', '2027-03-01')).toBe('short');
  expect(letterTimeOf('2027-04-26', '2027-03-01')).toBe('enough');
});

it('keeps what was typed, whatever it was', () => {
  const body = 'We are “Cats & Dogs” #1?\nWe ask for $50 + 10%.';
  const { searchParams, pathname } = new URL(mailHref('hello@example.com', 'A & B', body));
  expect(pathname).toBe('hello@example.com');
  expect(searchParams.get('subject')).toBe('A & B');
  expect(searchParams.get('body')).toBe(body);
});

const SENTENCES = 'We are {who} and ask for {help} toward {purpose}. {people} people. By {day}.';

it('fills the blanks of the letter, and shows those that are empty', () => {
  const blanks = { who: ' Team 4 ', help: '$300', purpose: '', people: '40', day: '2027-05-01' };
  expect(letterText(SENTENCES, blanks)).toBe(
    'We are Team 4 and ask for $300 toward …. 40 people. By May 1, 2027.',
  );
});

it('keeps braces and dollar signs that somebody typed', () => {
  const blanks = { who: '{help}', help: '$& $1', purpose: 'us', people: '3', day: '' };
  expect(letterText(SENTENCES, blanks)).toBe(
    'We are {help} and ask for $& $1 toward us. 3 people. By ….',
  );
});
