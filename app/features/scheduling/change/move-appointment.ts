import { appointmentPathsOf } from '../../../../domain/intake/wire.ts';
import type { Slot } from '../../../../domain/scheduling/slot.ts';
import { readSlots } from '../read-slots.ts';
import { changeAppointment, type ChangeOutcome } from './open-appointment.ts';

/** What came of another time that was asked for. */
type MoveOutcome =
  | ChangeOutcome
  /** Somebody else was quicker; nothing was changed. */
  | { readonly kind: 'taken'; readonly alternatives: readonly Slot[] };

/** Asks for another time. @param sequence that of the state which the visitor sees */
export async function moveAppointment(
  token: string,
  startsAt: string,
  sequence: number,
): Promise<MoveOutcome> {
  const outcome = await changeAppointment(appointmentPathsOf(token).reschedule, {
    startsAt,
    sequence,
  });
  if (outcome.kind !== 'refused' || !Array.isArray(outcome.extra['alternatives'])) return outcome;
  return { kind: 'taken', alternatives: readSlots(outcome.extra['alternatives']) };
}
