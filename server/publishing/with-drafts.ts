import { changeYaml } from './change-yaml.ts';
import type { ContentTexts } from './content-texts.ts';
import type { Draft } from './draft-store.ts';
import { entryWishes, withEntries } from './entry-wishes.ts';
import { contentOf, formFields } from './form-fields.ts';
import { entryPath } from './parse-text.ts';
import {
  filesOf,
  slotsIn,
  wordsFileOf,
  wordsOf,
  wordsPath,
  type PhotographSlot,
} from './photograph-slots.ts';
import { photographWishes, type PhotographWish } from './photograph-wishes.ts';
import { changeWords, placePhotograph, takePhotographAway } from './place-photograph.ts';
import { wishesOf } from './read-wishes.ts';

/** The content with drafts in it. */
export function withDrafts(texts: ContentTexts, drafts: readonly Draft[]): ContentTexts {
  const changed = new Map(texts);
  for (const { field, draft } of wishesOf(formFields(texts), drafts)) {
    const { file, keys, slot } = field;
    const text = changed.get(file) ?? '';
    changed.set(
      file,
      slot === null
        ? changeYaml(text, keys, contentOf(field, draft.value))
        : changeWords(text, new Map([[keys.join('.'), String(draft.value)]])),
    );
  }
  const wished = withEntries(changed, entryWishes(texts, drafts), drafts);
  return withPhotographs(withoutFilesOf(wished, takenOut(texts, drafts)), drafts);
}

/** Places from which somebody takes the photograph away, alone or with its entry, by their paths. */
export function placesEmptied(texts: ContentTexts, drafts: readonly Draft[]): string[] {
  const wishes = photographWishes(texts, drafts).filter(({ name }) => name === 'goes');
  return [...wishes.map(({ slot }) => slot), ...takenOut(texts, drafts)].map(({ path }) => path);
}

/** The places of photographs in entries that are to be taken out. */
function takenOut(texts: ContentTexts, drafts: readonly Draft[]): PhotographSlot[] {
  const wishes = entryWishes(texts, drafts).filter(({ name }) => name === 'take out');
  const paths = new Set(wishes.map(({ path }) => path));
  return slotsIn(texts).filter(({ part, entry }) => paths.has(entryPath(part, entry.id)));
}

function withoutFilesOf(texts: ContentTexts, slots: readonly PhotographSlot[]): ContentTexts {
  const changed = new Map(texts);
  for (const { photograph } of slots) {
    for (const file of filesOf(texts, photograph ?? '')) changed.delete(file);
  }
  return changed;
}

function withPhotographs(texts: ContentTexts, drafts: readonly Draft[]): ContentTexts {
  let changed = texts;
  for (const wish of photographWishes(texts, drafts)) {
    const slot = slotsIn(changed).find(({ path }) => path === wish.slot.path);
    if (slot === undefined) continue;
    changed =
      wish.name === 'goes' ? takePhotographAway(changed, slot) : place(changed, slot, wish, drafts);
  }
  return changed;
}

/** A new photograph with what is said of it; what is empty is left out. */
function place(
  texts: ContentTexts,
  slot: PhotographSlot,
  { mark }: PhotographWish,
  drafts: readonly Draft[],
): ContentTexts {
  const placed = placePhotograph(texts, slot, mark);
  const words = new Map(
    [...wordsOf(placed.texts, placed.name)].map(([key, prepared]) => {
      const path = wordsPath({ ...slot, mark }, key);
      const draft = drafts.find((one) => one.path === path);
      return [key, draft === undefined ? prepared : String(draft.value)];
    }),
  );
  placed.texts.set(wordsFileOf(placed.name), changeWords('', words));
  return placed.texts;
}
