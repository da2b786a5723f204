import { parse, YAMLParseError } from 'yaml';
import type * as z from 'zod';
import { announcementSchema } from '../../domain/content/announcement.ts';
import { faqSchema } from '../../domain/content/faq.ts';
import { fieldKindOf, type FieldKeys, type FieldKind } from '../../domain/content/field-kind.ts';
import { teamSchema } from '../../domain/content/team.ts';
import { FACTS_FILE, SITE_PARTS, type SitePart } from '../../domain/desk/site-parts.ts';
import type { FieldValue } from '../../domain/desk/site-wire.ts';
import { practiceSchema } from '../../domain/practice/practice-schema.ts';
import type { ContentTexts } from './content-texts.ts';
import { refusePublishing } from './refuse-publishing.ts';

/** A field of the form, and where its content has it. */
export interface FormField {
  /** What it is called between desk and server, and in drafts: it stays when entries come before it. */
  readonly path: string;
  readonly part: SitePart;
  readonly section: string;
  readonly label: string;
  readonly hint: string;
  /** As a list of changes names it. */
  readonly name: string;
  readonly file: string;
  /** In the content as it is now. */
  readonly keys: FieldKeys;
  readonly kind: FieldKind;
  readonly isReadByCounsel: boolean;
}

/** The files that the form is made of, each with the schema that the build checks it with. */
export const FORM_SCHEMAS: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  [FACTS_FILE, practiceSchema],
  ['announcement.yaml', announcementSchema],
  ['faq/questions.yaml', faqSchema],
  ['team/people.yaml', teamSchema],
]);

/** An entry of a list, with the keys that lead to it. */
interface Entry {
  readonly keys: FieldKeys;
  readonly id: string;
  readonly title: string;
}

/** How the lists are read: by the part that shows them. */
const LISTS: Readonly<Record<string, { file: string; entriesIn: (content: unknown) => Entry[] }>> =
  {
    questions: {
      file: 'faq/questions.yaml',
      entriesIn: (content) =>
        listOf(content).flatMap((group, at) =>
          listOf(fieldIn(group, 'questions')).map((entry, index) =>
            entryOf(entry, [at, 'questions', index], 'question'),
          ),
        ),
    },
    team: {
      file: 'team/people.yaml',
      entriesIn: (content) => listOf(content).map((entry, at) => entryOf(entry, [at], 'name')),
    },
  };

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
        label,
        hint,
        name: `${titleOf(part)}: ${label}`,
        file,
        keys,
        kind: kindIn(file, keys),
        isReadByCounsel,
      };
    }),
  );
}

function entryFields(part: SitePart, texts: ContentTexts): FormField[] {
  const list = LISTS[part.id];
  if (list === undefined || part.entryFields === undefined) return [];
  const { file, entriesIn } = list;
  const content = parseText(texts, file);
  return entriesIn(content).flatMap(({ keys, id, title }) =>
    (part.entryFields ?? []).flatMap(({ key, label, hint = '' }) => {
      const own = [...keys, key];
      // What an entry may have and has not is added in the file.
      if (valueAt(content, own) === '') return [];
      const kind = kindIn(file, own);
      const path = `${part.id}/${id}/${key}`;
      const name = `${titleOf(part)}: ${title}: ${label}`;
      const rest = { section: title, label, hint, name, file, keys: own, kind };
      return [{ path, part, ...rest, isReadByCounsel: false }];
    }),
  );
}

function kindIn(file: string, keys: FieldKeys): FieldKind {
  const schema = FORM_SCHEMAS.get(file);
  return schema === undefined ? 'text' : fieldKindOf(schema, keys);
}

function titleOf({ title, emphasis }: SitePart): string {
  return `${title} ${emphasis}`.trim();
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldIn(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function entryOf(entry: unknown, keys: FieldKeys, titleKey: string): Entry {
  return { keys, id: String(fieldIn(entry, 'id')), title: String(fieldIn(entry, titleKey)) };
}

/** What a field says; empty where the content has it not. The line that ends a block of text is no part of it. */
export function valueAt(content: unknown, keys: FieldKeys): FieldValue {
  const value = keys.reduce(fieldIn, content) ?? '';
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
