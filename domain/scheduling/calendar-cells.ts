import type { Slot } from './slot.ts';

/** The doctors' calendar is a row of half-hours in UTC; who takes any part of one has it. */
const CELL_MS = 30 * 60_000;

/**
 * The half-hours that a slot touches, as `2027-03-15T12:00:00.000Z`. Two slots overlap only if they share one, so a
 * unique key on cells keeps a 90-minute appointment and a 30-minute one apart. The other way round, slots off the half-hour
 * may share a cell without overlapping: that loses a little time, never a patient's.
 */
export function cellsOf({ startsAt, endsAt }: Slot): string[] {
  const cells: string[] = [];
  const firstMs = Math.floor(Date.parse(startsAt) / CELL_MS) * CELL_MS;
  for (let ms = firstMs; ms < Date.parse(endsAt); ms += CELL_MS) {
    cells.push(new Date(ms).toISOString());
  }
  return cells;
}

/** The slots none of whose cells is taken. */
export function freeSlots(slots: readonly Slot[], taken: ReadonlySet<string>): Slot[] {
  return slots.filter((slot) => !cellsOf(slot).some((cell) => taken.has(cell)));
}
