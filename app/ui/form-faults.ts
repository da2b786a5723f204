import type { FieldMessages } from './use-field-faults.ts';

/** What a schema of ours found, as the forms show it: a message a field. */
export function messagesOf(
  parsed:
    | { readonly ok: true }
    | { readonly ok: false; readonly fields: readonly { field: string; message: string }[] },
): FieldMessages {
  if (parsed.ok) return {};
  return Object.fromEntries(parsed.fields.map(({ field, message }) => [field, message]));
}

/** The name of the field that an event came from; empty for anything else. */
export function nameOf(target: EventTarget): string {
  const name: unknown = Reflect.get(target, 'name');
  return typeof name === 'string' ? name : '';
}
