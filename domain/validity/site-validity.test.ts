import { describe, expect, it } from 'vitest';
import { endOfNewYorkDay } from './end-of-day.ts';
import { newYorkDay } from './new-york-day.ts';
import { findLapses, sayLapse, type SiteValidity } from './site-validity.ts';

const PLACE = 'content/photographs/coordinator.yaml';
const NOTHING: SiteValidity = { consents: [], events: [], closuresUntil: '2030-12-31' };

const said = (validity: Partial<SiteValidity>, today: string) =>
  findLapses({ ...NOTHING, ...validity }, today).map(({ kind, isOver }) => [kind, isOver]);

describe('findLapses', () => {
  it.each([
    ['seven weeks before', '2027-01-10', []],
    ['within six weeks', '2027-02-01', [['consent', false]]],
    ['on its last day', '2027-03-01', [['consent', false]]],
    ['on the day after', '2027-03-02', [['consent', true]]],
  ])('tells of a consent %s as it is', (_, today, expected) => {
    expect(said({ consents: [{ place: PLACE, holdsUntil: '2027-03-01' }] }, today)).toEqual(
      expected,
    );
  });

  it.each([
    ['four months before', '2027-09-01', []],
    ['within three months', '2027-10-15', [['closures', false]]],
    ['afterward', '2028-01-01', [['closures', true]]],
  ])('tells of the end of the closures %s', (_, today, expected) => {
    expect(said({ closuresUntil: '2027-12-31' }, today)).toEqual(expected);
  });

  it('tells of an event once it is over', () => {
    const events = [{ place: 'content/pages/community.yaml', day: '2027-02-06' }];
    expect(said({ events }, '2027-02-06')).toEqual([]);
    expect(said({ events }, '2027-02-07')).toEqual([['event', true]]);
  });

  it('names place, day and what to do', () => {
    const validity = { ...NOTHING, consents: [{ place: PLACE, holdsUntil: '2027-03-01' }] };
    const [soon] = findLapses(validity, '2027-03-01').map(sayLapse);
    const [over] = findLapses(validity, '2027-03-02').map(sayLapse);
    expect(soon).toMatch(`${PLACE}: the consent ends with 2027-03-01; renew it`);
    expect(over).toMatch('ended with 2027-03-01; what it allowed is not shown');
  });
});

describe('days in New York', () => {
  it.each([
    ['2027-03-02T04:59:59Z', '2027-03-01'],
    ['2027-03-02T05:00:00Z', '2027-03-02'],
    ['2027-07-02T03:59:59Z', '2027-07-01'],
  ])('%s is on %s', (moment, day) => {
    expect(newYorkDay(new Date(moment))).toBe(day);
  });

  it('end at midnight there, in summer and in winter', () => {
    expect(new Date(endOfNewYorkDay('2027-03-01')).toISOString()).toBe('2027-03-02T05:00:00.000Z');
    expect(new Date(endOfNewYorkDay('2027-07-01')).toISOString()).toBe('2027-07-02T04:00:00.000Z');
  });
});
