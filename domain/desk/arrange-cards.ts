import { hoursOn, openDayFrom } from '../practice/hours-on.ts';
import { addDays, sayClock, wallClockAt, weekdayOf } from '../practice/practice-clock.ts';
import type { OpeningRules } from '../scheduling/slot.ts';
import { numberInWords } from '../wording/number-in-words.ts';
import type { CardRow } from './card-content.ts';
import type { CardState } from './card-state.ts';
import { GROUPS, placeCard, type Group, type Place } from './place-card.ts';
import { sayDay, sayTime } from './time-words.ts';

const MINUTE_MS = 60_000;

interface Placeable {
  readonly row: CardRow;
  readonly state: CardState;
}

export interface Placed<Card> {
  readonly card: Card;
  readonly place: Place;
}

export interface ArrangedGroup<Card> {
  readonly group: Group;
  readonly heading: string;
  /** What the heading does not say; empty where it says all. */
  readonly hint: string;
  readonly cards: readonly Placed<Card>[];
}

/** What wants something from us, group by group, each in the order of its hours; empty groups are left out. */
export function arrangeCards<Card extends Placeable>(
  cards: readonly Card[],
  rules: OpeningRules,
  now: Date,
): ArrangedGroup<Card>[] {
  const placed = cards.flatMap((card) => {
    const place = placeCard(card.row, card.state, rules, now);
    return place === null ? [] : [{ card, place }];
  });
  return orderOf(placed, rules, now)
    .map((group) => ({
      group,
      ...headOf(group, rules, now),
      cards: placed.filter(({ place }) => place.group === group).toSorted(byHour),
    }))
    .filter(({ cards }) => cards.length > 0);
}

/** What is owed for visits stands before tomorrow's as soon as some of it is due today, else below. */
function orderOf(placed: readonly Placed<Placeable>[], rules: OpeningRules, now: Date): Group[] {
  const dayOf = (moment: Date) => wallClockAt(moment, rules.timeZone).date;
  const isDueToday = placed.some(
    ({ place: { group, at } }) => group === 'booked' && dayOf(at) <= dayOf(now),
  );
  if (isDueToday) return [...GROUPS];
  return GROUPS.flatMap((group) => {
    if (group === 'booked') return [];
    return group === 'later' ? ['later', 'booked'] : [group];
  });
}

/** By the hour as it is shown, to the minute; who came first stands first where it is the same. */
function byHour(a: Placed<Placeable>, b: Placed<Placeable>): number {
  return (
    minuteOf(a.place.at) - minuteOf(b.place.at) ||
    a.card.row.receivedAt.localeCompare(b.card.row.receivedAt)
  );
}

const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);

function headOf(group: Group, rules: OpeningRules, now: Date): { heading: string; hint: string } {
  const said = (heading: string, hint = '') => ({ heading, hint });
  switch (group) {
    case 'late':
      return said('Past the promise');
    case 'today':
      return said('Today, by the hour');
    case 'before-closing':
      return said(
        `Before we close at ${sayHour(lastClosing(rules, now))}`,
        'their time ends while we are closed',
      );
    case 'later':
      return said(sayNextDay(rules, now));
    case 'booked':
      return said('Visits: fee, estimate, refund');
    case 'returned':
      return said('Comes back today');
    case 'to-know':
      return said('To know', 'nothing to answer');
    default:
      return said('Set aside', 'looks as if a program sent it');
  }
}

/** "6" for a full hour, "5:30" else: it is evening without saying so. */
function sayHour(time: string): string {
  return sayClock(time)
    .replace(/\s[AP]M$/, '')
    .replace(/:00$/, '');
}

/** When we close today, or closed last where we do not open. */
function lastClosing(rules: OpeningRules, now: Date): string {
  const today = wallClockAt(now, rules.timeZone).date;
  return (hoursOn(rules, today) ?? openDayFrom(rules, today, -1))?.closes ?? '';
}

/** "Tomorrow", or the weekday on which we open next. */
function sayNextDay(rules: OpeningRules, now: Date): string {
  const today = wallClockAt(now, rules.timeZone).date;
  const next = openDayFrom(rules, today, 1);
  if (next === null || next.date > addDays(today, GROUPS.length)) return 'Later';
  return next.date === addDays(today, 1) ? 'Tomorrow' : `${weekdayOf(next.date)}, and later`;
}

const dueOf = ({ place }: Placed<unknown>): Date[] => (place.dueAt === null ? [] : [place.dueAt]);

/**
 * The sentence at the top, in two parts: "Nine wait," and "one too long".
 *
 * @param backAt when the next of those that rest comes back today
 */
export function waitingSentence<Card>(
  groups: readonly ArrangedGroup<Card>[],
  rules: OpeningRules,
  now: Date,
  backAt?: Date,
): { first: string; second: string; count: number } {
  const waiting = groups.filter(({ group }) => group !== 'to-know' && group !== 'aside');
  const all = waiting.flatMap(({ cards }) => cards);
  const isPast = ({ place }: Placed<Card>): boolean => place.at <= now;
  const inGroup = (name: Group) => all.filter(({ place }) => place.group === name);
  const late = inGroup('late').length + inGroup('booked').filter(isPast).length;
  const back = inGroup('returned').filter(isPast).length;
  const count = all.length;
  if (count === 0) return { first: 'Nothing waits', second: '', count };
  const first = `${capitalized(numberInWords(count))} ${count === 1 ? 'waits' : 'wait'},`;
  if (late > 0) return { first, second: `${numberInWords(late)} too long`, count };
  if (back > 0) return { first, second: `${numberInWords(back)} came back`, count };
  // A letter that did not get there, or promises too much: it has no hour, and waits since it was told.
  const atOnce = inGroup('today').filter((placed) => placed.place.dueAt === null && isPast(placed));
  if (atOnce.length > 0) return { first, second: `${numberInWords(atOnce.length)} now`, count };
  // What is owed for a visit has its limit as an answer has.
  const next = [...inGroup('booked').map(({ place }) => place.at), ...all.flatMap(dueOf)];
  const until = next.toSorted((a, b) => a.getTime() - b.getTime())[0];
  if (backAt !== undefined && (until === undefined || backAt < until)) {
    return { first, second: `one more at ${sayTime(backAt, rules.timeZone)}`, count };
  }
  if (until === undefined) return { first: first.replace(',', ''), second: '', count };
  const day = sayDay(until, now, rules.timeZone);
  const time = sayTime(until, rules.timeZone);
  const when = day === 'today' ? `at ${time}` : `${day}, ${time}`;
  return { first, second: count === 1 ? `due ${when}` : `the next due ${when}`, count };
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
