import * as z from 'zod';
import { weekdayHours, weekendHours } from '../practice/practice-schema.ts';
import { eventTime } from './pages/community-events.ts';
import { credential } from './team.ts';
import { day, dayOrNone } from './words.ts';
import { lastDay } from './written.ts';

/** How a field of the content is written: what a form shows for it. */
export type FieldKind =
  | 'text'
  | 'number'
  | 'time'
  | 'day'
  | 'days'
  | 'lines'
  | 'credentials'
  | 'weekday-hours'
  | 'weekend-hours'
  | 'photograph';

/** Where a field stands: keys and positions from the top of its file. */
export type FieldKeys = readonly (string | number)[];

/**
 * What a field of a content file is, by the schema that the build checks it with: no form says it a second time.
 *
 * @throws Error where the schema has no such field
 */
export function fieldKindOf(schema: z.ZodType, keys: FieldKeys): FieldKind {
  let field: unknown = schema;
  for (const key of keys) {
    if (field instanceof z.ZodOptional) field = field.unwrap();
    if (field instanceof z.ZodObject) field = field.shape[key];
    else field = field instanceof z.ZodArray && typeof key === 'number' ? field.element : undefined;
    if (field === undefined) throw new Error(`The content has no field ${keys.join('.')}.`);
  }
  if (field instanceof z.ZodOptional) field = field.unwrap();
  if (field === day || field === dayOrNone || field === lastDay) return 'day';
  if (field === weekdayHours) return 'weekday-hours';
  if (field === weekendHours) return 'weekend-hours';
  if (field === eventTime) return 'time';
  if (field instanceof z.ZodArray) {
    if (field.element === credential) return 'credentials';
    return field.element === day ? 'days' : 'lines';
  }
  return field instanceof z.ZodNumber ? 'number' : 'text';
}
