import { cellsOf } from '../../domain/scheduling/calendar-cells.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import type { RequestDatabase } from '../db/open-database.ts';

/** Rolls a transaction back: a part of the time belongs to somebody else. */
class TimeTaken extends Error {}

/** Who has a half-hour: an appointment, or a time that staff keep free. */
export type CellHolder = { appointment: number } | { block: number };

/** Gives somebody the half-hours of a time. @throws TimeTaken when one of them is another's */
export async function takeCells(
  transaction: RequestDatabase,
  slot: Slot,
  holder: CellHolder,
): Promise<void> {
  const cells = cellsOf(slot);
  const taken = await transaction
    .insertInto('appointment_cells')
    .values(cells.map((cell) => ({ starts_at: cell, appointment: null, ...holder })))
    .onConflict((conflict) => conflict.column('starts_at').doNothing())
    .returning('starts_at')
    .execute();
  if (taken.length < cells.length) throw new TimeTaken();
}

/** What stands for a transaction that takeCells has undone. @throws any other error as it is */
export function orTaken<Outcome>(outcome: Outcome): (error: unknown) => Outcome {
  return (error) => {
    if (error instanceof TimeTaken) return outcome;
    throw error;
  };
}
