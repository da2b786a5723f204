import { weekdayOf } from '../practice/practice-clock.ts';

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
 * Which days somebody wishes who wrote for a time on a weekend: by months, and by Saturdays or Sundays.
 *
 * @param preferredTime the time of day that they chose: another one in their words is for staff to weigh
 * @returns "unread" where their words say more of when than can be read: then nobody but staff chooses
 */
export function readWishedDays(
  message: string | undefined,
  preferredTime: string | undefined,
): ((day: string) => boolean) | 'unread' {
  const plain = (message ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain.replaceAll('’', "'").match(/[\p{L}']+|\d+/gu) ?? [];
  const months = new Set<string>();
  const years = new Set<string>();
  const weekdays = new Set<string>();
  for (const [at, word] of words.entries()) {
    const month = MONTHS.get(word);
    const weekday = WEEKEND_DAYS.get(word);
    const timeOfDay = TIMES_OF_DAY.get(word);
    if (FOR_STAFF.has(word)) return 'unread';
    if (YEAR.test(word)) years.add(word);
    else if (/\d/.test(word)) return 'unread';
    else if (timeOfDay !== undefined && timeOfDay !== preferredTime) return 'unread';
    else if (weekday !== undefined) weekdays.add(weekday);
    else if (month !== undefined && (word !== 'may' || BEFORE_A_MONTH.has(words[at - 1] ?? ''))) {
      months.add(month);
    }
  }
  const isIn = (wanted: ReadonlySet<string>, one: string) => wanted.size === 0 || wanted.has(one);
  return (day) =>
    isIn(years, day.slice(0, 'yyyy'.length)) &&
    isIn(months, day.slice('yyyy-'.length, 'yyyy-mm'.length)) &&
    isIn(weekdays, weekdayOf(day));
}
