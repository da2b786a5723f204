import type { EntryWishName, FieldValue } from '../../domain/desk/site-wire.ts';
import type { SitePart } from '../../domain/desk/site-part.ts';
import { SITE_PARTS } from '../../domain/desk/site-parts.ts';
import type { ContentTexts } from './content-texts.ts';
import type { Draft } from './draft-store.ts';
import { entriesIn, listOfPart, sayId, valueIn, type EntryList } from './entry-lists.ts';
import { kindIn } from './form-schemas.ts';
import { entryPath, parseText, titleOf } from './parse-text.ts';
import { addToList, takeOutOfList, type ListEntry } from './list-yaml.ts';

/** That somebody wants an entry of a list added or taken out: a draft under the path of the entry, beside those of its fields. */
export interface EntryWish {
  readonly path: string;
  readonly part: SitePart;
  readonly list: EntryList;
  readonly id: string;
  readonly name: EntryWishName;
  /** As a list of changes calls it. */
  readonly label: string;
  readonly draft: Draft;
}

/** What stands in the draft of an entry that is to be added: and to which group. */
export const addedTo = (group: string): readonly string[] => ['add', group];
export const TAKEN_OUT: readonly string[] = ['take out'];

/** The wishes among drafts that can still be fulfilled: one to add what is not there, or to take out what is. */
export function entryWishes(texts: ContentTexts, drafts: readonly Draft[]): EntryWish[] {
  return drafts.flatMap((draft) => {
    const [partId, id, ...rest] = draft.path.split('/');
    const part = SITE_PARTS.find((one) => one.id === partId);
    const list = part && listOfPart(part);
    if (part?.entryNoun === undefined || list === undefined) return [];
    if (id === undefined || rest.length > 0 || !Array.isArray(draft.value)) return [];
    const name: EntryWishName = draft.value[0] === TAKEN_OUT[0] ? 'take out' : 'add';
    const there = entriesIn(list, parseText(texts, list.file)).find((entry) => entry.id === id);
    if ((there === undefined) !== (name === 'add') || there?.mayGo === false) return [];
    const label = `${titleOf(part)}: ${there?.title ?? sayId(id)}`;
    return [{ path: entryPath(part, id), part, list, id, name, label, draft }];
  });
}

/** The content with the entries that are to be added at the ends of their lists, all of their fields empty: they have a form then, as others do. */
export function withAdded(texts: ContentTexts, wishes: readonly EntryWish[]): ContentTexts {
  return addEntries(texts, wishes, ({ key, list }) => [[key, emptyIn(list, key)]]);
}

/**
 * The content with entries added and taken out.
 *
 * @param drafts what the fields of new entries say
 */
export function withEntries(
  texts: ContentTexts,
  wishes: readonly EntryWish[],
  drafts: readonly Draft[],
): ContentTexts {
  const changed = new Map(texts);
  for (const { name, list, id } of wishes) {
    if (name !== 'take out') continue;
    const text = changed.get(list.file) ?? '';
    const keys = entriesIn(list, parseText(changed, list.file)).find((one) => one.id === id)?.keys;
    if (keys !== undefined) changed.set(list.file, takeOutOfList(text, keys));
  }
  return addEntries(changed, wishes, ({ key, path }) => {
    const value = drafts.find((draft) => draft.path === `${path}/${key}`)?.value ?? '';
    return value === '' ? [] : [[key, value]];
  });
}

function addEntries(
  texts: ContentTexts,
  wishes: readonly EntryWish[],
  sayField: (field: { path: string; list: EntryList; key: string }) => [string, FieldValue][],
): ContentTexts {
  const changed = new Map(texts);
  for (const { name, list, id, path, part, draft } of wishes) {
    if (name !== 'add') continue;
    const { file, groupsIn, idKey } = list;
    const groups = groupsIn(parseText(changed, file));
    const [, wanted] = Array.isArray(draft.value) ? draft.value : [];
    const group = groups.find((one) => one.id === wanted) ?? groups.at(-1);
    if (group === undefined) continue;
    const fields = (part.entryFields ?? []).flatMap(({ key }) => sayField({ path, list, key }));
    const entry = nest([[idKey, id], ...fields]);
    changed.set(file, addToList(changed.get(file) ?? '', group.keys, entry));
  }
  return changed;
}

/** What a field holds before anything is typed. */
function emptyIn({ file, groupsIn }: EntryList, key: string): FieldValue {
  const [group] = groupsIn([]);
  const keys = [...(group?.keys ?? []), 0, ...key.split('.')];
  return group !== undefined && kindIn(file, keys) === 'lines' ? [] : '';
}

/** Fields as an entry has them: what has a dot in its key stands within another. */
function nest(fields: readonly (readonly [string, FieldValue])[]): ListEntry {
  const entry: Record<string, ListEntry[string]> = {};
  for (const [key, value] of fields) {
    const [around = '', own] = key.split('.');
    entry[around] = own === undefined ? value : { ...Object(entry[around]), [own]: value };
  }
  return entry;
}

/** Does to a parsed file what the wishes ask for: fields that may be missing go while they are empty, and so does what is taken out. */
export function fulfil(content: unknown, file: string, wishes: readonly EntryWish[]): void {
  for (const { name, list, id, part } of wishes) {
    if (list.file !== file) continue;
    const keys = entriesIn(list, content).find((one) => one.id === id)?.keys;
    if (keys === undefined) continue;
    const around = valueIn(content, keys.slice(0, -1));
    const entry = Object(valueIn(content, keys));
    if (name === 'take out' && Array.isArray(around)) around.splice(Number(keys.at(-1)), 1);
    for (const { key, isOptional = false } of part.entryFields ?? []) {
      if (name === 'add' && isOptional && entry[key] === '') delete entry[key];
    }
  }
}
