import { describe, expect, it } from 'vitest';
import { evenWeek } from '../../tests/support/weeks.ts';
import { HOURS_IN_SPANISH } from './hours-in-spanish.ts';
import { usualWeek, weekAt } from './week.ts';

const RULES = { timeZone: 'America/New_York', week: evenWeek() };
/** As it is read: spaces that hold a line together are spaces. */
const read = (words: string | null) => words?.replaceAll('\u00a0', ' ') ?? null;

describe('the hours in Spanish', () => {
  it('names the days of the week, and how they are', () => {
    const week = usualWeek(RULES);
    expect(week.map((day) => HOURS_IN_SPANISH.dayName(day))).toEqual([
      'lunes',
      'martes',
      'miércoles',
      'jueves',
      'viernes',
      'sábado',
      'domingo',
    ]);
    const states = week.slice(3, 6).map((day) => HOURS_IN_SPANISH.dayState(day));
    expect(states).toEqual(['abierto', 'abierto', 'solo con cita']);
  });

  it.each([
    [
      true,
      { date: '2027-07-30', daysAhead: 0, time: '18:00' },
      'Abierto ahora, hasta las 6:00 p. m., hora de N. Y.',
    ],
    [
      false,
      { date: '2027-07-30', daysAhead: 0, time: '08:00' },
      'Cerrado ahora, abre hoy a las 8:00 a. m., hora de N. Y.',
    ],
    [
      false,
      { date: '2027-08-09', daysAhead: 6, time: '13:00' },
      'Cerrado ahora, abre el lunes a la 1:00 p. m., hora de N. Y.',
    ],
    [
      false,
      { date: '2027-08-09', daysAhead: 7, time: '13:00' },
      'Cerrado ahora, abre el lunes 9 de agosto',
    ],
    [false, null, 'Cerrado ahora'],
  ])('open %s, then %j: %s', (isOpen, nextChange, sentence) => {
    expect(read(HOURS_IN_SPANISH.openingNow({ isOpen, nextChange }))).toBe(sentence);
  });

  it('says what of a week is closed', () => {
    const now = new Date('2026-11-23T12:00:00-05:00');
    const weekOf = (...closures: string[]) => weekAt({ ...RULES, closures }, now);
    expect(HOURS_IN_SPANISH.closures(weekOf())).toBeNull();
    expect(HOURS_IN_SPANISH.closures(weekOf('2026-11-26'))).toBe(
      'Cerrado el jueves 26 de noviembre.',
    );
    expect(HOURS_IN_SPANISH.closures(weekOf('2026-11-26', '2026-11-27'))).toBe(
      'Cerrado el jueves 26 de noviembre y el viernes 27 de noviembre.',
    );
  });
});
