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

  it.each<[string, string[]]>([
    ['Saturday, January 2 or Sunday, January 3', ['2027-01-02', '2027-01-03']],
    ['January 2 or 3, please', ['2027-01-02', '2027-01-03']],
    ['January 2nd, February 6th', ['2027-01-02', '2027-02-06']],
    ['Sat Nov 28 and Sun Nov 29, 2026', ['2026-11-28', '2026-11-29']],
    ['May 1', ['2027-05-01']],
    ['El 2 o el 3 de enero, o el 6 de febrero', ['2027-01-02', '2027-01-03', '2027-02-06']],
    ['the 2nd of January', ['2027-01-02']],
    ['2 January or 6 February', ['2027-01-02', '2027-02-06']],
    ['January 16', []],
    ['Sunday, January 2', []],
  ])('are read with their month: %s', (message, days) => {
    expect(wished(message)).toEqual(days);
  });

  it.each([
    'Any Saturday but January 9',
    'January 2-10',
    '1/2 or 1/9',
    'January 2 at 10:30',
    'January 2 at 10',
    'January 2, for my children of 9 and 12',
    'the 1st Saturday of January',
    'January 1st weekend',
    'January 2 or any day in February',
    'January 2, 3 de febrero',
    'December 12 or 19 January',
    'January 42',
    'Saturday the 2nd',
    '2 of us could come in January',
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
