import { describe, expect, it } from 'vitest';
import {
  closedStretches,
  clocksOf,
  freeStretches,
  isFree,
  freeBefore,
  freeBehind,
  freeNear,
  nextFree,
  offeredStretches,
  rowAt,
  rowClocks,
  rowsFor,
  stretchOf,
} from './diary-days.ts';
import { evenWeek, UNEQUAL_WEEK } from '../../tests/support/weeks.ts';

const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2026-12-25'],
};
/** Tuesday, December 1, 2026, 8:47 AM in New York. */
const NOW = new Date('2026-12-01T13:47:00Z');
const at = (day: string, from: number, count: number) => ({ day, from, count });

describe('a time lies in its column', () => {
  it.each([
    ['10:00', '11:30', at('2026-12-02', 4, 3)],
    ['08:00', '08:30', at('2026-12-02', 0, 1)],
    ['07:00', '08:30', at('2026-12-02', 0, 1)],
    ['17:30', '19:00', at('2026-12-02', 19, 1)],
    ['18:00', '19:00', null],
    ['06:00', '08:00', null],
  ])('from %s to %s', (from, until, stretch) => {
    const slot = {
      startsAt: `2026-12-02T${from}:00-05:00`,
      endsAt: `2026-12-02T${until}:00-05:00`,
    };
    expect(stretchOf(RULES, slot)).toEqual(stretch);
  });
});

describe('a stretch is free', () => {
  const taken = [at('2026-12-02', 4, 3)];
  it.each([
    ['before the other', at('2026-12-02', 1, 3), true],
    ['after it', at('2026-12-02', 7, 3), true],
    ['not where they meet', at('2026-12-02', 6, 3), false],
    ['not where it lies within', at('2026-12-02', 5, 1), false],
    ['on another day', at('2026-12-03', 4, 3), true],
    ['not past closing', at('2026-12-02', 18, 3), false],
    ['not in the past', at('2026-12-01', 1, 1), false],
    ['from the next half-hour on', at('2026-12-01', 2, 1), true],
    ['not on a day that is over', at('2026-11-30', 10, 1), false],
    ['on a Saturday', at('2026-12-05', 0, 3), true],
  ])('%s', (_, stretch, free) => {
    expect(isFree(RULES, stretch, taken, NOW)).toBe(free);
  });
});

it('the next free stretch is looked for behind the one at hand, and over the weekend', () => {
  const taken = [at('2026-12-04', 5, 13)];
  expect(nextFree(RULES, at('2026-12-04', 3, 3), taken, NOW)).toEqual(at('2026-12-07', 0, 3));
  expect(nextFree(RULES, at('2026-12-04', 1, 3), taken, NOW)).toEqual(at('2026-12-04', 2, 3));
});

it('the next free stretch is on no day on which we are closed', () => {
  const taken = [at('2026-12-24', 0, 20)];
  expect(nextFree(RULES, at('2026-12-24', 3, 3), taken, NOW)).toEqual(at('2026-12-28', 0, 3));
});

describe('the free stretches of a day', () => {
  it('are parted where visitors can book and where we alone write', () => {
    const taken = [at('2026-12-01', 12, 2), at('2026-12-02', 0, 20)];
    const offered = [at('2026-12-01', 10, 2), at('2026-12-01', 14, 6)];
    expect(freeStretches(RULES, '2026-12-01', taken, offered)).toEqual([
      { ...at('2026-12-01', 0, 10), isOffered: false },
      { ...at('2026-12-01', 10, 2), isOffered: true },
      { ...at('2026-12-01', 14, 6), isOffered: true },
    ]);
  });

  it('are all ours on a day on which we are closed', () => {
    const offered = offeredStretches(RULES, ['2026-12-25'], [], NOW);
    expect(freeStretches(RULES, '2026-12-25', [], offered)).toEqual([
      { ...at('2026-12-25', 0, 20), isOffered: false },
    ]);
  });
});

describe('what visitors are offered', () => {
  it('begins four open hours from now, and leaves out what is taken', () => {
    const taken = [at('2026-12-02', 4, 3)];
    const offered = offeredStretches(RULES, ['2026-12-01', '2026-12-02'], taken, NOW);
    expect(offered).toEqual([
      at('2026-12-01', 10, 10),
      at('2026-12-02', 0, 4),
      at('2026-12-02', 7, 13),
    ]);
  });

  it('is nothing on weekends and closures', () => {
    expect(offeredStretches(RULES, ['2026-12-25', '2026-12-26', '2026-12-27'], [], NOW)).toEqual(
      [],
    );
  });
});

it('now stands in its column alone, while the practice is open', () => {
  expect(rowAt(RULES, '2026-12-01', NOW)).toBeCloseTo(47 / 30);
  expect(rowAt(RULES, '2026-12-02', NOW)).toBeNull();
  expect(rowAt(RULES, '2026-12-01', new Date('2026-12-01T23:00:00Z'))).toBeNull();
});

it('a stretch says its clock times, to closing', () => {
  expect(clocksOf(RULES, at('', 17, 3))).toEqual({ from: '16:30', until: '18:00' });
});

describe('an unequal week', () => {
  const UNEQUAL = { ...RULES, week: UNEQUAL_WEEK };
  const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY] = [
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
  ];

  it('has rows from its earliest opening to its latest closing, and says what of a day is closed', () => {
    expect(closedStretches(UNEQUAL, MONDAY)).toEqual([at(MONDAY, 0, 4)]);
    expect(closedStretches(UNEQUAL, TUESDAY)).toEqual([at(TUESDAY, 0, 2), at(TUESDAY, 18, 4)]);
    expect(closedStretches(UNEQUAL, THURSDAY)).toEqual([at(THURSDAY, 20, 2)]);
    expect(closedStretches(UNEQUAL, WEDNESDAY)).toEqual([at(WEDNESDAY, 0, 22)]);
    expect(closedStretches(UNEQUAL, '2026-12-06')).toEqual([]);
    expect(closedStretches(RULES, TUESDAY)).toEqual([]);
  });

  it('places a visit at its own hour, and in words', () => {
    const slot = {
      startsAt: `${TUESDAY}T09:00:00-05:00`,
      endsAt: `${TUESDAY}T10:30:00-05:00`,
    };
    expect(stretchOf(UNEQUAL, slot)).toEqual(at(TUESDAY, 2, 3));
    expect(clocksOf(UNEQUAL, { from: 18, count: 4 })).toEqual({ from: '17:00', until: '19:00' });
  });

  it('looks for what is free within the hours of each day alone', () => {
    expect(nextFree(UNEQUAL, at(TUESDAY, 15, 3), [], NOW)).toEqual(at(THURSDAY, 0, 3));
    expect(freeStretches(UNEQUAL, TUESDAY, [], [])).toEqual([
      { ...at(TUESDAY, 2, 16), isOffered: false },
    ]);
  });
});

describe('what was booked under longer hours', () => {
  const DAY = '2026-12-02';
  const slot = (from: string, until: string) => ({
    startsAt: `${DAY}T${from}:00-05:00`,
    endsAt: `${DAY}T${until}:00-05:00`,
  });
  const early = slot('07:00', '08:30');
  const late = slot('17:30', '19:00');
  const WIDER = { ...RULES, rows: rowsFor(RULES, [early, late]) };

  it('has rows of its own', () => {
    expect(WIDER.rows).toEqual({ opens: '07:00', closes: '19:00' });
    expect(rowClocks(WIDER)).toHaveLength(24);
    expect(rowsFor(RULES, [slot('10:00', '11:30')])).toEqual({ opens: '08:00', closes: '18:00' });
  });

  it('keeps the rows that there are', () => {
    expect(rowsFor(RULES, [], WIDER.rows)).toEqual(WIDER.rows);
  });

  it('lies there whole, with its clock times', () => {
    expect(stretchOf(WIDER, early)).toEqual(at(DAY, 0, 3));
    expect(stretchOf(WIDER, late)).toEqual(at(DAY, 21, 3));
    expect(clocksOf(WIDER, at(DAY, 21, 3))).toEqual({ from: '17:30', until: '19:00' });
  });

  it('leaves staff and visitors the hours of now', () => {
    expect(isFree(WIDER, at(DAY, 0, 3), [], NOW)).toBe(false);
    expect(isFree(WIDER, at(DAY, 20, 3), [], NOW)).toBe(false);
    expect(isFree(WIDER, at(DAY, 2, 3), [], NOW)).toBe(true);
    expect(closedStretches(WIDER, DAY)).toEqual([at(DAY, 0, 2), at(DAY, 22, 2)]);
    expect(freeStretches(WIDER, '2026-12-25', [], [])).toEqual([
      { ...at('2026-12-25', 2, 20), isOffered: false },
    ]);
    expect(nextFree(WIDER, at(DAY, 19, 3), [], NOW)).toEqual(at('2026-12-03', 2, 3));
  });
});

it('what is free near a stretch lies on the same day wherever that has room, also before it', () => {
  const taken = [at('2026-12-03', 6, 3), at('2026-12-03', 11, 7)];
  expect(freeNear(RULES, at('2026-12-03', 6, 1), taken, NOW)).toEqual([
    at('2026-12-03', 5, 1),
    at('2026-12-03', 9, 1),
  ]);
  expect(freeNear(RULES, at('2026-12-03', 8, 1), taken, NOW)).toEqual([
    at('2026-12-03', 9, 1),
    at('2026-12-03', 5, 1),
  ]);
  expect(freeNear(RULES, at('2026-12-03', 7, 4), taken, NOW)).toEqual([at('2026-12-03', 2, 4)]);
  expect(freeNear(RULES, at('2026-12-03', 0, 9), taken, NOW)).toEqual([at('2026-12-04', 0, 9)]);
});

it('knows what of a stretch is free behind the last who comes', () => {
  const taken = [at('2026-12-03', 3, 2), at('2026-12-03', 6, 1)];
  expect(freeBehind(RULES, at('2026-12-03', 3, 6), taken, NOW)).toEqual(at('2026-12-03', 7, 2));
  expect(freeBehind(RULES, at('2026-12-03', 3, 4), taken, NOW)).toBeNull();
});

it('knows what of a stretch is free before somebody comes', () => {
  const taken = [at('2026-12-03', 6, 3)];
  expect(freeBefore(RULES, at('2026-12-03', 3, 4), taken, NOW)).toEqual(at('2026-12-03', 3, 3));
  expect(freeBefore(RULES, at('2026-12-03', 6, 4), taken, NOW)).toBeNull();
});
