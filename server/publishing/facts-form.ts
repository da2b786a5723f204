import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { findFieldFaults } from '../../domain/content/content-faults.ts';
import { fieldKindOf, type FieldKind } from '../../domain/content/field-kind.ts';
import { sayIssue } from '../../domain/content/say-issue.ts';
import {
  FACTS_FILE,
  labelOfField,
  SITE_PARTS,
  type PartField,
} from '../../domain/desk/site-parts.ts';
import { sayChange } from '../../domain/desk/say-values.ts';
import type { FieldValue, SentField, SiteChange } from '../../domain/desk/site-wire.ts';
import { practiceSchema } from '../../domain/practice/practice-schema.ts';
import { changeYaml } from './change-yaml.ts';
import type { ContentTexts } from './content-texts.ts';
import type { Draft } from './draft-store.ts';
import { repairOf } from './repairs.ts';
import type { PlacesOf } from './text-places.ts';

const FIELDS: readonly PartField[] = SITE_PARTS.flatMap(({ sections }) =>
  sections.flatMap(({ fields }) => fields),
);

const KINDS: ReadonlyMap<string, FieldKind> = new Map(
  FIELDS.map(({ path }) => [path, fieldKindOf(practiceSchema, path.split('.'))]),
);

const kindOf = (path: string): FieldKind => KINDS.get(path) ?? 'text';

/** Counsel reads the Terms; while they have not, the rules that stand in them can be changed here. */
const COUNSEL_FILE = 'legal/terms.md';

/** Where a rule that counsel has read may not be changed. */
export function isLocked(texts: ContentTexts, { isReadByCounsel }: PartField): boolean {
  return isReadByCounsel === true && !/^review: counsel\s*$/m.test(texts.get(COUNSEL_FILE) ?? '');
}

/** Drafts on top of the content: what each field says then, and what is wrong with it. */
export function describeFields(
  texts: ContentTexts,
  drafts: readonly Draft[],
  placesOf: PlacesOf,
): SentField[] {
  const facts: unknown = parse(texts.get(FACTS_FILE) ?? '');
  const faults = findDraftFaults(facts, drafts);
  return FIELDS.map((field) => {
    const { path } = field;
    const written = valueAt(facts, path);
    const draft = drafts.find((one) => one.path === path);
    const own = faults.get(path) ?? [];
    const others = (other: string) =>
      drafts.find((one) => one.path === other)?.value ?? valueAt(facts, other);
    return {
      path,
      kind: kindOf(path),
      written,
      draft:
        draft === undefined ? null : { value: draft.value, person: draft.person, at: draft.at },
      faults: own,
      repair: own.length > 0 && draft !== undefined ? repairOf(path, draft.value, others) : null,
      places: placesOf(written),
      isLocked: isLocked(texts, field),
    };
  });
}

/** The drafts that may go on the site, and those that are not finished or would change nothing. */
export function sortDrafts(
  texts: ContentTexts,
  drafts: readonly Draft[],
): { ready: Draft[]; unfinished: Draft[] } {
  const facts: unknown = parse(texts.get(FACTS_FILE) ?? '');
  let ready = drafts.filter(({ path, value }) => {
    const field = FIELDS.find((one) => one.path === path);
    return field !== undefined && !isLocked(texts, field) && !isSame(valueAt(facts, path), value);
  });
  const wanted = ready;
  // One that is left behind may leave a fault in another: the hours, of which one alone is right.
  for (;;) {
    const faults = findDraftFaults(facts, ready);
    const fit = ready.filter(({ path }) => !faults.has(path));
    if (fit.length === ready.length) break;
    ready = fit;
  }
  return { ready, unfinished: wanted.filter((draft) => !ready.includes(draft)) };
}

/** The content with drafts in it. */
export function withDrafts(texts: ContentTexts, drafts: readonly Draft[]): ContentTexts {
  let facts = texts.get(FACTS_FILE) ?? '';
  for (const { path, value } of drafts) facts = changeYaml(facts, path.split('.'), value);
  return new Map(texts).set(FACTS_FILE, facts);
}

/** The drafts as a list for people: what, before and after. */
export function sayChanges(texts: ContentTexts, drafts: readonly Draft[]): SiteChange[] {
  const facts: unknown = parse(texts.get(FACTS_FILE) ?? '');
  return drafts.map(({ path, value, person, at }) => ({
    label: labelOfField(path),
    ...sayChange(valueAt(facts, path), value, kindOf(path)),
    person,
    at,
  }));
}

/** What differs between the facts of two contents; that other texts differ is one line. */
export function sayDifference(
  from: ContentTexts,
  to: ContentTexts,
  by: { person: number | null; at: string },
): SiteChange[] {
  const [former, next]: unknown[] = [from, to].map((texts) => parse(texts.get(FACTS_FILE) ?? ''));
  const fields = FIELDS.filter(({ path }) => !isSame(valueAt(former, path), valueAt(next, path)));
  const facts = fields.map(({ path }) => ({
    label: labelOfField(path),
    ...sayChange(valueAt(former, path), valueAt(next, path), kindOf(path)),
    ...by,
  }));
  const files = [...to].filter(
    ([name, text]) => from.get(name) !== text && (name !== FACTS_FILE || fields.length === 0),
  );
  const others = files.map(([name]) => ({
    label: `content/${name}`,
    before: 'as it is',
    after: 'as it was then',
    ...by,
  }));
  return [...facts, ...others];
}

function isSame(one: FieldValue, other: FieldValue): boolean {
  return isDeepStrictEqual(one, other);
}

/** Sentences by the fields that have a draft: what a schema says of two fields together stands at both. */
function findDraftFaults(facts: unknown, drafts: readonly Draft[]): ReadonlyMap<string, string[]> {
  const wanted = structuredClone(facts);
  for (const { path, value } of drafts) setAt(wanted, path, value);
  const result = practiceSchema.safeParse(wanted, { error: sayIssue });
  const faults = new Map<string, string[]>();
  if (result.success) return faults;
  for (const { field, message } of findFieldFaults(result.error.issues)) {
    const name = field.join('.');
    for (const { path } of drafts) {
      if (!isWithin(path, name) && !isWithin(name, path)) continue;
      faults.set(path, [...(faults.get(path) ?? []), sayAt(path, name, message)]);
    }
  }
  return faults;
}

/** The sentence, with the position in a list where it is of one entry. */
function sayAt(path: string, name: string, message: string): string {
  const position = name.startsWith(`${path}.`) ? Number(name.slice(path.length + 1)) : Number.NaN;
  return Number.isNaN(position) ? message : `entry ${position + 1}: ${message}`;
}

function isWithin(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`);
}

function valueAt(facts: unknown, path: string): FieldValue {
  let value = facts;
  for (const key of path.split('.')) value = Object(value)[key];
  // The content that the server was started with has been checked: the field is there.
  return (value ?? '') as FieldValue;
}

function setAt(facts: unknown, path: string, value: FieldValue): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = facts;
  for (const key of keys) place = Object(place)[key];
  Object(place)[last] = value;
}
