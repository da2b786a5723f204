import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { findFieldFaults, type FieldFault } from '../../domain/content/content-faults.ts';
import type { FieldKeys } from '../../domain/content/field-kind.ts';
import { sayIssue } from '../../domain/content/say-issue.ts';
import { sayChange } from '../../domain/desk/say-values.ts';
import { FACTS_FILE } from '../../domain/desk/site-parts.ts';
import type { FieldValue, SentField, SiteChange } from '../../domain/desk/site-wire.ts';
import { changeYaml } from './change-yaml.ts';
import type { ContentTexts } from './content-texts.ts';
import type { Draft } from './draft-store.ts';
import { FORM_SCHEMAS, formFields, parseText, valueAt, type FormField } from './form-fields.ts';
import { repairOf } from './repairs.ts';
import type { PlacesOf } from './text-places.ts';

/** Counsel reads the Terms; while they have not, the rules that stand in them can be changed here. */
const COUNSEL_FILE = 'legal/terms.md';

/** A draft with the field that it is of. */
interface Wish {
  readonly field: FormField;
  readonly draft: Draft;
}

/** Where a rule that counsel has read may not be changed. */
export function isLocked(texts: ContentTexts, { isReadByCounsel }: FormField): boolean {
  return isReadByCounsel && !/^review: counsel\s*$/m.test(texts.get(COUNSEL_FILE) ?? '');
}

/** Drafts on top of the content: what each field says then, and what is wrong with it. */
export function describeFields(
  texts: ContentTexts,
  drafts: readonly Draft[],
  placesOf: PlacesOf,
): SentField[] {
  const fields = formFields(texts);
  const faults = findDraftFaults(texts, wishesOf(fields, drafts));
  const saidBy = (path: string): FieldValue => {
    const field = fields.find((one) => one.path === path);
    const draft = drafts.find((one) => one.path === path);
    return draft?.value ?? (field === undefined ? '' : writtenIn(texts, field));
  };
  return fields.map((field) => {
    const { path, part, section, label, hint, name, kind, file } = field;
    const written = writtenIn(texts, field);
    const draft = drafts.find((one) => one.path === path);
    const own = faults.get(path) ?? [];
    return {
      path,
      part: part.id,
      section,
      label,
      hint,
      name,
      kind,
      written,
      draft:
        draft === undefined ? null : { value: draft.value, person: draft.person, at: draft.at },
      faults: own,
      repair: own.length > 0 && draft !== undefined ? repairOf(path, draft.value, saidBy) : null,
      // What stands in an entry stands on its page alone.
      places: file === FACTS_FILE ? placesOf(written) : null,
      isLocked: isLocked(texts, field),
    };
  });
}

/** Drafts whose field is in the content no more: what was typed is not lost with it. */
export function lostDrafts(texts: ContentTexts, drafts: readonly Draft[]): Draft[] {
  const known = wishesOf(formFields(texts), drafts);
  return drafts.filter((draft) => !known.some((wish) => wish.draft === draft));
}

/** The drafts that may go on the site, and the names of those that are not finished. One whose field is gone stays behind too. */
export function sortDrafts(
  texts: ContentTexts,
  drafts: readonly Draft[],
): { ready: Draft[]; unfinished: string[] } {
  const fields = formFields(texts);
  const known = wishesOf(fields, drafts);
  const wanted = known.filter(
    ({ field, draft }) =>
      !isLocked(texts, field) && !isDeepStrictEqual(writtenIn(texts, field), draft.value),
  );
  let ready = wanted;
  // One that is left behind may leave a fault in another: the hours, of which one alone is right.
  for (;;) {
    const faults = findDraftFaults(texts, ready);
    const fit = ready.filter(({ draft }) => !faults.has(draft.path));
    if (fit.length === ready.length) break;
    ready = fit;
  }
  return {
    ready: ready.map(({ draft }) => draft),
    unfinished: [
      ...wanted.filter((wish) => !ready.includes(wish)).map(({ field }) => field.name),
      ...lostDrafts(texts, drafts).map(({ path }) => `${path}, which is there no more`),
    ],
  };
}

/** The content with drafts in it. */
export function withDrafts(texts: ContentTexts, drafts: readonly Draft[]): ContentTexts {
  const changed = new Map(texts);
  for (const { field, draft } of wishesOf(formFields(texts), drafts)) {
    const { file, keys } = field;
    changed.set(file, changeYaml(changed.get(file) ?? '', keys, draft.value));
  }
  return changed;
}

/** The drafts as a list for people: what, before and after. */
export function sayChanges(texts: ContentTexts, drafts: readonly Draft[]): SiteChange[] {
  return wishesOf(formFields(texts), drafts).map(({ field, draft: { value, person, at } }) => ({
    label: field.name,
    ...sayChange(writtenIn(texts, field), value, field.kind),
    person,
    at,
  }));
}

/** What differs between two contents: fields of the form one by one, of other texts that they differ. */
export function sayDifference(
  from: ContentTexts,
  to: ContentTexts,
  by: { person: number | null; at: string },
): SiteChange[] {
  const former = new Map(formFields(from).map((field) => [field.path, field]));
  const fields = formFields(to).flatMap((field) => {
    const before = former.get(field.path);
    if (before === undefined) return [];
    const [was, is] = [writtenIn(from, before), writtenIn(to, field)];
    if (isDeepStrictEqual(was, is)) return [];
    return [
      { file: field.file, change: { label: field.name, ...sayChange(was, is, field.kind), ...by } },
    ];
  });
  const named = new Set(fields.map(({ file }) => file));
  const others = [...to].filter(([name, text]) => from.get(name) !== text && !named.has(name));
  return [
    ...fields.map(({ change }) => change),
    ...others.map(([name]) => ({
      label: `content/${name}`,
      before: 'as it is',
      after: 'as it was then',
      ...by,
    })),
  ];
}

function wishesOf(fields: readonly FormField[], drafts: readonly Draft[]): Wish[] {
  return drafts.flatMap((draft) => {
    const field = fields.find(({ path }) => path === draft.path);
    return field === undefined ? [] : [{ field, draft }];
  });
}

function writtenIn(texts: ContentTexts, { file, keys }: FormField): FieldValue {
  return valueAt(parseText(texts, file), keys);
}

/** Sentences by the fields that have a draft: what a schema says of two fields together stands at both, and what it says of none of them, but would not without them, at each. */
function findDraftFaults(
  texts: ContentTexts,
  wishes: readonly Wish[],
): ReadonlyMap<string, string[]> {
  const faults = new Map<string, string[]>();
  for (const [file, schema] of FORM_SCHEMAS) {
    const own = wishes.filter(({ field }) => field.file === file);
    if (own.length === 0) continue;
    const wanted = structuredClone(parseText(texts, file));
    for (const { field, draft } of own) setAt(wanted, field.keys, draft.value);
    const result = schema.safeParse(wanted, { error: sayIssue });
    if (result.success) continue;
    const former = new Set(faultsIn(texts, file, schema).map(sayPlaced));
    for (const fault of findFieldFaults(result.error.issues)) {
      const { field: place, message } = fault;
      const meant = own.filter(
        ({ field }) => isWithin(field.keys, place) || isWithin(place, field.keys),
      );
      const isNew = !former.has(sayPlaced(fault));
      for (const { field } of meant.length === 0 && isNew ? own : meant) {
        const said = sayAt(field.keys, place, message);
        faults.set(field.path, [...(faults.get(field.path) ?? []), said]);
      }
    }
  }
  return faults;
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

function setAt(content: unknown, keys: FieldKeys, value: FieldValue): void {
  const around = keys.slice(0, -1).reduce<unknown>((place, key) => Object(place)[key], content);
  Object(around)[keys.at(-1) ?? ''] = value;
}
