import { addDays, minutesOfClock } from '../practice/practice-clock.ts';
import { clockOfSlot, dayOfSlot } from '../scheduling/diary-slot.ts';
import { DAYS_LIMIT, type EventType } from '../scheduling/event-types.ts';
import { offeredSlots, practiceDay } from '../scheduling/offered-slots.ts';
import type { OpeningRules, Slot } from '../scheduling/slot.ts';
import { clocksOf, isFree, stretchOf, type Stretch } from './diary-days.ts';
import { OFFERED_TIMES_LIMIT } from './times-to-offer.ts';

const WEEK_DAYS = 7;

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
  const apart = (slot: Slot) => Math.abs(minutesOfClock(clockOfSlot(slot)) - hour);
  /** A week at a time, since the first days mostly do: it is reckoned with each step of an arrow key. */
  const nearestOn = (first: string, isDay: (day: string) => boolean, wanted: number): Stretch[] => {
    const found: Stretch[] = [];
    for (let ahead = 0; ahead < DAYS_LIMIT && found.length < wanted; ahead += WEEK_DAYS) {
      const range = { from: addDays(first, ahead), days: Math.min(WEEK_DAYS, DAYS_LIMIT - ahead) };
      const free = offeredSlots(rules, event, range, now).filter((slot) => {
        const stretch = stretchOf(rules, slot);
        return isDay(dayOfSlot(slot)) && stretch !== null && isFree(rules, stretch, taken, now);
      });
      for (const day of new Set(free.map(dayOfSlot))) {
        const ofDay = free.filter((slot) => dayOfSlot(slot) === day);
        const [nearest] = ofDay.toSorted((one, other) => apart(one) - apart(other));
        const stretch = nearest && stretchOf(rules, nearest);
        if (stretch) found.push(stretch);
      }
    }
    return found.slice(0, wanted);
  };
  const later = nearestOn(addDays(from.day, 1), () => true, OFFERED_TIMES_LIMIT);
  const room = Math.max(1, OFFERED_TIMES_LIMIT - later.length);
  const sooner = nearestOn(practiceDay(rules, now), (day) => day < from.day, room);
  return [...sooner, ...later.slice(0, OFFERED_TIMES_LIMIT - sooner.length)];
}
