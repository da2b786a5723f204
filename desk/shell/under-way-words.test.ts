import { expect, it } from 'vitest';
import type { ActUnderWay } from '../box/acts-under-way.ts';
import { LONG_MS, nextWordsIn, QUIET_MS, sayUnderWay } from './under-way-words.ts';

const ACT: ActUnderWay = {
  number: 1,
  whose: 'Ann',
  doing: 'saving',
  hasWayBack: true,
  sinceMs: 1_000,
  isWantedBack: false,
};
const BACK = { ...ACT, isWantedBack: true };
const LATER = { ...ACT, number: 2, whose: 'Bea', sinceMs: 3_000 };

it.each<[string, readonly ActUnderWay[], number, string]>([
  ['nothing is under way', [], 0, ''],
  ['a good line', [ACT], QUIET_MS - 1, ''],
  ['a slow one', [ACT], QUIET_MS, 'Ann: saving…'],
  ['a slow one, about nobody', [{ ...ACT, whose: '' }], QUIET_MS, 'Saving…'],
  ['two on it', [ACT, LATER], QUIET_MS, '2 steps: saving…'],
  ['what is taken back', [{ ...ACT, doing: 'taking back' }], QUIET_MS, 'Ann: taking it back…'],
  ['who is forgotten', [{ ...ACT, doing: 'forgetting' }], QUIET_MS, 'Ann: being forgotten…'],
  [
    'who is forgotten, and it stalls',
    [{ ...ACT, doing: 'forgetting' }],
    LONG_MS,
    'Ann: no answer yet, so it may not be done. The desk goes on trying: leave it open.',
  ],
  ['asked for back, said at once', [BACK], 0, 'Ann: saving, then taking it back…'],
  [
    'the last is asked for back',
    [ACT, { ...LATER, isWantedBack: true }],
    QUIET_MS,
    'Bea: saving, then taking it back…',
  ],
  [
    'asked for back, without a way',
    [{ ...BACK, hasWayBack: false }],
    0,
    'Ann: saving… This step cannot be undone here.',
  ],
  [
    'one that stalls',
    [ACT],
    LONG_MS,
    'Ann: no answer yet, so it may not be stored. The desk goes on trying: leave it open.',
  ],
  [
    'one that stalls, asked for back',
    [BACK],
    LONG_MS,
    'Ann: no answer yet, so it may not be stored. The desk goes on trying: leave it open. Once stored, it is taken back.',
  ],
  [
    'two that stall',
    [ACT, LATER],
    LONG_MS,
    '2 steps: no answer yet, so they may not be stored. The desk goes on trying: leave it open.',
  ],
])('%s', (_, acts, forMs, words) => {
  expect(sayUnderWay(acts, ACT.sinceMs + forMs)).toBe(words);
});

it.each([
  [0, QUIET_MS],
  [QUIET_MS, LONG_MS - QUIET_MS],
  [LONG_MS, undefined],
])('after %s ms something else is said in %s', (forMs, inMs) => {
  expect(nextWordsIn([ACT, LATER], ACT.sinceMs + forMs)).toBe(inMs);
});
