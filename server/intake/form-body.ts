import { OPTIONAL_APPOINTMENT_FIELDS } from '../../domain/intake/appointment-schema.ts';
import { OPTIONAL_REQUEST_FIELDS } from '../../domain/intake/request-schema.ts';
import { KEY_FIELD } from '../../domain/intake/wire.ts';
import { refuseMalformed } from './refusals.ts';

/** What a ticked box sends: "on" unless its value says otherwise. */
const TICKED = new Set(['on', 'true']);

/** Forms send these when they are left empty; empty means left out. */
const isOptional = (name: string): boolean =>
  OPTIONAL_REQUEST_FIELDS.has(name) || OPTIONAL_APPOINTMENT_FIELDS.has(name);

export interface FormBody {
  idempotencyKey: unknown;
  /** The other fields, as the JSON contract has them. */
  input: Record<string, unknown>;
}

/**
 * Reads a url-encoded form of the contract's fields.
 *
 * @throws Refusal 400 for a field that comes twice, and for broken percent or UTF-8 encoding
 */
export function parseFormBody(text: string): FormBody {
  const fields = new Map<string, string>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const name = decode(equals === -1 ? pair : pair.slice(0, equals));
    const value = equals === -1 ? '' : decode(pair.slice(equals + 1));
    if (fields.has(name))
      throw refuseMalformed('The form has a field twice. Please send each field once.');
    fields.set(name, value);
  }
  return toFormBody(fields);
}

/** A form's fields by their names, however they were sent, as the JSON contract has them. */
export function toFormBody(fields: ReadonlyMap<string, unknown>): FormBody {
  const { [KEY_FIELD]: idempotencyKey, ...input } = Object.fromEntries(
    // fromEntries defines fields, it never assigns them: a field called __proto__ becomes a plain unknown field.
    Array.from(fields, toContract).filter(([, value]) => value !== undefined),
  );
  return { idempotencyKey, input };
}

function toContract([name, value]: [string, unknown]): [string, unknown] {
  if (name === 'consent' && typeof value === 'string' && TICKED.has(value)) return [name, true];
  if (isOptional(name) && value === '') return [name, undefined];
  return [name, value];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw refuseMalformed('The form is not valid url-encoded UTF-8.');
  }
}
