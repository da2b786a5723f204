import * as z from 'zod/mini';

/** The names of a schema's fields that may be left out. */
export function optionalOf(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(fields).filter((name) => fields[name] instanceof z.ZodMiniOptional);
}
