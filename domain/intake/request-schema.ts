import * as z from 'zod/mini';
import { toFieldFaults, type FieldFault } from './field-faults.ts';
import {
  consentField,
  emailField,
  kindField,
  messageField,
  nameField,
  phoneField,
  preferredContactField,
  preferredTimeField,
} from './request-fields.ts';
import { smileResultsField } from './smile-results-field.ts';

/** The contract of POST /api/requests (specification decisions, section 6), shared by the form and the server. */
const requestSchema = z.strictObject(
  {
    kind: kindField,
    name: nameField,
    email: emailField,
    phone: phoneField,
    preferredContact: preferredContactField,
    preferredTime: preferredTimeField,
    message: messageField,
    consent: consentField,
    smileResults: smileResultsField,
  },
  { error: 'Please send the request as one object with its fields.' },
);

/** A request that fits the contract. Texts are as written, but for the space around them. */
export type IntakeRequest = z.infer<typeof requestSchema>;

/** The quiz's outcome as a visitor may attach it. */
export type SmileResults = NonNullable<IntakeRequest['smileResults']>;

export type ParsedRequest =
  | { ok: true; request: IntakeRequest }
  | { ok: false; fields: FieldFault[] };

/**
 * Checks what came in against the contract. Unknown fields are faults, `__proto__` and `constructor` among them.
 *
 * @param input any value, as parsed from JSON
 * @returns the request, or one fault a field, in the order of the form; never throws, and never repeats a value
 */
export function parseRequest(input: unknown): ParsedRequest {
  const parsed = requestSchema.safeParse(input);
  if (!parsed.success) return { ok: false, fields: toFieldFaults(parsed.error.issues) };
  const { phone, ...rest } = parsed.data;
  const hasPhone = phone !== undefined && phone !== '';
  return { ok: true, request: hasPhone ? { ...rest, phone } : rest };
}
