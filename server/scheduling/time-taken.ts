import { cellsOf } from '../../domain/scheduling/calendar-cells.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import type { RequestDatabase } from '../db/open-database.ts';

/** Rolls a transaction back: a part of the time belongs to somebody else. */
class TimeTaken extends Error {}

/** Gives an appointment the half-hours of its time. @throws TimeTaken when one of them is another's */
export async function takeCells(
  transaction: RequestDatabase,
  slot: Slot,
  appointment: number,
): Promise<void> {
  const cells = cellsOf(slot);
  const taken = await transaction
    .insertInto('appointment_cells')
    .values(cells.map((cell) => ({ starts_at: cell, appointment })))
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
