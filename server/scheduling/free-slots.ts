import { cellsOf, freeSlots } from '../../domain/scheduling/calendar-cells.ts';
import { DAYS_LIMIT, STEP_MINUTES, type EventType } from '../../domain/scheduling/event-types.ts';
import { isCalendarDay, offeredSlots, practiceDay } from '../../domain/scheduling/offered-slots.ts';
import type { OpeningRules, Slot } from '../../domain/scheduling/slot.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { ownTimesWithin } from '../own-calendar/own-calendar-store.ts';

const MINUTE_MS = 60_000;

/** As many as a person reads at a glance. */
const ALTERNATIVES_LIMIT = 6;

/**
 * The slots that nobody has taken, and at which the practice's own calendar says nothing.
 *
 * @param exceptNumber an appointment that is to be moved: what it holds itself is free for it
 * @param exceptBlocks times kept free that are about to be given up
 */
export async function findFree(
  database: RequestDatabase,
  slots: readonly Slot[],
  exceptNumber?: number,
  exceptBlocks: readonly number[] = [],
): Promise<Slot[]> {
  const cells = slots.flatMap(cellsOf).toSorted();
  const [first, last] = [cells.at(0), cells.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all = database
    .selectFrom('appointment_cells')
    .select('starts_at')
    .where('starts_at', '>=', first)
    .where('starts_at', '<=', last);
  const others =
    exceptNumber === undefined ? all : all.where('appointment', 'is distinct from', exceptNumber);
  const kept =
    exceptBlocks.length === 0
      ? others
      : others.where((row) =>
          row.or([row('block', 'is', null), row('block', 'not in', exceptBlocks)]),
        );
  const rows = await kept.execute();
  const end = new Date(Date.parse(last) + STEP_MINUTES * MINUTE_MS).toISOString();
  const own = await ownTimesWithin(database, first, end);
  return freeSlots(slots, new Set([...rows.map((row) => row.starts_at), ...own.flatMap(cellsOf)]));
}

/**
 * What the one who came too late, or wanted a time that is not offered, may choose instead: the next free slots after the one they wanted; where
 * there are none, the first free ones from today.
 */
export async function findAlternatives(
  database: RequestDatabase,
  rules: OpeningRules,
  wanted: { event: EventType; startsAt: string },
  now: Date,
): Promise<Slot[]> {
  const { event, startsAt } = wanted;
  const freeFrom = async (from: string) =>
    findFree(database, offeredSlots(rules, event, { from, days: DAYS_LIMIT }, now));
  const day = startsAt.slice(0, 'yyyy-mm-dd'.length);
  const after = (isCalendarDay(day) ? await freeFrom(day) : []).filter(
    (slot) => Date.parse(slot.startsAt) > Date.parse(startsAt),
  );
  const slots = after.length > 0 ? after : await freeFrom(practiceDay(rules, now));
  return slots.slice(0, ALTERNATIVES_LIMIT);
}
