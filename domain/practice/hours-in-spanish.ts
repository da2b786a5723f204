import type { HoursLanguage } from './hours-language.ts';
import { daysByAppointment, saidIn, type UsualHours } from './hours-words.ts';
import type { OpeningState } from './opening-state.ts';
import { sayClock, wallClockAt, weekdayOf } from './practice-clock.ts';
import { isWithinAWeek, type DayAhead } from './say-date.ts';
import { closuresOf, type WeekDay } from './week.ts';

const DAYS = new Map([
  ['Monday', 'lunes'],
  ['Tuesday', 'martes'],
  ['Wednesday', 'miércoles'],
  ['Thursday', 'jueves'],
  ['Friday', 'viernes'],
  ['Saturday', 'sábado'],
  ['Sunday', 'domingo'],
]);
const STATES: Readonly<Record<WeekDay['state'], string>> = {
  open: 'abierto',
  'by appointment': 'solo con cita',
  closed: 'cerrado',
};
/** Days of the weekend. */
const PLURALS: Readonly<Record<string, string>> = { Saturday: 'sábados', Sunday: 'domingos' };
const LIST = new Intl.ListFormat('es-US', { type: 'conjunction' });
const SHORT = 'lun'.length;
/** Keeps a time on one line. */
const NO_BREAK_SPACE = '\u00a0';

/** The hours as they are said in the Spanish of Latin America, on the twelve-hour clock of New York. */
export const HOURS_IN_SPANISH: HoursLanguage = {
  ...saidIn({
    shortDay: (name) => dayInSpanish(name).slice(0, SHORT),
    clock: clockInSpanish,
    stateName: (state) => STATES[state],
    span: (first, last) =>
      first === last ? dayInSpanish(first) : `de ${dayInSpanish(first)} a ${dayInSpanish(last)}`,
    and: (parts) => LIST.format(parts),
  }),
  weekendRule,
  dayName: ({ name }) => dayInSpanish(name),
  dayState: ({ state }) => STATES[state],
  closures,
  openingNow,
};

function weekendRule(hours: UsualHours): string {
  const [day = '', other] = daysByAppointment(hours);
  const days = other === undefined ? PLURALS[day] : 'fines de semana';
  return `Los ${days} se atiende solo con cita.`;
}

function closures(week: readonly WeekDay[]): string | null {
  const closed = closuresOf(week);
  if (closed.length === 0) return null;
  return `Cerrado ${LIST.format(closed.map(withWeekdayInSpanish))}.`;
}

function openingNow({ isOpen, nextChange }: OpeningState): string {
  if (!nextChange) return 'Cerrado ahora';
  const time = `${atHour(nextChange.time)}, hora de N. Y.`;
  if (isOpen) return `Abierto ahora, hasta ${time}`;
  const day = nextChange.daysAhead ? dayAheadInSpanish(nextChange) : 'hoy';
  return `Cerrado ahora, abre ${day}${isWithinAWeek(nextChange) ? ` a ${time}` : ''}`;
}

/** `18:00` as `6:00 p. m.`, which no line's end parts. */
export function clockInSpanish(time: string): string {
  const [clock = '', half = ''] = sayClock(time).split(NO_BREAK_SPACE);
  return [clock, half === 'AM' ? 'a.' : 'p.', 'm.'].join(NO_BREAK_SPACE);
}

/** `13:00` as `la 1:00 p. m.`: one o'clock is the only hour in the singular. */
export function atHour(time: string): string {
  const clock = clockInSpanish(time);
  return `${clock.startsWith('1:') ? 'la' : 'las'} ${clock}`;
}

/** The weekday, by its English name. */
export function dayInSpanish(name: string): string {
  return DAYS.get(name) ?? name;
}

/** `2026-11-30` as `el lunes 30 de noviembre`. */
export function withWeekdayInSpanish(date: string): string {
  return `el ${dayInSpanish(weekdayOf(date))} ${dateInSpanish(date)}`;
}

/** "el lunes", with its date where the weekday alone could be another one. */
export function dayAheadInSpanish(day: DayAhead): string {
  return isWithinAWeek(day)
    ? `el ${dayInSpanish(weekdayOf(day.date))}`
    : withWeekdayInSpanish(day.date);
}

/** A moment in New York: `8:00 a. m.` and `martes 24 de noviembre`. @param moment ISO 8601 */
export function momentInSpanish(moment: string): { clock: string; day: string } {
  const { date, time } = wallClockAt(new Date(moment), 'America/New_York');
  const day = `${dayInSpanish(weekdayOf(date))} ${dateInSpanish(date)}`;
  return { clock: clockInSpanish(time), day };
}

/** `2026-11-26` as `26 de noviembre`. */
export function dateInSpanish(date: string): string {
  const format = { month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('es-US', format).format(new Date(`${date}T00:00:00Z`));
}

/** `martes 24 de noviembre de 2026, 8:00 a. m., hora del Este`: for what is read later. @param moment ISO 8601 */
export function easternTimeInSpanish(moment: string): string {
  const { clock, day } = momentInSpanish(moment);
  const { date } = wallClockAt(new Date(moment), 'America/New_York');
  return `${day} de ${date.slice(0, 'yyyy'.length)}, ${clock}, hora del Este`;
}
