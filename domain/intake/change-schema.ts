import * as z from 'zod/mini';
import { startField } from './appointment-schema.ts';
import { toFieldFaults, type FieldFault } from './field-faults.ts';
import { SEQUENCE_MESSAGE } from './outdated-page.ts';

const SEQUENCE_LIMIT = 1_000_000;

/** The contract of moving an appointment: the new start, and the state that the visitor saw. */
const rescheduleSchema = z.strictObject(
  {
    startsAt: startField,
    sequence: z
      .int({ error: SEQUENCE_MESSAGE })
      .check(
        z.gte(0, { error: SEQUENCE_MESSAGE }),
        z.lte(SEQUENCE_LIMIT, { error: SEQUENCE_MESSAGE }),
      ),
  },
  { error: 'Please send the new time as one object with its fields.' },
);

/** Cancelling says nothing beside itself. */
const cancelSchema = z.strictObject({}, { error: 'Please send an empty object.' });

/** A wish for another time that fits the contract. */
export type IntakeReschedule = z.infer<typeof rescheduleSchema>;

export type ParsedReschedule =
  | { ok: true; reschedule: IntakeReschedule }
  | { ok: false; fields: FieldFault[] };

/**
 * Checks a wish for another time against the contract. Unknown fields are faults.
 *
 * @param input any value, as parsed from JSON
 */
export function parseReschedule(input: unknown): ParsedReschedule {
  const parsed = rescheduleSchema.safeParse(input);
  return parsed.success
    ? { ok: true, reschedule: parsed.data }
    : { ok: false, fields: toFieldFaults(parsed.error.issues) };
}

/** The fields that do not belong into a cancellation: all of them. */
export function faultsOfCancel(input: unknown): FieldFault[] {
  const parsed = cancelSchema.safeParse(input);
  return parsed.success ? [] : toFieldFaults(parsed.error.issues);
}
