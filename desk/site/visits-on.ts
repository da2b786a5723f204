import type { CardRow } from '../../domain/desk/card-content.ts';
import { weekdayOf } from '../../domain/practice/practice-clock.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';

/**
 * How many visits stand in the diary on a day.
 *
 * @param rows of all cards; their times are written by New York's clock
 * @param day as 2027-12-28
 */
export function countVisitsOn(rows: readonly Pick<CardRow, 'appointment'>[], day: string): number {
  return rows.filter(
    ({ appointment }) =>
      appointment !== null &&
      appointment.cancelledAt === null &&
      appointment.startsAt.slice(0, day.length) === day,
  ).length;
}

const HOURS = /^(\d\d:\d\d)-(\d\d:\d\d)$/;
/** As 2027-12-28, and as 09:30 where it begins. */
const DAY_CHARACTERS = 10;
const CLOCK = [11, 16] as const;

/**
 * The days of the visits to come that the new hours of a weekday leave out, and those of before do not; in their order, a day for each visit.
 *
 * @param rows of all cards
 * @param field the weekday's, as hours.monday
 * @param hours as 08:00-18:00, or the word in their place
 * @param former those that visitors know of
 */
export function daysOutside(
  rows: readonly Pick<CardRow, 'appointment'>[],
  field: string,
  { hours, former }: { hours: string; former: string },
  now: Date,
): string[] {
  // Half typed, it leaves out nobody yet.
  if (hours.includes('-') && !HOURS.test(hours)) return [];
  return rows
    .flatMap(({ appointment }) =>
      appointment === null || appointment.cancelledAt !== null ? [] : [appointment],
    )
    .filter((visit) => Date.parse(visit.startsAt) > now.getTime())
    .filter((visit) => field === `hours.${weekdayOf(dayOf(visit)).toLowerCase()}`)
    .filter((visit) => !isWithin(visit, hours) && isWithin(visit, former))
    .map(dayOf)
    .toSorted();
}

function dayOf({ startsAt }: Pick<Slot, 'startsAt'>): string {
  return startsAt.slice(0, DAY_CHARACTERS);
}

function isWithin({ startsAt, endsAt }: Slot, hours: string): boolean {
  const [, opens = '', closes = ''] = HOURS.exec(hours) ?? [];
  return startsAt.slice(...CLOCK) >= opens && endsAt.slice(...CLOCK) <= closes;
}
