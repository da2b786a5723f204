import * as z from 'zod/mini';
import {
  consentField,
  emailField,
  kindField,
  messageField,
  nameField,
  phoneField,
  preferredContactField,
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

/** Which field does not fit ("smileResults.areas.0.key"; "" for the whole), and what a person can do about it. */
export interface FieldFault {
  field: string;
  message: string;
}

export type ParsedRequest =
  | { ok: true; request: IntakeRequest }
  | { ok: false; fields: FieldFault[] };

/** More faults than the contract has fields tell a person nothing, and would let a small request ask for a big answer. */
const FAULT_LIMIT = 20;

/** A field's name is the sender's text too: it is repeated only when it cannot carry a number, an address or a sentence. */
const REPEATABLE_NAME = /^[A-Za-z_]{1,32}$/;
const UNNAMED_FIELD = '(unknown field)';

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

function toFieldFaults(issues: readonly z.core.$ZodIssue[]): FieldFault[] {
  const faults = new Map<string, string>();
  for (const issue of issues) {
    if (faults.size >= FAULT_LIMIT) break;
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, FAULT_LIMIT)) {
        addOnce(
          faults,
          [...issue.path, repeatableName(key)],
          'This field is not part of the form. Please leave it out.',
        );
      }
    } else {
      addOnce(faults, issue.path, issue.message);
    }
  }
  return Array.from(faults, ([field, message]) => ({ field, message })).slice(0, FAULT_LIMIT);
}

function addOnce(faults: Map<string, string>, path: readonly PropertyKey[], message: string): void {
  const field = path.map(String).join('.');
  if (!faults.has(field)) faults.set(field, message);
}

function repeatableName(key: string): string {
  return REPEATABLE_NAME.test(key) ? key : UNNAMED_FIELD;
}
