import type * as z from 'zod';

export const MISSING = 'is missing; add it';

const NOUNS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields with their names',
  record: 'fields with their names',
};

/** What to do about a fault of form, where the schema itself does not say it; undefined leaves it to the library. */
export function sayIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined) return MISSING;
      return `must be ${NOUNS[issue.expected] ?? issue.expected}, and is ${sayKind(input)}; mend it`;
    case 'too_small':
      return `is too short (${sizeOf(input)}); give at least ${sayCount(issue.minimum, input)}`;
    case 'too_big':
      return `is too long (${sizeOf(input)}); give at most ${sayCount(issue.maximum, input)}`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'invalid_value':
      if (input === undefined) return MISSING;
      return `write ${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.map(String).join(', ')}`;
    default:
      return undefined;
  }
}

function sayKind(input: unknown): string {
  if (input === null) return 'empty';
  return NOUNS[Array.isArray(input) ? 'array' : typeof input] ?? typeof input;
}

function sizeOf(input: unknown): number | string {
  return typeof input === 'string' || Array.isArray(input) ? input.length : String(input);
}

function sayCount(count: number | bigint, input: unknown): string {
  if (typeof input === 'string') return `${count} characters`;
  return Array.isArray(input) ? `${count} entries` : String(count);
}
