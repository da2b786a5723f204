import type * as z from 'zod';
import { announcementSchema } from '../../domain/content/announcement.ts';
import { faqSchema } from '../../domain/content/faq.ts';
import { fieldKindOf, type FieldKeys, type FieldKind } from '../../domain/content/field-kind.ts';
import { casesSchema } from '../../domain/content/gallery.ts';
import { communityPage } from '../../domain/content/pages/community.ts';
import { storiesPage } from '../../domain/content/pages/stories.ts';
import { teamSchema } from '../../domain/content/team.ts';
import { FACTS_FILE } from '../../domain/desk/fact-parts.ts';
import { practiceSchema } from '../../domain/practice/practice-schema.ts';

/** The files that the form is made of, each with the schema that the build checks it with. */
export const FORM_SCHEMAS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  [FACTS_FILE, practiceSchema],
  ['announcement.yaml', announcementSchema],
  ['faq/questions.yaml', faqSchema],
  ['gallery/cases.yaml', casesSchema],
  ['pages/community.yaml', communityPage],
  ['pages/stories.yaml', storiesPage],
  ['team/people.yaml', teamSchema],
]);

/** What was found of fields already, by file and keys: all entries of a list have the same. */
const known = new Map<string, FieldKind>();

/** What a field of one of them is. */
export function kindIn(file: string, keys: FieldKeys): FieldKind {
  const schema = FORM_SCHEMAS.get(file);
  if (schema === undefined) return 'text';
  const name = [file, ...keys.map((key) => (typeof key === 'number' ? '*' : key))].join(':');
  const kind = known.get(name) ?? fieldKindOf(schema, keys);
  known.set(name, kind);
  return kind;
}
