import { describe, expect, it } from 'vitest';
import { nextFreeTimes } from './next-free-times.ts';

const day = (date: string, offset: string) => (clock: string) => ({
  startsAt: `${date}T${clock}:00${offset}`,
  endsAt: `${date}T${clock}:00${offset}`,
});
const monday = day('2026-11-23', '-05:00');
const tuesday = day('2026-11-24', '-05:00');
const wednesday = day('2026-11-25', '-05:00');
const friday = day('2026-11-27', '-05:00');
/** The clocks go back on November 1. */
const lastOfSummer = day('2026-10-30', '-04:00');
const firstOfWinter = day('2026-11-02', '-05:00');
/** A day on which nothing is taken. */
const WHOLE = ['08:00', '08:30', '10:30', '11:00', '13:00', '14:30', '15:00', '16:30'];

describe('the next free times', () => {
  it.each([
    ['none', [], []],
    [
      'morning, midday and afternoon of three whole days',
      [...WHOLE.map(monday), ...WHOLE.map(tuesday), ...WHOLE.map(wednesday)],
      [monday('08:00'), tuesday('11:00'), wednesday('15:00')],
    ],
    [
      'the soonest comes first, whichever part of the day it is in',
      [monday('16:00'), ...WHOLE.map(tuesday), ...WHOLE.map(wednesday)],
      [monday('16:00'), tuesday('08:00'), wednesday('11:00')],
    ],
    [
      'a part that a later day does not have gives way to one that it has',
      [...WHOLE.map(monday), tuesday('08:00'), tuesday('16:00'), ...WHOLE.map(wednesday)],
      [monday('08:00'), tuesday('16:00'), wednesday('11:00')],
    ],
    [
      'a day of a part that was offered gives another hour of it',
      [monday('08:00'), tuesday('08:00'), tuesday('09:30'), wednesday('08:00')],
      [monday('08:00'), tuesday('09:30'), wednesday('08:00')],
    ],
    [
      'three at most, in their order',
      [friday('10:00'), wednesday('13:00'), monday('09:00'), tuesday('16:00'), monday('08:00')],
      [monday('08:00'), tuesday('16:00'), wednesday('13:00')],
    ],
    ['one day, one time', WHOLE.map(monday), [monday('08:00')]],
    [
      'over the change of the clocks',
      [firstOfWinter('08:00'), firstOfWinter('11:00'), lastOfSummer('08:00')],
      [lastOfSummer('08:00'), firstOfWinter('11:00')],
    ],
  ])('%s', (_, slots, next) => {
    expect(nextFreeTimes(slots, 3)).toEqual(next);
  });

  it('begins the parts of the day anew when each has been offered', () => {
    const days = [monday, tuesday, wednesday, friday].flatMap((of) => WHOLE.map(of));
    expect(nextFreeTimes(days, 4).at(-1)).toEqual(friday('08:30'));
  });
});
