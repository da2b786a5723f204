import type { FieldValue } from '../../domain/desk/site-wire.ts';
import type { ContentTexts } from './content-texts.ts';
import type { Draft } from './draft-store.ts';
import { entryWishes, withAdded, type EntryWish } from './entry-wishes.ts';
import { formFields, valueAt, type FormField } from './form-fields.ts';
import { parseText } from './parse-text.ts';
import { slotsIn } from './photograph-slots.ts';
import { photographWishes, type PhotographWish } from './photograph-wishes.ts';
import { placePhotograph } from './place-photograph.ts';

/** A draft with the field that it is of. */
interface Wish {
  readonly field: FormField;
  readonly draft: Draft;
}

/** Drafts, read against the content that they are of. */
export interface Wished {
  /** The content with the entries and photographs that are to come, empty yet. */
  readonly shown: ContentTexts;
  /** Of the form of that. */
  readonly fields: readonly FormField[];
  readonly wishes: readonly Wish[];
  readonly entries: readonly EntryWish[];
  readonly photographs: readonly PhotographWish[];
}

/** Reads drafts against a content. */
export function readWishes(texts: ContentTexts, drafts: readonly Draft[]): Wished {
  const entries = entryWishes(texts, drafts);
  const added = withAdded(texts, entries);
  const photographs = photographWishes(added, drafts);
  const shown = withPlaced(added, photographs);
  const fields = formFields(shown);
  return { shown, fields, wishes: wishesOf(fields, drafts), entries, photographs };
}

/** The content with the photographs that are to come, nothing said of them yet: what is said of them has a form then. */
function withPlaced(texts: ContentTexts, wishes: readonly PhotographWish[]): ContentTexts {
  let shown = texts;
  for (const { name, slot, mark } of wishes) {
    const now = slotsIn(shown).find(({ path }) => path === slot.path);
    if (name === 'comes' && now !== undefined) shown = placePhotograph(shown, now, mark).texts;
  }
  return shown;
}

/** Whether a draft has still something that it is of: what was typed is not lost with that. */
export function isOf(draft: Draft, { wishes, entries, photographs }: Wished): boolean {
  return [...wishes, ...entries, ...photographs].some((wish) => wish.draft === draft);
}

/** The drafts that are of a field of the form which is written into; that a photograph comes or goes is another thing. */
export function wishesOf(fields: readonly FormField[], drafts: readonly Draft[]): Wish[] {
  return drafts.flatMap((draft) => {
    const field = fields.find(({ path, kind }) => path === draft.path && kind !== 'photograph');
    return field === undefined ? [] : [{ field, draft }];
  });
}

/** What a field says in the content; the field of a photograph has its mark. */
export function writtenIn(texts: ContentTexts, field: FormField): FieldValue {
  const { file, kind, slot } = field;
  if (kind !== 'photograph') return valueAt(parseText(texts, file), field);
  return slotsIn(texts).find(({ path }) => path === slot?.path)?.mark ?? '';
}
