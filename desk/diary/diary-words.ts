import type { Stretch } from '../../domain/desk/diary-days.ts';
import { clocksOf, closedStretches } from '../../domain/desk/diary-days.ts';
import { doOverlap } from '../../domain/desk/own-times.ts';
import { holidayName } from '../../domain/practice/holiday-name.ts';
import { hoursOn, isByAppointment } from '../../domain/practice/hours-on.ts';
import { sayClock, weekdayOf } from '../../domain/practice/practice-clock.ts';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { OpenedCard } from '../box/card-box.ts';
import type { DiarySlip } from './diary-slips.ts';
import { dayOfSlot } from '../../domain/scheduling/diary-slot.ts';
import type { OpeningRules, Slot } from '../../domain/scheduling/slot.ts';

/** The visits, as the desk calls them. */
export const VISITS: Readonly<Record<EventType, string>> = {
  'smile-blueprint': 'Smile Blueprint',
  'virtual-consult': 'Virtual consult',
};

/** "December 2" */
export function sayDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** "Wednesday, December 2" */
export function sayLongDay(day: string): string {
  return `${weekdayOf(day)}, ${sayDate(day)}`;
}

/** "Wednesday, December 2, 10:00 AM" */
export function sayStart(rules: OpeningRules, stretch: Stretch): string {
  return `${sayLongDay(stretch.day)}, ${sayClock(clocksOf(rules, stretch).from)}`;
}

/** Why nobody is offered a time on a day; undefined on a day on which we open. */
export function sayClosed(rules: OpeningRules, day: string): string | undefined {
  if (isByAppointment(rules, day)) return 'By appointment only';
  const name = rules.closures.includes(day) ? holidayName(day) : undefined;
  if (name !== undefined) return `${name}: we are closed`;
  return hoursOn(rules, day) === null ? 'We are closed' : undefined;
}

/** Why a visit outside our hours meets a closed door. */
export function sayWhyClosed(rules: OpeningRules, slot: Slot): string {
  const closed = sayClosed(rules, dayOfSlot(slot));
  return closed === undefined ? 'It is outside our hours' : `${closed} then`;
}

/** What speaks against a time that staff may write in all the same; undefined where nothing does. */
export function sayUnusual(rules: OpeningRules, stretch: Stretch): string | undefined {
  const isOutside = closedStretches(rules, stretch.day).some((one) => doOverlap(one, stretch));
  return sayClosed(rules, stretch.day) ?? (isOutside ? 'Outside our hours' : undefined);
}

/** "10:00 AM to 11:30 AM" */
export function saySpan(rules: OpeningRules, stretch: Stretch): string {
  const { from, until } = clocksOf(rules, stretch);
  return `${sayClock(from)} to ${sayClock(until)}`;
}

/** "10", "noon" or "5:30": an hour in the margin of a day. */
export function sayHour(clock: string): string {
  if (clock === '12:00') return 'noon';
  return sayClock(clock)
    .replace(/\s[AP]M$/, '')
    .replace(/:00$/, '');
}

/** Who tells them of a change: a letter, or whoever sits here. @param card of one who is cancelled: what one would call them by is out of view then */
export function sayTold(isTold: boolean, card?: OpenedCard): string {
  if (isTold) return 'a letter tells them';
  const phone = typeof card?.content === 'object' ? (card.content.phone ?? '') : '';
  return `nobody tells them but you${phone === '' ? '' : `: ${phone}`}`;
}

/** That a time has somebody already, and whom: what is held over them hides their slip. */
export function sayNotFree(inTheWay: readonly DiarySlip[]): string {
  const names = inTheWay.map(({ title }) => title).join(', ');
  return names === '' ? 'not free' : `not free: ${names}`;
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Who comes then, each of them, and what it is kept free for. */
export function sayWhoComes(slips: readonly DiarySlip[], rules: OpeningRules): string {
  const at = (slip: DiarySlip) => sayClock(clocksOf(rules, slip).from);
  const visits = slips
    .filter(({ is }) => is === 'visit')
    .map((slip, place) => `${slip.title}${place === 0 ? ' comes' : ''} at ${at(slip)}`);
  const kept = slips
    .filter(({ is }) => is === 'kept')
    .map((slip) => `It is blocked from ${at(slip)} already: ${slip.title}.`);
  return [...(visits.length === 0 ? [] : [`${LIST.format(visits)}.`]), ...kept].join(' ');
}

/** The same, and what to do. */
export function sayInTheWay(slips: readonly DiarySlip[], rules: OpeningRules): string {
  const who = sayWhoComes(slips, rules);
  const isVisit = slips.some(({ is }) => is === 'visit');
  return isVisit ? `${who} Move them first, or choose another time.` : who;
}

/** Why nothing can be sent yet, in a line that stands at its button: what stands beside the fields may be out of view there. */
export function sayNotYet(inTheWay: readonly DiarySlip[]): string {
  if (inTheWay.length === 0) return 'Choose a time that is still to come.';
  return `Not free: ${inTheWay.map(({ title }) => title).join(', ')}.`;
}
