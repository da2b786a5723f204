import { expect, it } from 'vitest';
import {
  letterPieces,
  letterText,
  letterTimeOf,
  mailHref,
  missingBlanks,
  sayHelp,
} from './sponsorship-letter.ts';

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

it('leaves a day out that no calendar has, such as one of a year with a digit too many', () => {
  const blanks = { who: 'Team 4', help: '50', purpose: 'bats', people: '9', day: '20277-05-01' };
  expect(letterText(SENTENCES, blanks)).toBe(
    'We are Team 4 and ask for $50 toward bats. 9 people.',
  );
});

it('keeps a full stop with the blank before it', () => {
  expect(letterPieces('For {purpose}. {people}, by {day}')).toEqual([
    { words: 'For ' },
    { blank: 'purpose', signs: '.' },
    { words: ' ' },
    { blank: 'people', signs: ',' },
    { words: ' by ' },
    { blank: 'day', signs: '' },
    { words: '' },
  ]);
});

const FILLED = { who: 'Team 4', help: '$300', purpose: 'shirts', people: '40', day: '2027-05-01' };

it('fills the blanks of the letter, each on one line and without spaces around it', () => {
  expect(letterText(SENTENCES, { ...FILLED, who: ' Team\n 4 ' })).toBe(
    'We are Team 4 and ask for $300 toward shirts. 40 people. By May 1, 2027.',
  );
});

it.each([
  [{ people: '' }, 'We are Team 4 and ask for $300 toward shirts. By May 1, 2027.'],
  [{ day: '', people: '  ' }, 'We are Team 4 and ask for $300 toward shirts.'],
  [{ purpose: '' }, '40 people. By May 1, 2027.'],
])('leaves out what cannot be said yet: %j', (empty, letter) => {
  expect(letterText(SENTENCES, { ...FILLED, ...empty })).toBe(letter);
});

it.each([
  [{}, []],
  [{ people: '', day: '' }, []],
  [{ help: ' ' }, ['help']],
  [{ who: '', help: '', purpose: '' }, ['who', 'help', 'purpose']],
])('without %j a letter misses %j', (empty, missing) => {
  expect(missingBlanks({ ...FILLED, ...empty })).toEqual(missing);
});

it.each([
  ['300', '$300'],
  [' 1500 ', '$1,500'],
  ['1,500', '$1,500'],
  ['12.50', '$12.50'],
  ['12.5', '$12.50'],
  ['$300', '$300'],
  ['20 shirts', '20 shirts'],
  ['300 dollars', '300 dollars'],
  ['about 300', 'about 300'],
  ['', ''],
])('asked for %j, the letter says %j', (typed, said) => {
  expect(sayHelp(typed)).toBe(said);
});

it('keeps braces and dollar signs that somebody typed', () => {
  const blanks = { who: '{help}', help: '$& $1', purpose: 'us', people: '3', day: '' };
  expect(letterText(SENTENCES, blanks)).toBe(
    'We are {help} and ask for $& $1 toward us. 3 people.',
  );
});
