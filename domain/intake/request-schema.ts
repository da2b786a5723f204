import * as z from 'zod/mini';
import { toFieldFaults, type FieldFault } from './field-faults.ts';
import { ENGLISH } from '../languages/page-languages.ts';
import { PHONE_MISSING } from './kinds/usual-words.ts';
import { isRequestKind, type RequestKind } from './kinds.ts';
import { optionalOf } from './optional-fields.ts';
import {
  consentField,
  emailField,
  kindField,
  languageField,
  MESSAGE_MISSING,
  messageField,
  nameField,
  otherLanguageField,
  phoneField,
  preferredContactField,
  preferredTimeField,
} from './request-fields.ts';
import { smileResultsField } from './smile-results-field.ts';
import { REQUEST_KINDS } from './table-of-kinds.ts';

const FIELDS = {
  kind: kindField,
  name: nameField,
  email: emailField,
  phone: phoneField,
  preferredContact: preferredContactField,
  preferredTime: preferredTimeField,
  language: languageField,
  otherLanguage: otherLanguageField,
  message: messageField,
  consent: consentField,
  smileResults: smileResultsField,
};
/** The fields of a request, in the order of the form. */
export const REQUEST_FIELDS: readonly string[] = Object.keys(FIELDS);

/** Those that may be left out: a form sends them empty then. */
export const OPTIONAL_REQUEST_FIELDS: ReadonlySet<string> = new Set(optionalOf(FIELDS));

/** The ways of answering that need a number. */
const WAYS_BY_PHONE: ReadonlySet<unknown> = new Set(['phone', 'text']);

/** The contract of POST /api/requests (product 7.1), shared by the form and the server. */
const requestSchema = z
  .strictObject(FIELDS, { error: 'Please send the request as one object with its fields.' })
  .check(
    z.refine(
      ({ phone, preferredContact }) => !WAYS_BY_PHONE.has(preferredContact) || isGiven(phone),
      {
        path: ['phone'],
        error: ({ input }) => sayPhoneMissing(input),
        // Also where other fields have faults: a visitor reads all of them at once.
        when: isObject,
      },
    ),
    z.refine(({ message }) => message !== '', {
      path: ['message'],
      error: ({ input }) => sayMessageMissing(input),
      when: isObject,
    }),
    z.refine(({ language, otherLanguage }) => language !== 'other' || isGiven(otherLanguage), {
      path: ['otherLanguage'],
      error: 'Please write which language, or choose one from the list.',
      when: isObject,
    }),
  );

function sayMessageMissing(request: unknown): string {
  const kind = kindOf(request);
  return isRequestKind(kind) ? sayMissing(kind).message : MESSAGE_MISSING;
}

function sayPhoneMissing(request: unknown): string {
  const kind = kindOf(request);
  return isRequestKind(kind) ? sayMissing(kind).phone : PHONE_MISSING[ENGLISH];
}

/** In the words of the form's question and choice. */
function sayMissing(kind: RequestKind) {
  return REQUEST_KINDS[kind].words[ENGLISH].missing;
}

function kindOf(request: unknown): unknown {
  return isObject({ value: request }) ? Reflect.get(Object(request), 'kind') : undefined;
}

function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}

function isGiven(text: string | undefined): boolean {
  return text !== undefined && text !== '';
}

/** A request that fits the contract. Texts are as written, but for the space around them; of phone and e-mail only what is seen. */
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
  if (!parsed.success) {
    return { ok: false, fields: toFieldFaults(parsed.error.issues, REQUEST_FIELDS) };
  }
  const { phone, otherLanguage, ...rest } = parsed.data;
  return {
    ok: true,
    request: {
      ...rest,
      ...(isGiven(phone) ? { phone } : {}),
      // Words for another language that was not chosen after all say nothing.
      ...(rest.language === 'other' ? { otherLanguage } : {}),
    },
  };
}
