import { Document, isMap, parseDocument } from 'yaml';
import { PHOTOGRAPH_FIELDS } from '../../domain/desk/photograph-fields.ts';
import type { ContentTexts } from './content-texts.ts';
import { valueIn } from './entry-lists.ts';
import { dropKey, setKey } from './key-yaml.ts';
import { takeOutOfList } from './list-yaml.ts';
import { parseText } from './parse-text.ts';
import { filesOf, slotsIn, wordsFileOf, type PhotographSlot } from './photograph-slots.ts';

/** So much of its mark makes the name of a portrait another than that of the one before. */
const NAME_MARK_CHARACTERS = 8;

/**
 * The content with a photograph at a place of an entry, in the place of the one that stands there. Its words are empty, and have its title alone.
 *
 * @returns the content, and the name of the photograph
 */
export function placePhotograph(
  texts: ContentTexts,
  slot: PhotographSlot,
  mark: string,
): { texts: Map<string, string>; name: string } {
  const { list, entry, key, title } = slot;
  const isPortrait = key === 'portrait';
  const name = isPortrait
    ? `${entry.id}-${mark.slice(0, NAME_MARK_CHARACTERS)}`
    : `${entry.id}-${key}`;
  const changed = new Map(texts);
  if (isPortrait) {
    let text = setKey(changed.get(list.file) ?? '', entry.keys, { portrait: name }, list.idKey);
    const isInvented = valueIn(parseText(texts, list.file), [...entry.keys, 'sample']) === true;
    // Who signed a consent is no sample.
    if (isInvented) text = setKey(text, entry.keys, { sample: false }, list.idKey);
    changed.set(list.file, text);
  }
  const former = slot.photograph;
  if (former !== undefined && (former === name || !isNamedIn(changed, former))) {
    for (const file of filesOf(texts, former)) changed.delete(file);
  }
  changed.set(`photographs/${name}.jpg`, mark);
  const empty = PHOTOGRAPH_FIELDS.map((field): [string, string] => [
    field.key,
    field.key === 'title' ? title : '',
  ]);
  changed.set(wordsFileOf(name), changeWords('', new Map(empty), 'empty ones too'));
  return { texts: changed, name };
}

/** The content without a photograph of an entry: whatever else shows it is for the check to find. */
export function takePhotographAway(
  texts: ContentTexts,
  { list, entry, key, photograph }: PhotographSlot,
): Map<string, string> {
  const changed = new Map(texts);
  if (key === 'portrait') {
    changed.set(list.file, dropKey(changed.get(list.file) ?? '', entry.keys, 'portrait'));
  }
  for (const file of filesOf(texts, photograph ?? '')) changed.delete(file);
  return changed;
}

/**
 * The content without a photograph that no earlier site may bring back; an entry that cannot stand without it goes too.
 *
 * @param name of the photograph
 */
export function leaveOutPhotograph(texts: ContentTexts, name: string): Map<string, string> {
  let changed = new Map(texts);
  for (;;) {
    const slot = slotsIn(changed).find(({ photograph }) => photograph === name);
    if (slot === undefined) break;
    if (slot.key === 'portrait') {
      changed = takePhotographAway(changed, slot);
      continue;
    }
    const own = slotsIn(changed).filter(
      ({ entry, part }) => part === slot.part && entry.id === slot.entry.id,
    );
    const text = changed.get(slot.list.file) ?? '';
    changed.set(slot.list.file, takeOutOfList(text, slot.entry.keys));
    for (const { photograph } of own) {
      for (const file of filesOf(changed, photograph ?? '')) changed.delete(file);
    }
  }
  for (const file of filesOf(changed, name)) changed.delete(file);
  return changed;
}

/** Whether any text of the content has a name among its words. */
export function isNamedIn(texts: ContentTexts, name: string): boolean {
  // Names are small letters, digits and hyphens.
  const asWord = new RegExp(`(?<![A-Za-z0-9-])${name}(?![A-Za-z0-9-])`);
  return [...texts].some(([file, text]) => !file.startsWith('photographs/') && asWord.test(text));
}

/**
 * Changes the words of a photograph; what its file says besides stays. A field that may be missing is left out while it is empty.
 *
 * @param values by the keys of their fields
 * @param kept whether empty fields stand there, for a form to have them
 */
export function changeWords(
  text: string,
  values: ReadonlyMap<string, string>,
  kept?: 'empty ones too',
): string {
  const document = text === '' ? new Document({}) : parseDocument(text);
  for (const [key, value] of values) {
    const keys = key.split('.');
    if (value !== '' || kept !== undefined) document.setIn(keys, value);
    else if (document.hasIn(keys)) document.deleteIn(keys);
  }
  const consent = document.get('consent');
  if (isMap(consent) && consent.items.length === 0) document.delete('consent');
  return document.toString({
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  });
}
