import { weekdayOf } from '../practice/practice-clock.ts';
import { withoutAccents } from '../wording/without-accents.ts';

const MONTHS: ReadonlyMap<string, string> = new Map(
  [
    ['january', 'jan', 'enero'],
    ['february', 'feb', 'febrero'],
    ['march', 'marzo'],
    ['april', 'apr', 'abril'],
    ['may', 'mayo'],
    ['june', 'jun', 'junio'],
    ['july', 'jul', 'julio'],
    ['august', 'aug', 'agosto'],
    ['september', 'sept', 'sep', 'septiembre', 'setiembre'],
    ['october', 'oct', 'octubre'],
    ['november', 'nov', 'noviembre'],
    ['december', 'dec', 'diciembre'],
  ].flatMap((names, at) => names.map((name) => [name, String(at + 1).padStart(2, '0')])),
);
const WEEKEND_DAYS: ReadonlyMap<string, string> = new Map([
  ...['saturday', 'saturdays', 'sat', 'sabado', 'sabados'].map(
    (word) => [word, 'Saturday'] as const,
  ),
  ...['sunday', 'sundays', 'sun', 'domingo', 'domingos'].map((word) => [word, 'Sunday'] as const),
]);
const TIMES_OF_DAY: ReadonlyMap<string, string> = new Map([
  ...['morning', 'mornings', 'manana', 'mananas'].map((word) => [word, 'morning'] as const),
  ...['noon', 'midday', 'mediodia'].map((word) => [word, 'midday'] as const),
  ...['afternoon', 'afternoons', 'tarde', 'tardes'].map((word) => [word, 'afternoon'] as const),
]);
/** What a program would read wrong: limits, what is left out, what is counted, and days that are none of a weekend. */
const FOR_STAFF = new Set(
  `not no never except but unless cannot can't cant don't wont won't away busy without other than
  after before until till from between through since starting beginning begin early mid late later end soon asap
  first second third fourth last next following week weeks month months year years today tomorrow tonight evening evenings night
  monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays weekday weekdays
  spring summer fall autumn winter holiday holidays vacation break christmas thanksgiving easter birthday
  nunca excepto salvo menos pero sino despues antes hasta desde entre durante fuera ocupado ocupada
  primer primero primera segundo segunda tercer tercero tercera ultimo ultima proximo proxima siguiente semana semanas mes meses
  ano anos hoy noche noches lunes martes miercoles jueves viernes primavera verano otono invierno vacaciones fiestas navidad`.split(
    /\s+/,
  ),
);
const YEAR = /^20\d\d$/;
/** "We may come" names no month. */
const BEFORE_A_MONTH = new Set(['in', 'of', 'en', 'de', 'or', 'and', 'o', 'y']);

/**
 * Which days somebody wishes who wrote for a time on a weekend: by months, by days of them ("December 12 or 13", "12 de diciembre"), and by Saturdays
 * or Sundays.
 *
 * @param preferredTime the time of day that they chose: another one in their words is for staff to weigh
 * @returns "unread" where their words say more of when than can be read: then nobody but staff chooses
 */
export function readWishedDays(
  message: string | undefined,
  preferredTime: string | undefined,
): ((day: string) => boolean) | 'unread' {
  const plain = withoutAccents(message ?? '');
  const words = plain.replaceAll('’', "'").match(/[\p{L}']+|\d+/gu) ?? [];
  const dates = readDates(words, plain);
  if (dates === 'unread') return 'unread';
  const months = new Set<string>();
  const years = new Set<string>();
  const weekdays = new Set<string>();
  for (const [at, word] of words.entries()) {
    const month = monthAt(words, at);
    const weekday = WEEKEND_DAYS.get(word);
    const timeOfDay = TIMES_OF_DAY.get(word);
    if (FOR_STAFF.has(word)) return 'unread';
    if (YEAR.test(word)) years.add(word);
    else if (timeOfDay !== undefined && timeOfDay !== preferredTime) return 'unread';
    else if (weekday !== undefined) weekdays.add(weekday);
    else if (month !== undefined) months.add(month);
  }
  const isIn = (wanted: ReadonlySet<string>, one: string) => wanted.size === 0 || wanted.has(one);
  return (day) =>
    isIn(years, day.slice(0, 'yyyy'.length)) &&
    isIn(months, day.slice('yyyy-'.length, 'yyyy-mm'.length)) &&
    isIn(dates, day.slice('yyyy-'.length)) &&
    isIn(weekdays, weekdayOf(day));
}

function monthAt(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? '';
  const isVerb = word === 'may' && !BEFORE_A_MONTH.has(words[at - 1] ?? '');
  return isVerb && !/^\d+$/.test(words[at + 1] ?? '') ? undefined : MONTHS.get(word);
}

/** What may stand between the days of one month, beside Saturdays and Sundays. */
const AMONG_DAYS = new Set(['or', 'and', 'o', 'u', 'y', 'e', 'the', 'el', 'los']);
const ORDINAL = new Set(['st', 'nd', 'rd', 'th']);
const OF = new Set(['of', 'de']);
const LAST_DAY = 31;

/**
 * The days that are written with their month, as `12-05`: after it, as in English, or before it, as in Spanish; never both ways in one wish.
 *
 * @returns "unread" where a number is anything else
 */
function readDates(words: readonly string[], plain: string): ReadonlySet<string> | 'unread' {
  const isDay = (word = '') =>
    /^\d{1,2}$/.test(word) && Number(word) >= 1 && Number(word) <= LAST_DAY;
  const isNumber = (word: string) => /\d/.test(word) && !YEAR.test(word);
  if (!words.some(isNumber)) return new Set();
  // "12-20" is many days, "12/20" one, and "10:30" none.
  if (/\d\s*[-–/:.]\s*\d/.test(plain)) return 'unread';
  const isAfterMonth =
    words.findIndex(isNumber) > words.findIndex((_, at) => monthAt(words, at) !== undefined);
  const dates = new Set<string>();
  let open: string | undefined;
  let pending: string[] = [];
  for (const [at, word] of words.entries()) {
    const month = monthAt(words, at);
    const next = words[at + 1] ?? '';
    if (month !== undefined) {
      for (const day of pending) dates.add(`${month}-${day}`);
      pending = [];
      open = isAfterMonth ? month : undefined;
    } else if (isNumber(word)) {
      const day = word.padStart(2, '0');
      if (!isDay(word) || (isAfterMonth && open === undefined)) return 'unread';
      if (isAfterMonth) dates.add(`${open}-${day}`);
      else pending.push(day);
    } else if (ORDINAL.has(word) && isDay(words[at - 1])) {
      // "The 1st Saturday" counts Saturdays.
      if (WEEKEND_DAYS.has(next) || next.startsWith('weekend')) return 'unread';
    } else if (OF.has(word) && isDay(words[at - 1]) && isAfterMonth) return 'unread';
    else if (!AMONG_DAYS.has(word) && !YEAR.test(word) && !(OF.has(word) && pending.length > 0)) {
      if (pending.length > 0) return 'unread';
      if (!WEEKEND_DAYS.has(word)) open = undefined;
    }
  }
  // A month without a day beside days of others means all of it, or is a slip.
  const isWhole = words.some((_, at) => {
    const month = monthAt(words, at);
    return month !== undefined && ![...dates].some((date) => date.startsWith(month));
  });
  return pending.length > 0 || isWhole ? 'unread' : dates;
}
