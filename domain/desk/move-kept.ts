import { addDays, weekdayOf } from '../practice/practice-clock.ts';
import { clockOfSlot, dayOfSlot, diarySlot } from '../scheduling/diary-slot.ts';
import { STEP_MINUTES } from '../scheduling/event-types.ts';
import type { OpeningRules, Slot } from '../scheduling/slot.ts';
import { clocksOf, isFree, stretchOf, type Stretch } from './diary-days.ts';

const DAY_MS = 86_400_000;

/** A time that is kept free, and what it belongs to where it is kept each week. */
interface KeptTime extends Slot {
  readonly number: number;
  readonly series: string | null;
}

/** What becomes of each week: it moves, or its new time is another's and it stays. */
interface MovePlan<Kept> {
  readonly moves: readonly { readonly kept: Kept; readonly slot: Slot }[];
  readonly stays: readonly { readonly kept: Kept; readonly wanted: Stretch }[];
}

/**
 * A time of a series and those that follow it, in their order: at the same weekday, clock and length. One that was moved by itself goes its own way.
 *
 * @param blocks all that are kept free, in any order
 */
export function weeksFrom<Kept extends KeptTime>(blocks: readonly Kept[], first: Kept): Kept[] {
  if (first.series === null) return [first];
  const shape = shapeOf(first);
  return blocks
    .filter(
      (one) =>
        one.series === first.series && shapeOf(one) === shape && startOf(one) >= startOf(first),
    )
    .toSorted((a, b) => startOf(a) - startOf(b));
}

/**
 * Where the weeks of a series go when the first of them goes somewhere: as many days on, at the same clock on New York's wall, as long as that.
 *
 * @param weeks the first one is in hand
 * @param taken what others have
 */
export function planMove<Kept extends KeptTime>(
  rules: OpeningRules,
  weeks: readonly Kept[],
  to: Stretch,
  taken: readonly Stretch[],
  now: Date,
): MovePlan<Kept> {
  const [first] = weeks;
  if (first === undefined) return { moves: [], stays: [] };
  const days = Math.round((Date.parse(to.day) - Date.parse(dayOfSlot(first))) / DAY_MS);
  const { from: clock } = clocksOf(rules, to);
  const wanted = weeks.map((kept) => ({
    kept,
    wanted: { ...to, day: addDays(dayOfSlot(kept), days) },
  }));
  let moving = wanted;
  for (;;) {
    // A week that stays goes on having its own time, which may be where another one wanted to go.
    const held = wanted
      .filter((week) => !moving.includes(week))
      .flatMap(({ kept }) => stretchOf(rules, kept) ?? []);
    const left = moving.filter((week) => isFree(rules, week.wanted, [...taken, ...held], now));
    if (left.length === moving.length) break;
    moving = left;
  }
  const moves = moving.flatMap(({ kept, wanted: { day } }) => {
    const slot = diarySlot(rules, day, clock, to.count * STEP_MINUTES);
    return slot === undefined ? [] : [{ kept, slot }];
  });
  return { moves, stays: wanted.filter((week) => !moving.includes(week)) };
}

function shapeOf(slot: Slot): string {
  const minutes = (Date.parse(slot.endsAt) - startOf(slot)) / 60_000;
  return `${weekdayOf(dayOfSlot(slot))} ${clockOfSlot(slot)} ${minutes}`;
}

/** Clocks on the wall are not compared as texts: in winter they are of another offset than in summer. */
function startOf({ startsAt }: Slot): number {
  return Date.parse(startsAt);
}
