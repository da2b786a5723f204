import * as z from 'zod';
import { clockTime } from '../practice/practice-schema.ts';
import { day } from './words.ts';

/** How a field of the content is written: what a form shows for it. */
export type FieldKind = 'text' | 'number' | 'time' | 'day' | 'days' | 'lines';

/**
 * What a field of a content file is, by the schema that the build checks it with: no form says it a second time.
 *
 * @param path keys from the top of the file
 * @throws Error where the schema has no such field, or one that no form is made for
 */
export function fieldKindOf(schema: z.ZodType, path: readonly string[]): FieldKind {
  let field: unknown = schema;
  for (const key of path) {
    const shape: unknown = field instanceof z.ZodObject ? field.shape[key] : undefined;
    if (shape === undefined) throw new Error(`The content has no field ${path.join('.')}.`);
    field = shape;
  }
  if (field === day) return 'day';
  if (field === clockTime) return 'time';
  if (field instanceof z.ZodArray) return field.element === day ? 'days' : 'lines';
  if (field instanceof z.ZodNumber) return 'number';
  if (field instanceof z.ZodType) return 'text';
  throw new Error(`No form is made for ${path.join('.')}.`);
}
