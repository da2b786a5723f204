import { describe, expect, it } from 'vitest';
import { evenWeek } from '../../tests/support/weeks.ts';
import { planMove, weeksFrom } from './move-kept.ts';

const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: [],
};
/** Tuesday, October 19, 2027, 8:47 AM in New York. The clocks go back on Sunday, November 7. */
const NOW = new Date('2027-10-19T12:47:00Z');

const LUNCH = ['2027-10-26', '2027-11-02', '2027-11-09'].map((day, at) => {
  const offset = at < 2 ? '-04:00' : '-05:00';
  return {
    number: at + 1,
    series: 'lunch',
    startsAt: `${day}T12:00:00${offset}`,
    endsAt: `${day}T13:00:00${offset}`,
  };
});
const [FIRST, SECOND, THIRD] = LUNCH as [(typeof LUNCH)[0], (typeof LUNCH)[0], (typeof LUNCH)[0]];

describe('the weeks that follow one', () => {
  it('are those of its series from it on, over the night in which the clocks change', () => {
    expect(weeksFrom(LUNCH.toReversed(), SECOND)).toEqual([SECOND, THIRD]);
    expect(weeksFrom(LUNCH, THIRD)).toEqual([THIRD]);
  });

  it.each([
    ['of another series', { ...THIRD, series: 'lab' }],
    [
      'that was moved by itself to another hour',
      { ...THIRD, startsAt: '2027-11-09T11:00:00-05:00' },
    ],
    [
      'that was moved by itself to another day',
      { ...THIRD, startsAt: '2027-11-10T12:00:00-05:00', endsAt: '2027-11-10T13:00:00-05:00' },
    ],
    ['that was made longer', { ...THIRD, endsAt: '2027-11-09T13:30:00-05:00' }],
  ])('are none %s', (_, third) => {
    expect(weeksFrom([FIRST, SECOND, third], FIRST)).toEqual([FIRST, SECOND]);
  });

  it('are none of one by itself', () => {
    const alone = { ...FIRST, series: null };
    expect(weeksFrom([alone, { ...SECOND, series: null }], alone)).toEqual([alone]);
  });
});

describe('moving them', () => {
  const plan = (to: { day: string; from: number; count: number }, taken: (typeof to)[] = []) => {
    const { moves, stays } = planMove(RULES, LUNCH, to, taken, NOW);
    return {
      moves: moves.map(({ kept, slot }) => `${kept.number} ${slot.startsAt}`),
      stays: stays.map(({ kept, wanted }) => `${kept.number} ${wanted.day}`),
    };
  };

  it('goes as many days on in each week, at the same clock in summer and winter', () => {
    expect(plan({ day: '2027-10-28', from: 9, count: 3 })).toEqual({
      moves: [
        '1 2027-10-28T12:30:00-04:00',
        '2 2027-11-04T12:30:00-04:00',
        '3 2027-11-11T12:30:00-05:00',
      ],
      stays: [],
    });
  });

  it('leaves a week where it is whose new time is another’s', () => {
    const taken = [{ day: '2027-11-04', from: 10, count: 3 }];
    expect(plan({ day: '2027-10-28', from: 8, count: 3 }, taken)).toEqual({
      moves: ['1 2027-10-28T12:00:00-04:00', '3 2027-11-11T12:00:00-05:00'],
      stays: ['2 2027-11-04'],
    });
  });

  it('moves no week to where one stays', () => {
    // A week on: the last one cannot, so the one before it cannot either, nor the first.
    const taken = [{ day: '2027-11-16', from: 8, count: 1 }];
    expect(plan({ day: '2027-11-02', from: 8, count: 2 }, taken)).toEqual({
      moves: [],
      stays: ['1 2027-11-02', '2 2027-11-09', '3 2027-11-16'],
    });
  });

  it('moves a week to where the next one was', () => {
    expect(plan({ day: '2027-11-02', from: 8, count: 2 }).moves).toEqual([
      '1 2027-11-02T12:00:00-04:00',
      '2 2027-11-09T12:00:00-05:00',
      '3 2027-11-16T12:00:00-05:00',
    ]);
  });

  it('moves nothing into what is over', () => {
    expect(plan({ day: '2027-10-19', from: 0, count: 2 }).stays).toContain('1 2027-10-19');
  });
});
