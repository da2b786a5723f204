import { expect, it } from 'vitest';
import { evenWeek } from '../../tests/support/weeks.ts';
import { clocksOf, type Stretch } from './diary-days.ts';
import { timesToMove } from './times-to-move.ts';

const RULES = { timeZone: 'America/New_York', week: evenWeek(), closures: ['2027-07-05'] };
/** Thursday, July 1, 2027, ten in New York. */
const NOW = new Date('2027-07-01T14:00:00Z');
/** Rows of half an hour from eight. */
const at = (day: string, hour: number): Stretch => ({ day, from: (hour - 8) * 2, count: 3 });
const whole = (day: string): Stretch => ({ day, from: 0, count: 20 });
const said = (from: Stretch, taken: readonly Stretch[] = []) =>
  timesToMove(RULES, { event: 'smile-blueprint', from }, taken, NOW).map(
    (time) => `${time.day.slice(5)} ${clocksOf(RULES, time).from}`,
  );

it('proposes one sooner and the next days after, at the same hour', () => {
  expect(said(at('2027-07-14', 15))).toEqual(['07-02 15:00', '07-15 15:00', '07-16 15:00']);
});

it('takes the hour that is nearest where theirs is taken', () => {
  const taken = [at('2027-07-15', 15), whole('2027-07-02')];
  expect(said(at('2027-07-14', 15), taken)).toEqual(['07-06 15:00', '07-15 13:30', '07-16 15:00']);
});

it('proposes three later ones where there is none sooner, over a closed day', () => {
  expect(said(at('2027-07-02', 10))).toEqual(['07-06 10:00', '07-07 10:00', '07-08 10:00']);
});

it('proposes sooner ones where nothing is free after it', () => {
  const full = Array.from({ length: 40 }, (_, day) =>
    whole(new Date(Date.UTC(2027, 6, 15 + day)).toISOString().slice(0, 10)),
  );
  expect(said(at('2027-07-14', 9), full)).toEqual(['07-02 10:00', '07-06 09:00', '07-07 09:00']);
});
