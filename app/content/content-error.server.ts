import type * as z from 'zod';
import { findFieldFaults, type FieldFault } from '../../domain/content/content-faults.ts';
import { MISSING, sayIssue } from '../../domain/content/say-issue.ts';
import { lineOfField, placeOf } from './content-line.server.ts';

/** Something that is wrong with a field of a content file, and what to do. */
export interface Fault extends FieldFault {
  /** Where another file is to be mended than the one that is read. */
  readonly file?: string | undefined;
  /** Where no field says it. */
  readonly line?: number | undefined;
}

/** Content that cannot be built: the message names file, line, field and fix, one line a fault. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  /** @param faults as text for a file as a whole */
  constructor(file: string, faults: readonly (string | Fault)[]) {
    super(faults.map((fault) => sayFault(file, fault)).join('\n'));
  }
}

function sayFault(file: string, fault: string | Fault): string {
  if (typeof fault === 'string') return `${file}: ${fault}`;
  const { field, message, file: place = file, line = lineOfField(place, field) } = fault;
  const name = field.length > 0 ? `${field.join('.')}: ` : '';
  return `${placeOf(place, line)}: ${name}${message}`;
}

/** What is wrong with a field itself, and not with how it goes with others. */
const OF_FORM: ReadonlySet<string> = new Set(['invalid_type', 'invalid_format', 'invalid_value']);

/** Whether nothing stands at a place: how it should be written is no help then, though the schema has words for that alone. */
function isMissing(raw: unknown, path: readonly PropertyKey[]): boolean {
  let value = raw;
  for (const key of path) {
    if (value === null || typeof value !== 'object') return false;
    value = Reflect.get(value, key);
  }
  return path.length > 0 && value === undefined;
}

/**
 * Checks a parsed content file against its schema.
 *
 * @param file the path from the project's root, for messages
 * @throws ContentError naming each field and what to do
 */
export function checkContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  raw: unknown,
): z.infer<Schema> {
  const result = schema.safeParse(raw, { error: sayIssue });
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) =>
    OF_FORM.has(issue.code) && isMissing(raw, issue.path) ? { ...issue, message: MISSING } : issue,
  );
  const faults = findFieldFaults(issues).map((fault) =>
    fault.field.length === 0 ? `the file: ${fault.message}` : fault,
  );
  throw new ContentError(file, faults);
}
