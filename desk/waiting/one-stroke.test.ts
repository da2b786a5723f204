import { expect, it } from 'vitest';
import type { EntryWords } from '../../domain/desk/entries.ts';
import { DOUBLED_MS, OneStroke } from './one-stroke.ts';

const REACHED: EntryWords = { is: 'reached' };
const CLOSED: EntryWords = { is: 'closed', reason: 'answered' };
const NOTE: EntryWords = { is: 'note', text: 'Their sister calls back.' };
const GIVEN: EntryWords = { is: 'given', to: 1 };

/** A store that answers when it is told to, and what was stored. */
function store() {
  const stored: string[] = [];
  const answers: (() => void)[] = [];
  const task = (words: string) => () =>
    new Promise<boolean>((resolve) => {
      stored.push(words);
      answers.push(() => resolve(true));
    });
  return { stored, task, answer: () => answers.splice(0).forEach((resolve) => resolve()) };
}

it.each([
  ['the same stroke', REACHED, REACHED, false],
  ['another stroke', REACHED, CLOSED, false],
  ['a note', REACHED, NOTE, true],
  ['the same note', NOTE, NOTE, false],
  ['another note', NOTE, { ...NOTE, text: 'And their mother.' } as const, true],
  // Chosen by arrow keys each choice is one: the last holds.
  ['another person', GIVEN, { ...GIVEN, to: 2 } as const, true],
])('while one is being stored on the same card, %s', async (_, first, second, isLetIn) => {
  const { stored, task, answer } = store();
  const one = new OneStroke();
  const results = [
    one.store('12', first, task('first')),
    one.store('12', second, task('second')),
    one.store('13', first, task('on another card')),
  ];
  expect(stored).toEqual(
    isLetIn ? ['first', 'second', 'on another card'] : ['first', 'on another card'],
  );
  answer();
  expect(await Promise.all(results)).toEqual([true, isLetIn, true]);
  const again = one.store('12', first, task('again'));
  expect(stored.at(-1)).toBe('again');
  answer();
  expect(await again).toBe(true);
});

it('lets the next try in after one that failed', async () => {
  const one = new OneStroke();
  expect(await one.store('12', REACHED, async () => false)).toBe(false);
  expect(await one.store('12', REACHED, async () => true)).toBe(true);
});

it.each([
  [0, false],
  [DOUBLED_MS - 1, false],
  [DOUBLED_MS, true],
])('a card that came up %s ms ago takes a stroke: %s', (afterMs, takes) => {
  const one = new OneStroke();
  expect(one.isSeen('12', 1_000)).toBe(true);
  one.goOn('12', 1_000);
  expect(one.isSeen('13', 1_000 + afterMs)).toBe(takes);
  // What was done can be done anew at once: it was looked at.
  expect(one.isSeen('12', 1_000 + afterMs)).toBe(true);
});
