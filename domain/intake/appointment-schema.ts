import * as z from 'zod/mini';
import { EVENT_NAMES, EVENT_TYPES, isEventType } from '../scheduling/event-types.ts';
import { toFieldFaults, type FieldFault } from './field-faults.ts';
import { optionalOf } from './optional-fields.ts';
import { UNOFFERED_TIME } from './unoffered-time.ts';
import {
  consentField,
  emailField,
  languageField,
  nameField,
  phoneField,
} from './request-fields.ts';

/** A slot's start as domain/scheduling writes it. Whether it is offered is for the server to say. */
const START = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

/** The time that is wanted, also where an appointment is moved. */
export const startField = z
  .string({ error: 'Please choose a day and a time.' })
  .check(
    z.minLength(1, { error: 'Please choose a day and a time.' }),
    z.regex(START, { error: UNOFFERED_TIME }),
  );

const FIELDS = {
  event: z.enum(EVENT_NAMES, { error: 'Please choose what your visit is for.' }),
  startsAt: startField,
  name: nameField,
  email: emailField,
  phone: phoneField,
  /** In which it was booked, and so that of the letters. */
  language: languageField,
  consent: consentField,
};

/** Those that may be left out: a form sends them empty then. */
export const OPTIONAL_APPOINTMENT_FIELDS: ReadonlySet<string> = new Set(optionalOf(FIELDS));

/** The contract of POST /api/appointments (product 7.6), shared by the form and the server. */
const appointmentSchema = z
  .strictObject(FIELDS, { error: 'Please send the appointment as one object with its fields.' })
  .check(
    z.refine(
      ({ event, phone }) => !isEventType(event) || !EVENT_TYPES[event].hasFee || !isBlank(phone),
      {
        path: ['phone'],
        error: 'Please give a phone number, so that we can call you to take the fee.',
        // Also where other fields have faults: a visitor reads all of them at once.
        when: ({ value }) => typeof value === 'object' && value !== null,
      },
    ),
  );

/** An appointment that fits the contract. Texts are as written, but for the space around them. */
export type IntakeAppointment = z.infer<typeof appointmentSchema>;

export type ParsedAppointment =
  | { ok: true; appointment: IntakeAppointment }
  | { ok: false; fields: FieldFault[] };

/**
 * Checks what came in against the contract. Unknown fields are faults.
 *
 * @param input any value, as parsed from JSON
 * @returns the appointment, or one fault a field, in the order of the form; never throws, and never repeats a value
 */
export function parseAppointment(input: unknown): ParsedAppointment {
  const parsed = appointmentSchema.safeParse(input);
  if (!parsed.success)
    return { ok: false, fields: toFieldFaults(parsed.error.issues, Object.keys(FIELDS)) };
  const { phone, ...rest } = parsed.data;
  const hasPhone = phone !== undefined && phone !== '';
  return { ok: true, appointment: hasPhone ? { ...rest, phone } : rest };
}

/** Asked before it is known to be a text: what is none is a fault of its own field. */
function isBlank(phone: unknown): boolean {
  return phone === undefined || (typeof phone === 'string' && phone.trim() === '');
}
