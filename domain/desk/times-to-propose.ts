import { dayOfSlot } from '../scheduling/diary-slot.ts';
import { DAYS_LIMIT, type EventType } from '../scheduling/event-types.ts';
import { offeredSlots, practiceDay } from '../scheduling/offered-slots.ts';
import type { OpeningRules } from '../scheduling/slot.ts';
import { isFree, stretchOf, type Stretch } from './diary-days.ts';
import { timesToOffer, WEEKENDS_AHEAD_DAYS, weekendSlots } from './times-to-offer.ts';

/** Who wants a time, and for what. */
export interface WantedTime {
  readonly event: EventType;
  /** They asked for a Saturday or Sunday: on which days; null for all others. */
  readonly weekend: ((day: string) => boolean) | null;
  /** The time of day that they chose. */
  readonly preferredTime: string | undefined;
}

/** Times to begin with at the diary. */
export interface Proposal {
  readonly times: readonly Stretch[];
  /** Whether they lie at the time of day that was asked for. */
  readonly areTheirs: boolean;
}

/**
 * Times to propose to somebody who has none yet: with the notice that visitors book by, within a month or, on weekends, some months, and chosen as a letter offers them. The practice may
 * write sooner, but whoever is called needs as long to make room as whoever books online.
 *
 * @param taken what somebody has, and when the own calendar is busy
 * @returns three at most, each on another day; none where nothing is free
 */
export function timesToPropose(
  rules: OpeningRules,
  { event, weekend, preferredTime }: WantedTime,
  taken: readonly Stretch[],
  now: Date,
): Proposal {
  const slots = weekend
    ? weekendSlots(rules, event, now, WEEKENDS_AHEAD_DAYS).filter((slot) =>
        weekend(dayOfSlot(slot)),
      )
    : offeredSlots(rules, event, { from: practiceDay(rules, now), days: DAYS_LIMIT }, now);
  const free = slots.filter((slot) => {
    const stretch = stretchOf(rules, slot);
    return stretch !== null && isFree(rules, stretch, taken, now);
  });
  const theirs = timesToOffer(free, preferredTime);
  const times = theirs.length > 0 ? theirs : timesToOffer(free, undefined);
  return {
    times: times.flatMap((slot) => stretchOf(rules, slot) ?? []),
    areTheirs: theirs.length > 0,
  };
}
