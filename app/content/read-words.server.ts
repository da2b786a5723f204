import type * as z from 'zod';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { checkContent } from './content-error.server.ts';
import { fillPlaceholders } from './fill-placeholders.server.ts';
import { placeholderValues } from './placeholders.server.ts';
import { parseYaml, readContentText, unlessTheSame } from './read-content.server.ts';

/**
 * Reads and checks a YAML file whose words may name facts, as `{{phone}}`: they are checked as they will be read.
 *
 * @param facts what it may name; all facts, unless given
 * @throws ContentError when it is missing, no YAML, not of the schema's form, or names what is no fact
 */
export function readWords<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  practice: Practice,
  facts = placeholderValues(practice),
): z.infer<Schema> {
  const file = `content/${path}`;
  const written = parseYaml(path, readContentText(path));
  return unlessTheSame(path, [written, schema, facts], () =>
    checkContent(file, schema, fillPlaceholders(file, written, facts)),
  );
}
