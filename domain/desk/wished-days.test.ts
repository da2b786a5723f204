import { describe, expect, it } from 'vitest';
import { readWishedDays } from './wished-days.ts';

const DAYS = ['2026-11-28', '2026-11-29', '2027-01-02', '2027-01-03', '2027-02-06', '2027-05-01'];

/** Which of some Saturdays and Sundays would do; "unread" where nobody but staff can say. */
function wished(message: string | undefined, preferredTime?: string): string[] | 'unread' {
  const isWished = readWishedDays(message, preferredTime);
  return isWished === 'unread' ? isWished : DAYS.filter(isWished);
}

describe('the days that somebody wishes', () => {
  it.each<[string | undefined, string[]]>([
    [undefined, DAYS],
    ['  ', DAYS],
    ['I would like to ask about my daughter. We may bring her brother.', DAYS],
    ['Any weekend, please.', DAYS],
    ['Any Saturday in January', ['2027-01-02']],
    ['Sundays!', ['2026-11-29', '2027-01-03']],
    [
      'A Saturday or Sunday in January or February 2027',
      ['2027-01-02', '2027-01-03', '2027-02-06'],
    ],
    ['A weekend in May would be wonderful', ['2027-05-01']],
    ['Cualquier sábado de enero', ['2027-01-02']],
    ['Un domingo en enero, por favor', ['2027-01-03']],
  ])('are read where they can be: %s', (message, days) => {
    expect(wished(message)).toEqual(days);
  });

  it.each([
    'Any Saturday but January 9',
    'Not in December',
    'after the holidays',
    'The second weekend of January',
    'Saturday the 9th',
    'Friday evening or Saturday',
    'next month',
    'Any Saturday from January on',
    'Saturday at 10',
    'Antes de enero',
    'No puedo los domingos',
    'La próxima semana',
  ])('are left to staff where they cannot: %s', (message) => {
    expect(wished(message)).toBe('unread');
  });

  it('are read with a time of day where that is the one that they chose', () => {
    expect(wished('A Saturday morning in January', 'morning')).toEqual(['2027-01-02']);
    expect(wished('A Saturday morning in January', 'any')).toBe('unread');
    expect(wished('Un sábado por la tarde en enero', 'afternoon')).toEqual(['2027-01-02']);
  });
});
