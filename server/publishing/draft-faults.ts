import type * as z from 'zod';
import { findFieldFaults, type FieldFault } from '../../domain/content/content-faults.ts';
import type { FieldKeys } from '../../domain/content/field-kind.ts';
import { sayIssue } from '../../domain/content/say-issue.ts';
import type { ContentTexts } from './content-texts.ts';
import { entriesIn } from './entry-lists.ts';
import { fulfil, type EntryWish } from './entry-wishes.ts';
import { contentOf, type FormField } from './form-fields.ts';
import { FORM_SCHEMAS } from './form-schemas.ts';
import { parseText } from './parse-text.ts';
import { findPhotographFaults } from './photograph-faults.ts';
import type { Wished } from './read-wishes.ts';
import { findSampleFaults } from './sample-words.ts';

/**
 * Sentences by the paths of fields and entries: what a schema says of two fields together stands at both, and what it says of none of them, but would not
 * without them, at each.
 *
 * @param today in New York, as 2026-12-25
 */
export function findDraftFaults(
  texts: ContentTexts,
  wished: Wished,
  today: string,
): ReadonlyMap<string, string[]> {
  const { shown, fields, wishes, entries } = wished;
  const faults = findPhotographFaults(wished, today);
  for (const [path, said] of findSampleFaults(texts, wished)) {
    faults.set(path, [...(faults.get(path) ?? []), ...said]);
  }
  const added = new Set(entries.filter(({ name }) => name === 'add').map(({ path }) => path));
  for (const [file, schema] of FORM_SCHEMAS) {
    const drafted = wishes.filter(({ field }) => field.file === file);
    const ownEntries = entries.filter(({ list }) => list.file === file);
    if (drafted.length === 0 && ownEntries.length === 0) continue;
    const wanted = structuredClone(parseText(shown, file));
    for (const { field, draft } of drafted)
      setAt(wanted, field.keys, contentOf(field, draft.value));
    fulfil(wanted, file, ownEntries);
    const result = schema.safeParse(wanted, { error: sayIssue });
    if (result.success) continue;
    const former = new Set(faultsIn(texts, file, schema).map(sayPlaced));
    const mayBeMeant = [
      ...fields
        .filter((field) => drafted.some((wish) => wish.field === field) || isNewField(field))
        .flatMap((field) => placeOfField(field, wanted) ?? []),
      ...ownEntries.flatMap((wish) => placeOfEntry(wish, wanted) ?? []),
    ];
    for (const fault of findFieldFaults(result.error.issues)) {
      const { field: place, message } = fault;
      const meant = mayBeMeant.filter(({ isMeant }) => isMeant(place));
      const isNew = !former.has(sayPlaced(fault));
      for (const { path, keys, says } of meant.length === 0 && isNew ? mayBeMeant : meant) {
        const said = says ?? sayAt(keys, place, message);
        faults.set(path, [...(faults.get(path) ?? []), said]);
      }
    }
  }
  return faults;

  function isNewField({ entry }: FormField): boolean {
    return entry !== null && added.has(entry.path);
  }
}

/** What a fault may be of, by its place in the content as it is wanted. */
interface FaultPlace {
  readonly path: string;
  readonly keys: FieldKeys;
  readonly isMeant: (place: readonly PropertyKey[]) => boolean;
  /** In the place of the schema's sentence, where that is about something that is seen nowhere. */
  readonly says?: string;
}

/** Entries before it may have gone: it is found by its own. Undefined where its own has gone. */
function placeOfField({ path, entry, keys }: FormField, wanted: unknown): FaultPlace | undefined {
  const around = entry && entriesIn(entry.list, wanted).find(({ id }) => id === entry.id);
  if (entry !== null && !around) return undefined;
  const own = entry && around ? [...around.keys, ...entry.ownKeys] : keys;
  return { path, keys: own, isMeant: (place) => isWithin(own, place) || isWithin(place, own) };
}

const LAST_OF_LIST = 'is the last one here, and one must stay: change it, or add another first';

function placeOfEntry(
  { path, list, id, name }: EntryWish,
  wanted: unknown,
): FaultPlace | undefined {
  if (name === 'add') {
    const keys = entriesIn(list, wanted).find((one) => one.id === id)?.keys;
    return keys && { path, keys, isMeant: (place) => isWithin(place, keys) };
  }
  // It is of the list that is left, such as one that may not be empty.
  const lists = list.groupsIn(wanted).map(({ keys }) => keys);
  const isMeant = (place: readonly PropertyKey[]) =>
    lists.some((keys) => keys.length === place.length && isWithin(keys, place));
  return { path, keys: [], isMeant, says: LAST_OF_LIST };
}

/** What is wrong with a file as it is: mended by hand alone, or not by these drafts. */
function faultsIn(texts: ContentTexts, file: string, schema: z.ZodType): FieldFault[] {
  const result = schema.safeParse(parseText(texts, file), { error: sayIssue });
  return result.success ? [] : findFieldFaults(result.error.issues);
}

function sayPlaced({ field, message }: FieldFault): string {
  return `${field.map(String).join('.')}: ${message}`;
}

/** The sentence, with the position in a list where it is of one entry. */
function sayAt(keys: FieldKeys, place: readonly PropertyKey[], message: string): string {
  const position = place[keys.length];
  return typeof position === 'number' ? `entry ${position + 1}: ${message}` : message;
}

/** Whether a field is a place or stands within it; what a schema says of a whole file is of no one field. */
function isWithin(keys: readonly PropertyKey[], place: readonly PropertyKey[]): boolean {
  return place.length > 0 && place.every((key, at) => keys[at] === key);
}

function setAt(content: unknown, keys: FieldKeys, value: unknown): void {
  const around = keys.slice(0, -1).reduce<unknown>((place, key) => Object(place)[key], content);
  Object(around)[keys.at(-1) ?? ''] = value;
}
