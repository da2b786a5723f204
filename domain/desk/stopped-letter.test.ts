import { expect, it } from 'vitest';
import { stateOf } from './card-state.ts';
import type { SignedEntry } from './entries.ts';
import {
  letterOutOfDate,
  letterToSendOn,
  sparing,
  stoppedLetter,
  timesGivenBack,
} from './stopped-letter.ts';

const [FIRST, SECOND] = ['2027-07-06T10:00:00-04:00', '2027-07-07T10:00:00-04:00'];
/** Half an hour after the first, and as the first is over. */
const [WITHIN, AFTER] = ['2027-07-06T10:30:00-04:00', '2027-07-06T11:30:00-04:00'];
const VISIT_MS = 90 * 60_000;
const slot = (startsAt: string) => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + VISIT_MS).toISOString(),
});
const signed = (entry: object, number: number): SignedEntry =>
  ({
    id: String(number),
    card: 'id',
    person: 1,
    at: '2027-07-01T13:00:00Z',
    number,
    ...entry,
  }) as SignedEntry;
const letter = signed({ is: 'letter', subject: 's', text: 't', times: [FIRST], backAt: null }, 1);
const unsent = signed({ is: 'unsent', of: '1', time: FIRST }, 2);

it('is the letter that did not leave, with the time that was given back, until something is done', () => {
  expect(stoppedLetter(stateOf([letter]))).toBeUndefined();
  expect(stoppedLetter(stateOf([letter, unsent]))).toEqual({ letter, time: FIRST });
  const reached = signed({ is: 'reached' }, 3);
  expect(stoppedLetter(stateOf([letter, unsent, reached]))).toBeUndefined();
  // It stays given back.
  expect(timesGivenBack(stateOf([letter, unsent, reached]))).toEqual([FIRST]);
});

it('counts as any other once it goes to a corrected address, until that one refuses it too', () => {
  const lost = signed({ is: 'unsent', of: '1', why: 'refused' }, 2);
  const sentOn = signed({ is: 'sent-on', of: '1' }, 3);
  const again = signed({ is: 'unsent', of: '1', why: 'refused' }, 4);
  expect(stateOf([letter, lost])).toMatchObject({ isAnswered: false, toWriteAnew: lost });
  expect(stateOf([letter, lost, sentOn])).toMatchObject({
    isAnswered: true,
    turn: letter,
    unsent: [],
    toWriteAnew: null,
  });
  expect(stateOf([letter, lost, sentOn, again])).toMatchObject({
    isAnswered: false,
    toWriteAnew: again,
  });
});

it('goes to a corrected address where all that it offers is still held, and nothing was done since', () => {
  const lost = signed({ is: 'unsent', of: '1', why: 'refused' }, 2);
  const held = [{ offered: { letter: '1' } }, { offered: null }];
  expect(letterToSendOn(stateOf([letter, lost]), held)).toEqual(letter);
  expect(letterToSendOn(stateOf([letter, lost]), [])).toBeUndefined();
  expect(letterToSendOn(stateOf([letter, unsent]), held)).toBeUndefined();
  const reached = signed({ is: 'reached' }, 3);
  expect(letterToSendOn(stateOf([letter, lost, reached]), held)).toBeUndefined();
});

it('is out of date where a time was given back after it had left, until they were told', () => {
  const two = { ...letter, times: [FIRST, SECOND] } as SignedEntry;
  const gone = (time: string, number: number) =>
    signed({ is: 'given-back', of: '1', time }, number);
  expect(letterOutOfDate(stateOf([two]))).toBeUndefined();
  expect(letterOutOfDate(stateOf([two, gone(FIRST, 2)]))).toEqual({
    letter: two,
    kind: 'some-times-gone',
  });
  const both = [two, gone(FIRST, 2), gone(SECOND, 3)];
  expect(letterOutOfDate(stateOf(both))?.kind).toBe('times-gone');
  const inVain = signed({ is: 'no-answer', leftMessage: false, tryAgainAt: null }, 4);
  expect(letterOutOfDate(stateOf([...both, inVain]))?.kind).toBe('times-gone');
  for (const done of [{ is: 'reached' }, { is: 'letter', subject: '', text: '', times: [] }]) {
    expect(letterOutOfDate(stateOf([...both, signed(done, 4)]))).toBeUndefined();
  }
  // What did not leave offers nothing to anybody.
  expect(letterOutOfDate(stateOf([letter, unsent]))).toBeUndefined();
});

it('knows no time where it was written before that was said', () => {
  const old = signed({ is: 'unsent', of: '1' }, 2);
  expect(stoppedLetter(stateOf([letter, old]))).toEqual({ letter, time: undefined });
  expect(timesGivenBack(stateOf([letter, old]))).toEqual([]);
});

it('leaves out what was given back, as long as anything else is free', () => {
  expect(sparing([slot(FIRST), slot(SECOND)], [FIRST])).toEqual([slot(SECOND)]);
  // Whoever gave it back took the whole of it out of the offer.
  expect(sparing([slot(WITHIN), slot(AFTER)], [FIRST])).toEqual([slot(AFTER)]);
  expect(sparing([slot(FIRST)], [FIRST])).toEqual([slot(FIRST)]);
});
