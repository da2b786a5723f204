import type { FieldValue } from '../../domain/desk/site-wire.ts';
import type { ContentTexts } from './content-texts.ts';
import type { Draft } from './draft-store.ts';
import { entryWishes, withAdded, type EntryWish } from './entry-wishes.ts';
import { formFields, parseText, valueAt, type FormField } from './form-fields.ts';

/** A draft with the field that it is of. */
interface Wish {
  readonly field: FormField;
  readonly draft: Draft;
}

/** Drafts, read against the content that they are of. */
export interface Wished {
  /** The content with the entries that are to be added, empty yet. */
  readonly shown: ContentTexts;
  /** Of the form of that. */
  readonly fields: readonly FormField[];
  readonly wishes: readonly Wish[];
  readonly entries: readonly EntryWish[];
}

/** Reads drafts against a content. */
export function readWishes(texts: ContentTexts, drafts: readonly Draft[]): Wished {
  const entries = entryWishes(texts, drafts);
  const shown = withAdded(texts, entries);
  const fields = formFields(shown);
  return { shown, fields, wishes: wishesOf(fields, drafts), entries };
}

/** Whether a draft has still something that it is of: what was typed is not lost with that. */
export function isOf(draft: Draft, { wishes, entries }: Wished): boolean {
  return [...wishes, ...entries].some((wish) => wish.draft === draft);
}

/** The drafts that are of a field of the form. */
export function wishesOf(fields: readonly FormField[], drafts: readonly Draft[]): Wish[] {
  return drafts.flatMap((draft) => {
    const field = fields.find(({ path }) => path === draft.path);
    return field === undefined ? [] : [{ field, draft }];
  });
}

/** What a field says in the content. */
export function writtenIn(texts: ContentTexts, { file, keys }: FormField): FieldValue {
  return valueAt(parseText(texts, file), keys);
}
