import type { Slot } from './slot.ts';

/** Where the day of a moment's writing ends: `2027-03-15T08:00:00-04:00`. */
const DAY_LENGTH = 'yyyy-mm-dd'.length;

/**
 * The first free time of each of the next days that have one.
 *
 * @param slots in any order
 * @param count how many days at most
 */
export function nextFreeTimes(slots: readonly Slot[], count: number): Slot[] {
  const firsts = new Map<string, Slot>();
  for (const slot of slots.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))) {
    const day = slot.startsAt.slice(0, DAY_LENGTH);
    if (!firsts.has(day)) firsts.set(day, slot);
  }
  return [...firsts.values()].slice(0, count);
}
