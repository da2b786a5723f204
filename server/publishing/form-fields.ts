import { parse, YAMLParseError } from 'yaml';
import type * as z from 'zod';
import { announcementSchema } from '../../domain/content/announcement.ts';
import { faqSchema } from '../../domain/content/faq.ts';
import { fieldKindOf, type FieldKeys, type FieldKind } from '../../domain/content/field-kind.ts';
import { casesSchema } from '../../domain/content/gallery.ts';
import { communityPage } from '../../domain/content/pages/community.ts';
import { storiesPage } from '../../domain/content/pages/stories.ts';
import { teamSchema } from '../../domain/content/team.ts';
import { FACTS_FILE } from '../../domain/desk/fact-parts.ts';
import type { SitePart } from '../../domain/desk/site-part.ts';
import { SITE_PARTS } from '../../domain/desk/site-parts.ts';
import type { FieldChoice, FieldValue } from '../../domain/desk/site-wire.ts';
import { practiceSchema } from '../../domain/practice/practice-schema.ts';
import type { ContentTexts } from './content-texts.ts';
import { entriesIn, listOfPart, valueIn, type EntryList } from './entry-lists.ts';
import { refusePublishing } from './refuse-publishing.ts';

/** A field of the form, and where its content has it. */
export interface FormField {
  /** What it is called between desk and server, and in drafts: it stays when entries come before it. */
  readonly path: string;
  readonly part: SitePart;
  readonly section: string;
  /** The entry of a list that it belongs to; null where it is of none. */
  readonly entry: FieldEntry | null;
  readonly label: string;
  readonly hint: string;
  /** As a list of changes names it. */
  readonly name: string;
  readonly file: string;
  /** In the content as it is now. */
  readonly keys: FieldKeys;
  readonly kind: FieldKind;
  /** What it may be; null where that is anything. */
  readonly choices: readonly FieldChoice[] | null;
  readonly isReadByCounsel: boolean;
}

interface FieldEntry {
  readonly path: string;
  readonly id: string;
  readonly list: EntryList;
  /** From the entry to the field. */
  readonly ownKeys: FieldKeys;
}

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

/** Every field of the form, in the order in which it stands. */
export function formFields(texts: ContentTexts): FormField[] {
  return SITE_PARTS.flatMap((part) => [...ownFields(part), ...entryFields(part, texts)]);
}

/** The fields of the facts, or of a file that a part has for itself. */
function ownFields(part: SitePart): FormField[] {
  const { file = FACTS_FILE } = part;
  return part.sections.flatMap(({ title, fields }) =>
    fields.map(({ path, label, hint = '', isReadByCounsel = false }) => {
      const keys = path.split('.');
      return {
        path: file === FACTS_FILE ? path : `${part.id}/${path}`,
        part,
        section: title,
        entry: null,
        label,
        hint,
        name: `${titleOf(part)}: ${label}`,
        file,
        keys,
        kind: kindIn(file, keys),
        choices: null,
        isReadByCounsel,
      };
    }),
  );
}

function entryFields(part: SitePart, texts: ContentTexts): FormField[] {
  const list = listOfPart(part);
  if (list === undefined || part.entryFields === undefined) return [];
  const { file } = list;
  const content = parseText(texts, file);
  return entriesIn(list, content).flatMap(({ keys, id, title }) =>
    (part.entryFields ?? []).flatMap(({ key, label, hint = '' }) => {
      const ownKeys = key.split('.');
      const whole = [...keys, ...ownKeys];
      // What an entry may have and has not is added in the file.
      if (valueIn(content, whole) === undefined) return [];
      const entry = entryPath(part, id);
      return [
        {
          path: `${entry}/${key}`,
          part,
          section: title,
          entry: { path: entry, id, list, ownKeys },
          label,
          hint,
          name: `${titleOf(part)}: ${title}: ${label}`,
          file,
          keys: whole,
          kind: kindIn(file, whole),
          choices: list.choicesIn?.(content, key) ?? null,
          isReadByCounsel: false,
        },
      ];
    }),
  );
}

/** What an entry of a list is called between desk and server, and in drafts. */
export function entryPath(part: SitePart, id: string): string {
  return `${part.id}/${id}`;
}

function kindIn(file: string, keys: FieldKeys): FieldKind {
  const schema = FORM_SCHEMAS.get(file);
  return schema === undefined ? 'text' : fieldKindOf(schema, keys);
}

/** "Fee and prices" */
export function titleOf({ title, emphasis }: SitePart): string {
  return `${title} ${emphasis}`.trim();
}

/** What a field says; empty where the content has it not. The line that ends a block of text is no part of it. */
export function valueAt(content: unknown, keys: FieldKeys): FieldValue {
  const value = valueIn(content, keys) ?? '';
  // The kinds of the form have no other values, and the content that was built has been checked.
  return typeof value === 'string' ? value.trimEnd() : (value as FieldValue);
}

/** What each file was parsed to last: it is asked for with every look at the form. */
const lastParsed = new Map<string, { text: string; value: unknown }>();

/**
 * The content of a file; whoever changes it takes a copy.
 *
 * @throws Refusal 409 where somebody has left it unreadable
 */
export function parseText(texts: ContentTexts, file: string): unknown {
  const text = texts.get(file) ?? '';
  const last = lastParsed.get(file);
  if (last?.text === text) return last.value;
  const value = parseFresh(file, text);
  lastParsed.set(file, { text, value });
  return value;
}

function parseFresh(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = error.linePos?.[0].line;
    throw refusePublishing(
      409,
      `content/${file} cannot be read${line === undefined ? '' : ` (line ${line})`}: somebody has changed it by hand. It must be mended before the site can be changed here; npm run check:content says what is wrong.`,
    );
  }
}
