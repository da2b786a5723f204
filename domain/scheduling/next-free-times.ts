import type { Slot } from './slot.ts';

/** Where the day of a moment's writing ends: `2027-03-15T08:00:00-04:00`. */
const DAY_LENGTH = 'yyyy-mm-dd'.length;
/** Where its clock stands, after the `T`. */
const CLOCK = [DAY_LENGTH + 1, DAY_LENGTH + 1 + 'hh:mm'.length] as const;
/** When midday and late afternoon begin, on New York's clock: before lunch, and when school is out. */
const PARTS_FROM = ['11:00', '15:00'] as const;
const PART_COUNT = PARTS_FROM.length + 1;

/**
 * The next free times that a person can choose between: the soonest of all, and on each of the next days that have one a time in a part of the
 * day that was not offered yet, else at another hour (docs/decisions/130-times-to-choose-between.md).
 *
 * @param slots in any order
 * @param count how many days at most
 */
export function nextFreeTimes(slots: readonly Slot[], count: number): Slot[] {
  const days = new Map<string, Slot[]>();
  for (const slot of slots.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))) {
    const day = slot.startsAt.slice(0, DAY_LENGTH);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  const next: Slot[] = [];
  for (const free of [...days.values()].slice(0, count)) {
    const time = differentFrom(next, free);
    if (time) next.push(time);
  }
  return next;
}

/** The first of a day's times that differs from those before it as much as the day allows. */
function differentFrom(before: readonly Slot[], free: readonly Slot[]): Slot | undefined {
  const clocks = new Set(before.map(clockOf));
  // Once each part has been offered, all of them are open again.
  const parts = new Set(before.slice(before.length - (before.length % PART_COUNT)).map(partOf));
  const atOtherHours = free.filter((slot) => !clocks.has(clockOf(slot)));
  return atOtherHours.find((slot) => !parts.has(partOf(slot))) ?? atOtherHours[0] ?? free[0];
}

function clockOf({ startsAt }: Slot): string {
  return startsAt.slice(...CLOCK);
}

/** 0 in the morning, 1 at midday, 2 late in the afternoon. */
function partOf(slot: Slot): number {
  return PARTS_FROM.filter((from) => clockOf(slot) >= from).length;
}
