import { isDeepStrictEqual } from 'node:util';
import { FACTS_FILE } from '../../domain/desk/fact-parts.ts';
import { isHours } from '../../domain/desk/say-values.ts';
import type { FieldValue, SentField, SentList, SiteAnswer } from '../../domain/desk/site-wire.ts';
import { lapseOfConsent } from '../../domain/validity/site-validity.ts';
import type { ContentTexts } from './content-texts.ts';
import { findDraftFaults } from './draft-faults.ts';
import type { Draft } from './draft-store.ts';
import { entriesIn, listOfPart, partsWithEntries } from './entry-lists.ts';
import type { FormField } from './form-fields.ts';
import { entryPath, parseText } from './parse-text.ts';
import { isOf, readWishes, writtenIn, type Wished } from './read-wishes.ts';
import { repairOf } from './repairs.ts';
import { findBecomingReal } from './sample-words.ts';
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
  today: string,
): Omit<SiteAnswer, 'readiness' | 'run'> {
  const wished = readWishes(texts, drafts);
  const { shown, fields, wishes, photographs } = wished;
  const faults = findDraftFaults(texts, wished, today);
  const unseen = new Set(findBecomingReal(texts, wished).flatMap((person) => person.unseen));
  const sent = fields.map((field): SentField => {
    const { path, part, section, entry, label, hint, name, kind, choices, file, slot } = field;
    const isPhotograph = kind === 'photograph';
    const written = writtenIn(isPhotograph ? texts : shown, field);
    const draft = isPhotograph
      ? photographs.find((wish) => wish.slot.path === path)?.draft
      : wishes.find((wish) => wish.field === field)?.draft;
    const own = sayAtField(field, draft?.value ?? written, faults.get(path) ?? []);
    return {
      path,
      part: part.id,
      section,
      entry: entry?.path ?? null,
      photograph: slot === null || isPhotograph ? null : slot.path,
      label,
      hint,
      name,
      kind,
      choices,
      written,
      draft:
        draft === undefined ? null : { value: draft.value, person: draft.person, at: draft.at },
      faults: own,
      note: own.length > 0 ? '' : noteOf(field, draft?.value ?? written, today),
      isSamples: unseen.has(field),
      repair: own.length > 0 && draft !== undefined ? repairOf(path, draft.value) : null,
      // What stands in an entry stands on its page alone; hours are written in other signs, and of a choice the site makes words.
      places: file === FACTS_FILE && !isHours(kind) && choices === null ? placesOf(written) : null,
      isLocked: isLocked(texts, field),
    };
  });
  const { ready, unfinished } = sortDrafts(texts, drafts, today);
  return {
    changes: sayChanges(texts, drafts),
    unfinished,
    isReady: ready.length > 0,
    fields: sent,
    lists: describeLists(wished, faults),
    lost: drafts.filter((draft) => !isOf(draft, wished)),
  };
}

/** That a consent ends soon. */
function noteOf({ path, slot }: FormField, value: FieldValue, today: string): string {
  const isEnd = slot !== null && path.endsWith('/consent.holdsUntil') && value !== '';
  return isEnd ? (lapseOfConsent(String(value), today)?.says ?? '') : '';
}

/** What is empty where something is chosen is said in a word: nobody wants to hear how a day is written. */
function sayAtField(
  { kind, choices }: FormField,
  value: FieldValue,
  faults: readonly string[],
): readonly string[] {
  if (kind === 'credentials' && faults.some((fault) => fault.startsWith('entry '))) {
    return ['write each line as “DMD: Her dental degree.”: letters, a colon, and what they say'];
  }
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
        entries: entriesIn(list, content).map(({ id, title, mayGo }) => {
          const path = entryPath(part, id);
          const wish = entries.find((one) => one.path === path);
          return {
            path,
            title,
            wish: wish?.name ?? null,
            mayGo,
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
  today: string,
): { ready: Draft[]; unfinished: string[] } {
  const all = readWishes(texts, drafts);
  const wanted = drafts.filter((draft) => saysSomething(draft, texts, all));
  let ready = wanted;
  // One that is left behind may leave a fault in another: two months, of which one alone is right; or takes its fields with it: a new question.
  for (;;) {
    const wished = readWishes(texts, ready);
    const faults = findDraftFaults(texts, wished, today);
    const fit = ready.filter(
      (draft) => saysSomething(draft, texts, wished) && !faults.has(draft.path),
    );
    if (fit.length === ready.length) break;
    ready = fit;
  }
  const nameOf = (draft: Draft): string | undefined => {
    const photograph = all.photographs.find((wish) => wish.draft === draft);
    const field =
      all.wishes.find((wish) => wish.draft === draft)?.field ??
      all.fields.find(({ path }) => path === photograph?.slot.path);
    // That a sample's words are somebody's stays behind with what makes them real.
    const isConfirmed =
      field !== undefined && isDeepStrictEqual(writtenIn(all.shown, field), draft.value);
    // A new entry or photograph stays behind whole, and is named once.
    const isWhole =
      isConfirmed ||
      all.entries.some(({ path }) => path === field?.entry?.path) ||
      (photograph === undefined && comesNew(all, field));
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

/** Whether a draft changes what it is of; one that says what is there already does so where that is said to be a real person's. */
function saysSomething(draft: Draft, texts: ContentTexts, wished: Wished): boolean {
  const field = wished.wishes.find((wish) => wish.draft === draft)?.field;
  if (field === undefined) return isOf(draft, wished);
  if (isLocked(texts, field)) return false;
  if (!isDeepStrictEqual(writtenIn(wished.shown, field), draft.value)) return true;
  return findBecomingReal(texts, wished).some(({ entry }) => entry === field.entry?.path);
}

/** Whether a field is of the words of a photograph that is to come. */
function comesNew({ photographs }: Wished, field: FormField | undefined): boolean {
  return photographs.some(({ name, slot }) => name === 'comes' && slot.path === field?.slot?.path);
}
