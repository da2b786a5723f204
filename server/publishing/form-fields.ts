import { asLines, fromLines, type Credential } from '../../domain/content/credential-lines.ts';
import { fieldKindOf, type FieldKeys, type FieldKind } from '../../domain/content/field-kind.ts';
import { FACTS_FILE } from '../../domain/desk/fact-parts.ts';
import { PHOTOGRAPH_FIELDS } from '../../domain/desk/photograph-fields.ts';
import type { SitePart } from '../../domain/desk/site-part.ts';
import { SITE_PARTS } from '../../domain/desk/site-parts.ts';
import type { FieldChoice, FieldValue } from '../../domain/desk/site-wire.ts';
import { personPhotographSchema } from '../../domain/content/photographs.ts';
import type { ContentTexts } from './content-texts.ts';
import { kindIn } from './form-schemas.ts';
import { entriesIn, listOfPart, valueIn, type EntryList } from './entry-lists.ts';
import { entryPath, parseText, titleOf } from './parse-text.ts';
import { slotsIn, wordsFileOf, wordsPath, type PhotographSlot } from './photograph-slots.ts';

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
  /** The place of a photograph that it is, or whose words it holds; null where it has to do with none. */
  readonly slot: PhotographSlot | null;
}

interface FieldEntry {
  readonly path: string;
  readonly id: string;
  readonly list: EntryList;
  /** From the entry to the field. */
  readonly ownKeys: FieldKeys;
}

/** What each field of a photograph's words is, by its key. */
const WORDS_KINDS = new Map(
  PHOTOGRAPH_FIELDS.map(({ key }) => [key, fieldKindOf(personPhotographSchema, key.split('.'))]),
);

/** Every field of the form, in the order in which it stands. */
export function formFields(texts: ContentTexts): FormField[] {
  const slots = slotsIn(texts);
  return SITE_PARTS.flatMap((part) => [
    ...ownFields(part),
    ...entryFields(part, texts),
    ...photographFields(
      part,
      slots.filter((slot) => slot.part === part),
    ),
  ]);
}

/** The fields of the facts, or of a file that a part has for itself. */
function ownFields(part: SitePart): FormField[] {
  const { file = FACTS_FILE } = part;
  return part.sections.flatMap(({ title, fields }) =>
    fields.map(({ path, label, hint = '', choices = null, isReadByCounsel = false }) => {
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
        choices,
        isReadByCounsel,
        slot: null,
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
          slot: null,
        },
      ];
    }),
  );
}

/** The places of photographs, each with the words of the photograph that stands there. */
function photographFields(part: SitePart, slots: readonly PhotographSlot[]): FormField[] {
  return slots.flatMap((slot): FormField[] => {
    const { list, entry, label, hint, says, photograph, key } = slot;
    const common = {
      part,
      section: entry.title,
      entry: { path: entryPath(part, entry.id), id: entry.id, list, ownKeys: [key] },
      choices: null,
      isReadByCounsel: false,
      slot,
    };
    const name = `${titleOf(part)}: ${says}`;
    const file = photograph === undefined ? '' : wordsFileOf(photograph);
    const words = photograph === undefined ? [] : PHOTOGRAPH_FIELDS;
    return [
      {
        ...common,
        path: slot.path,
        label,
        hint,
        name,
        file: list.file,
        keys: [...entry.keys, key],
        kind: 'photograph',
      },
      ...words.map((field): FormField => {
        const keys = field.key.split('.');
        return {
          ...common,
          path: wordsPath(slot, field.key),
          label: field.label,
          hint: field.hint,
          name: `${name}: ${field.label}`,
          file,
          keys,
          kind: WORDS_KINDS.get(field.key) ?? 'text',
        };
      }),
    ];
  });
}

/** What a field says; empty where the content has it not. The line that ends a block of text is no part of it. */
export function valueAt(content: unknown, { keys, kind }: FormField): FieldValue {
  const value = valueIn(content, keys) ?? '';
  if (kind === 'credentials') return asLines(value as readonly Credential[]);
  // The kinds of the form have no other values, and the content that was built has been checked.
  return typeof value === 'string' ? value.trimEnd() : (value as FieldValue);
}

/** What the content has where a field says that. */
export function contentOf({ kind }: FormField, value: FieldValue): FieldValue | Credential[] {
  return kind === 'credentials' && typeof value === 'object' ? fromLines(value) : value;
}
