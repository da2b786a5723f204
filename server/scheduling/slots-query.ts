import * as z from 'zod';
import { DAYS_LIMIT, EVENT_NAMES, type EventType } from '../../domain/scheduling/event-types.ts';
import { isCalendarDay, type DayRange } from '../../domain/scheduling/offered-slots.ts';
import { toFieldFaults } from '../../domain/intake/field-faults.ts';
import { refuseFields, refuseMalformed } from '../intake/refusals.ts';

const DEFAULT_DAYS = 14;

const rangeSchema = z.strictObject({
  from: z
    .string()
    .refine(isCalendarDay, { error: 'from must be a day that exists, like 2027-03-15.' })
    .optional(),
  days: z
    .string()
    .regex(/^[1-9]\d?$/, { error: `days must be a whole number from 1 to ${DAYS_LIMIT}.` })
    .transform(Number)
    .refine((days) => days <= DAYS_LIMIT, {
      error: `days must be a whole number from 1 to ${DAYS_LIMIT}.`,
    })
    .default(DEFAULT_DAYS),
});

const querySchema = rangeSchema.extend({
  event: z.enum(EVENT_NAMES, { error: `event must be one of ${EVENT_NAMES.join(', ')}.` }),
});

/**
 * Reads the question for slots.
 *
 * @param today the day that is meant where none is named
 * @throws Refusal 400 for a parameter that comes twice, 422 for one that does not fit or is unknown
 */
export function readSlotsQuery(
  query: unknown,
  today: string,
): { event: EventType; range: DayRange } {
  const { event, from = today, days } = parse(querySchema, query);
  return { event, range: { from, days } };
}

/** The same, where the kind of visit is known already. */
export function readRangeQuery(query: unknown, today: string): DayRange {
  const { from = today, days } = parse(rangeSchema, query);
  return { from, days };
}

function parse<Result>(schema: z.ZodType<Result>, query: unknown): Result {
  if (typeof query === 'object' && query !== null && Object.values(query).some(Array.isArray)) {
    throw refuseMalformed('The address has a parameter twice. Please send each one once.');
  }
  const parsed = schema.safeParse({ ...(typeof query === 'object' ? query : {}) });
  if (!parsed.success) throw refuseFields(toFieldFaults(parsed.error.issues));
  return parsed.data;
}
