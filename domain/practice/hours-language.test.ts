import { describe, expect, it } from 'vitest';
import { evenWeek, UNEQUAL_WEEK } from '../../tests/support/weeks.ts';
import type { OpeningRules } from '../scheduling/slot.ts';
import { HOURS_IN_SPANISH } from './hours-in-spanish.ts';
import { HOURS_IN_ENGLISH, type HoursLanguage } from './hours-language.ts';

/** As it is read: spaces that hold a line together are spaces. */
const read = (words: string) => words.replaceAll('\u00a0', ' ');
const saidOf = (hours: HoursLanguage, week: OpeningRules['week']) => ({
  lines: hours.lines({ week }).map(read),
  open: read(hours.open({ week })),
  byAppointment: hours.byAppointment({ week }),
  weekendRule: hours.weekendRule({ week }),
  openDays: hours.openDays({ week }),
});
/** Closed in the middle of the week, and open on Sundays. */
const PARTED: OpeningRules['week'] = [
  ...evenWeek().slice(0, 2),
  null,
  null,
  { opens: '12:00', closes: '20:30' },
  null,
  { opens: '08:00', closes: '18:00' },
];
const ONE_DAY: OpeningRules['week'] = [
  null,
  null,
  null,
  { opens: '08:00', closes: '12:00' },
  null,
  null,
  null,
];

describe('a week in English', () => {
  it.each([
    [
      'with the same hours from Monday to Friday',
      evenWeek(),
      {
        lines: ['Mon-Fri 8:00 AM-6:00 PM', 'Sat-Sun by appointment only'],
        open: 'Mon-Fri 8:00 AM-6:00 PM',
        byAppointment: 'Sat-Sun by appointment only',
        weekendRule: 'Weekends are by appointment only.',
        openDays: 'Monday to Friday',
      },
    ],
    [
      'with unequal days',
      UNEQUAL_WEEK,
      {
        lines: [
          'Mon 10:00 AM-7:00 PM',
          'Tue 9:00 AM-5:00 PM',
          'Wed closed',
          'Thu-Fri 8:00 AM-6:00 PM',
          'Sat 9:00 AM-1:00 PM',
          'Sun by appointment only',
        ],
        open: 'Mon 10:00 AM-7:00 PM, Tue 9:00 AM-5:00 PM, Thu-Fri 8:00 AM-6:00 PM, Sat 9:00 AM-1:00 PM',
        byAppointment: 'Sun by appointment only',
        weekendRule: 'Sundays are by appointment only.',
        openDays: 'Monday to Tuesday and Thursday to Saturday',
      },
    ],
    [
      'with days apart that have the same hours',
      PARTED,
      {
        lines: [
          'Mon-Tue 8:00 AM-6:00 PM',
          'Wed-Thu closed',
          'Fri 12:00 PM-8:30 PM',
          'Sat by appointment only',
          'Sun 8:00 AM-6:00 PM',
        ],
        open: 'Mon-Tue 8:00 AM-6:00 PM, Fri 12:00 PM-8:30 PM, Sun 8:00 AM-6:00 PM',
        byAppointment: 'Sat by appointment only',
        weekendRule: 'Saturdays are by appointment only.',
        openDays: 'Monday to Tuesday, Friday, and Sunday',
      },
    ],
    [
      'with one day',
      ONE_DAY,
      {
        lines: [
          'Mon-Wed closed',
          'Thu 8:00 AM-12:00 PM',
          'Fri closed',
          'Sat-Sun by appointment only',
        ],
        open: 'Thu 8:00 AM-12:00 PM',
        byAppointment: 'Sat-Sun by appointment only',
        weekendRule: 'Weekends are by appointment only.',
        openDays: 'Thursday',
      },
    ],
  ])('%s', (_, week, said) => {
    expect(saidOf(HOURS_IN_ENGLISH, week)).toEqual(said);
  });

  it.each([
    [
      true,
      { date: '2027-07-30', daysAhead: 0, time: '18:00' },
      'Open now, until 6:00 PM New York time',
    ],
    [
      false,
      { date: '2027-07-30', daysAhead: 0, time: '08:00' },
      'Closed now, opens today at 8:00 AM New York time',
    ],
    [
      false,
      { date: '2027-08-09', daysAhead: 6, time: '08:00' },
      'Closed now, opens Monday at 8:00 AM New York time',
    ],
    [
      false,
      { date: '2027-08-09', daysAhead: 7, time: '08:00' },
      'Closed now, opens Monday, August 9',
    ],
    [false, null, 'Closed now'],
  ])('open %s, then %j: %s', (isOpen, nextChange, sentence) => {
    expect(read(HOURS_IN_ENGLISH.openingNow({ isOpen, nextChange }))).toBe(sentence);
  });

  it('says what of it is closed beside its hours', () => {
    const day = (name: string, date: string, isClosure: boolean) =>
      ({ name, date, isClosure, state: 'closed', isToday: false }) as const;
    const closed = day('Wednesday', '2026-11-25', false);
    const thursday = day('Thursday', '2026-11-26', true);
    const friday = day('Friday', '2026-11-27', true);
    expect(HOURS_IN_ENGLISH.closures([closed])).toBeNull();
    expect(HOURS_IN_ENGLISH.closures([closed, thursday])).toBe('Closed on Thursday, November 26.');
    expect(HOURS_IN_ENGLISH.closures([thursday, friday])).toBe(
      'Closed on Thursday, November 26 and Friday, November 27.',
    );
  });
});

describe('a week in Spanish', () => {
  it.each([
    [
      'with the same hours from Monday to Friday',
      evenWeek(),
      {
        lines: ['Lun-vie 8:00 a. m.-6:00 p. m.', 'Sáb-dom solo con cita'],
        open: 'lun-vie 8:00 a. m.-6:00 p. m.',
        byAppointment: 'sáb-dom solo con cita',
        weekendRule: 'Los fines de semana se atiende solo con cita.',
        openDays: 'de lunes a viernes',
      },
    ],
    [
      'with unequal days',
      UNEQUAL_WEEK,
      {
        lines: [
          'Lun 10:00 a. m.-7:00 p. m.',
          'Mar 9:00 a. m.-5:00 p. m.',
          'Mié cerrado',
          'Jue-vie 8:00 a. m.-6:00 p. m.',
          'Sáb 9:00 a. m.-1:00 p. m.',
          'Dom solo con cita',
        ],
        open: 'lun 10:00 a. m.-7:00 p. m., mar 9:00 a. m.-5:00 p. m., jue-vie 8:00 a. m.-6:00 p. m., sáb 9:00 a. m.-1:00 p. m.',
        byAppointment: 'dom solo con cita',
        weekendRule: 'Los domingos se atiende solo con cita.',
        openDays: 'de lunes a martes y de jueves a sábado',
      },
    ],
  ])('%s', (_, week, said) => {
    expect(saidOf(HOURS_IN_SPANISH, week)).toEqual(said);
  });
});
