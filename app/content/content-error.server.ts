import type * as z from 'zod';

/** Content that cannot be built: the message names file, field and fix, one line a fault. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(file: string, faults: readonly string[]) {
    super(faults.map((fault) => `${file}: ${fault}`).join('\n'));
  }
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
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw new ContentError(file, result.error.issues.map(describeFault));
}

function describeFault(issue: z.core.$ZodIssue): string {
  const field = issue.path.length > 0 ? issue.path.join('.') : 'the file';
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `'${key}'`).join(', ');
    return `${field}: unknown key ${keys}; remove it or correct its spelling`;
  }
  return `${field}: ${issue.message}`;
}
