import type * as z from 'zod';
import { nearestWord } from '../../domain/wording/nearest-word.ts';
import { lineOfField, placeOf } from './content-line.server.ts';
import { MISSING, sayIssue } from './say-issue.server.ts';

/** Something that is wrong with a field of a content file, and what to do. */
export interface Fault {
  /** Keys and positions from the top of the file; none for the file as a whole. */
  readonly field: readonly PropertyKey[];
  readonly message: string;
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
  throw new ContentError(file, findFaults(result.error.issues));
}

function findFaults(issues: readonly z.core.$ZodIssue[]): (string | Fault)[] {
  const known = issues.filter((issue) => issue.code !== 'unrecognized_keys');
  const missing = new Set(known.filter(({ message }) => message === MISSING));
  const misspelled = issues.flatMap((issue): Fault[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    return issue.keys.map((key) => {
      // A key that is written wrong is one fault: the right one is not missing as well.
      const siblings = [...missing].filter((other) => isBeside(other.path, issue.path));
      const meant = nearestWord(
        key,
        siblings.map(({ path }) => String(path.at(-1))),
      );
      for (const other of siblings) if (other.path.at(-1) === meant) missing.delete(other);
      const advice =
        meant === undefined ? 'remove it or correct its spelling' : `is it '${meant}'?`;
      return { field: [...issue.path, key], message: `unknown key '${key}'; ${advice}` };
    });
  });
  const others = known.filter((issue) => issue.message !== MISSING || missing.has(issue));
  return [
    ...misspelled,
    ...others.map(({ path, message }) =>
      path.length === 0 ? `the file: ${message}` : { field: path, message },
    ),
  ];
}

/** Whether a field stands directly below a place. */
function isBeside(field: readonly PropertyKey[], place: readonly PropertyKey[]): boolean {
  return field.length === place.length + 1 && place.every((key, at) => field[at] === key);
}
