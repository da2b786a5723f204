import { addDays } from '../practice/practice-clock.ts';
import { clockOfSlot, dayOfSlot, diarySlot } from '../scheduling/diary-slot.ts';
import type { OpeningRules, Slot } from '../scheduling/slot.ts';

const WEEK_DAYS = 7;
const MINUTE_MS = 60_000;

/** So far ahead a time can be kept free each week: half a year. Longer than visitors can book, and little enough that each week has its own row. */
export const REPEAT_LIMIT_WEEKS = 26;

/** The last day until which a time may repeat, as `2027-03-15`. @param day its first */
export function lastRepeatDay(day: string): string {
  return addDays(day, REPEAT_LIMIT_WEEKS * WEEK_DAYS);
}

/**
 * A time of the diary each week until a day: the same clock on New York's wall, also where the clocks are changed between, so that the moments in UTC
 * lie an hour apart then (docs/decisions/209-a-time-kept-free-each-week.md).
 *
 * @param first one of the diary's times
 * @param until the last day that counts, as `2027-03-15`; later than half a year after the first it is taken as that
 * @returns the first one and those that follow it; empty where the first is none of the diary's
 */
export function weeklySlots(rules: OpeningRules, first: Slot, until: string): Slot[] {
  const day = dayOfSlot(first);
  const minutes = (Date.parse(first.endsAt) - Date.parse(first.startsAt)) / MINUTE_MS;
  const slots: Slot[] = [];
  for (let week = 0; week <= REPEAT_LIMIT_WEEKS; week += 1) {
    const date = addDays(day, week * WEEK_DAYS);
    if (week > 0 && date > until) break;
    const slot = diarySlot(rules, date, clockOfSlot(first), minutes);
    if (slot === undefined) return [];
    slots.push(slot);
  }
  return slots;
}

/**
 * Whether times repeat one each week: each is one that the first one's repeating has, none twice, in their order. Weeks may be left out.
 *
 * @param slots times of the diary
 */
export function areWeekly(rules: OpeningRules, slots: readonly Slot[]): boolean {
  const [first] = slots;
  const last = slots.at(-1);
  if (first === undefined || last === undefined) return false;
  const weekly = weeklySlots(rules, first, dayOfSlot(last));
  const places = slots.map(({ startsAt, endsAt }) =>
    weekly.findIndex((one) => one.startsAt === startsAt && one.endsAt === endsAt),
  );
  return places.every((place, at) => place >= 0 && (at === 0 || place > (places[at - 1] ?? -1)));
}
