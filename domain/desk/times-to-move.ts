import { addDays, minutesOfClock } from '../practice/practice-clock.ts';
import { clockOfSlot, dayOfSlot } from '../scheduling/diary-slot.ts';
import { DAYS_LIMIT, type EventType } from '../scheduling/event-types.ts';
import { offeredSlots, practiceDay } from '../scheduling/offered-slots.ts';
import type { OpeningRules, Slot } from '../scheduling/slot.ts';
import { clocksOf, isFree, stretchOf, type Stretch } from './diary-days.ts';
import { OFFERED_TIMES_LIMIT } from './times-to-offer.ts';

/**
 * Times to propose to somebody who has one and wants another: one sooner, where visitors could book one, and the next days after theirs; on each day what
 * is nearest to the hour that they have. Whoever moves a visit mostly asks for the week after, at the same hour (docs/decisions/216-times-proposed-on-the-phone.md).
 *
 * @param visit what it is for, and when it is
 * @param taken what others have, and when the own calendar is busy
 * @returns three at most, in their order, none on the day that they have
 */
export function timesToMove(
  rules: OpeningRules,
  { event, from }: { event: EventType; from: Stretch },
  taken: readonly Stretch[],
  now: Date,
): Stretch[] {
  const hour = minutesOfClock(clocksOf(rules, from).from);
  const nearestOn = (firstDay: string, isDay: (day: string) => boolean): Stretch[] => {
    const range = { from: firstDay, days: DAYS_LIMIT };
    const free = offeredSlots(rules, event, range, now).filter((slot) => {
      const stretch = stretchOf(rules, slot);
      return isDay(dayOfSlot(slot)) && stretch !== null && isFree(rules, stretch, taken, now);
    });
    const apart = (slot: Slot) => Math.abs(minutesOfClock(clockOfSlot(slot)) - hour);
    return [...new Set(free.map(dayOfSlot))].flatMap((day) => {
      const ofDay = free.filter((slot) => dayOfSlot(slot) === day);
      const [nearest] = ofDay.toSorted((one, other) => apart(one) - apart(other));
      return (nearest && stretchOf(rules, nearest)) ?? [];
    });
  };
  const sooner = nearestOn(practiceDay(rules, now), (day) => day < from.day);
  const later = nearestOn(addDays(from.day, 1), (day) => day > from.day);
  const after = later.slice(0, OFFERED_TIMES_LIMIT - Math.min(sooner.length, 1));
  return [...sooner.slice(0, OFFERED_TIMES_LIMIT - after.length), ...after];
}
