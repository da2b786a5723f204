import { isDeepStrictEqual } from 'node:util';
import { FACTS_FILE } from '../../domain/desk/fact-parts.ts';
import { isHours } from '../../domain/desk/say-values.ts';
import type { FieldValue, SentField, SentList, SiteAnswer } from '../../domain/desk/site-wire.ts';
import { changeYaml } from './change-yaml.ts';
import type { ContentTexts } from './content-texts.ts';
import { findDraftFaults } from './draft-faults.ts';
import type { Draft } from './draft-store.ts';
import { entriesIn, listOfPart, partsWithEntries } from './entry-lists.ts';
import { entryWishes, withEntries } from './entry-wishes.ts';
import { entryPath, formFields, parseText, type FormField } from './form-fields.ts';
import { isOf, readWishes, wishesOf, writtenIn, type Wished } from './read-wishes.ts';
import { repairOf } from './repairs.ts';
import { sayChanges } from './say-changes.ts';
import type { PlacesOf } from './text-places.ts';

/** Counsel reads the Terms; while they have not, the rules that stand in them can be changed here. */
const COUNSEL_FILE = 'legal/terms.md';

/** Where a rule that counsel has read may not be changed. */
export function isLocked(texts: ContentTexts, { isReadByCounsel }: FormField): boolean {
  return isReadByCounsel && !/^review: counsel\s*$/m.test(texts.get(COUNSEL_FILE) ?? '');
}

/** The form, with drafts on top of the content: what each field says then, and what is wrong with it; and the lists, with what comes and goes. */
export function describeForm(
  texts: ContentTexts,
  drafts: readonly Draft[],
  placesOf: PlacesOf,
): Omit<SiteAnswer, 'readiness' | 'run'> {
  const wished = readWishes(texts, drafts);
  const { shown, fields, wishes } = wished;
  const faults = findDraftFaults(texts, wished);
  const sent = fields.map((field): SentField => {
    const { path, part, section, entry, label, hint, name, kind, choices, file } = field;
    const written = writtenIn(shown, field);
    const draft = wishes.find((wish) => wish.field === field)?.draft;
    const own = sayAtField(field, draft?.value ?? written, faults.get(path) ?? []);
    return {
      path,
      part: part.id,
      section,
      entry: entry?.path ?? null,
      label,
      hint,
      name,
      kind,
      choices,
      written,
      draft:
        draft === undefined ? null : { value: draft.value, person: draft.person, at: draft.at },
      faults: own,
      repair: own.length > 0 && draft !== undefined ? repairOf(path, draft.value) : null,
      // What stands in an entry stands on its page alone; hours are written in other signs.
      places: file === FACTS_FILE && !isHours(kind) ? placesOf(written) : null,
      isLocked: isLocked(texts, field),
    };
  });
  const { ready, unfinished } = sortDrafts(texts, drafts);
  return {
    changes: sayChanges(texts, drafts),
    unfinished,
    isReady: ready.length > 0,
    fields: sent,
    lists: describeLists(wished, faults),
    lost: drafts.filter((draft) => !isOf(draft, wished)),
  };
}

/** What is empty where something is chosen is said in a word: nobody wants to hear how a day is written. */
function sayAtField(
  { kind, choices }: FormField,
  value: FieldValue,
  faults: readonly string[],
): readonly string[] {
  const isChosen = kind === 'day' || kind === 'time' || choices !== null;
  return isChosen && value === '' && faults.length > 0 ? ['is empty: choose one'] : faults;
}

function describeLists(
  { shown, entries }: Wished,
  faults: ReadonlyMap<string, readonly string[]>,
): SentList[] {
  return partsWithEntries().flatMap((part) => {
    const list = listOfPart(part);
    if (list === undefined) return [];
    const content = parseText(shown, list.file);
    return [
      {
        part: part.id,
        groups: list.groupsIn(content).map(({ id, title }) => ({ value: id, label: title })),
        entries: entriesIn(list, content).map(({ id, title }) => {
          const path = entryPath(part, id);
          const wish = entries.find((one) => one.path === path);
          return {
            path,
            title,
            wish: wish?.name ?? null,
            draft: wish === undefined ? null : { person: wish.draft.person, at: wish.draft.at },
            faults: wish?.name === 'take out' ? (faults.get(path) ?? []) : [],
          };
        }),
      },
    ];
  });
}

/** The field of the form to which a draft may be written; undefined where there is none. New entries have theirs. */
export function findField(
  texts: ContentTexts,
  drafts: readonly Draft[],
  path: string,
): FormField | undefined {
  return readWishes(texts, drafts).fields.find((field) => field.path === path);
}

/** The drafts that may go on the site, and the names of those that are not finished. One whose field is gone stays behind too. */
export function sortDrafts(
  texts: ContentTexts,
  drafts: readonly Draft[],
): { ready: Draft[]; unfinished: string[] } {
  const all = readWishes(texts, drafts);
  const wanted = drafts.filter((draft) => {
    const field = all.wishes.find((wish) => wish.draft === draft)?.field;
    if (field === undefined) return isOf(draft, all);
    return !isLocked(texts, field) && !isDeepStrictEqual(writtenIn(all.shown, field), draft.value);
  });
  let ready = wanted;
  // One that is left behind may leave a fault in another: two months, of which one alone is right; or takes its fields with it: a new question.
  for (;;) {
    const wished = readWishes(texts, ready);
    const faults = findDraftFaults(texts, wished);
    const fit = ready.filter((draft) => isOf(draft, wished) && !faults.has(draft.path));
    if (fit.length === ready.length) break;
    ready = fit;
  }
  const nameOf = (draft: Draft): string | undefined => {
    const field = all.wishes.find((wish) => wish.draft === draft)?.field;
    // A new entry stays behind whole, and is named once.
    const isWhole = all.entries.some(({ path }) => path === field?.entry?.path);
    return isWhole
      ? undefined
      : (field?.name ?? all.entries.find((wish) => wish.draft === draft)?.label);
  };
  return {
    ready,
    unfinished: [
      ...wanted.filter((draft) => !ready.includes(draft)).flatMap((draft) => nameOf(draft) ?? []),
      ...drafts
        .filter((draft) => !isOf(draft, all))
        .map(({ path }) => `${path}, which is there no more`),
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
  return withEntries(changed, entryWishes(texts, drafts), drafts);
}
