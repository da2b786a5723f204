import { findFieldFaults } from '../../domain/content/content-faults.ts';
import { pairFaults } from '../../domain/content/photograph-size.ts';
import { PHOTOGRAPH_FIELDS } from '../../domain/desk/photograph-fields.ts';
import {
  MISSING_CONSENT,
  personPhotographSchema,
  patientPhotographSchema,
} from '../../domain/content/photographs.ts';
import { sayIssue } from '../../domain/content/say-issue.ts';
import { lapseOfConsent } from '../../domain/validity/site-validity.ts';
import { entryPath, parseText } from './parse-text.ts';
import {
  slotsIn,
  wordsFileOf,
  wordsOf,
  wordsPath,
  type PhotographSlot,
} from './photograph-slots.ts';
import type { Wished } from './read-wishes.ts';

const NO_PHOTOGRAPH = 'there is none yet; choose one';
const UNFINISHED = 'what is said of it below is not finished yet';
const EMPTY_DAY = 'is empty: choose one';
const CONSENT_DAYS = ['consent.givenOn', 'consent.holdsUntil'];
/** What the check says of keys of the file, by the labels that stand at the photograph. */
const NO_CONSENT = `fill in ${PHOTOGRAPH_FIELDS.filter(({ key }) => CONSENT_DAYS.includes(key))
  .map(({ label }) => `“${label}”`)
  .join(' and ')} below: the days of the written consent of whoever is shown`;

/**
 * What is wrong with photographs that are to come, and with words of photographs that are to change, by the paths of their fields: the sentences of
 * `check:content`. A photograph whose words have a fault has one itself, and so has the new entry that it belongs to: none comes without the other.
 *
 * @param today in New York, as 2026-12-25
 */
export function findPhotographFaults(wished: Wished, today: string): Map<string, string[]> {
  const { shown, photographs, entries, wishes } = wished;
  const faults = new Map<string, string[]>();
  const add = (path: string, ...said: readonly string[]): void => {
    if (said.length > 0) faults.set(path, [...(faults.get(path) ?? []), ...said]);
  };
  const added = new Set(entries.filter(({ name }) => name === 'add').map(({ path }) => path));
  for (const slot of slotsIn(shown)) {
    const wish = photographs.find((one) => one.slot.path === slot.path);
    const ownEntry = entryPath(slot.part, slot.entry.id);
    const isNew = added.has(ownEntry);
    if (slot.photograph === undefined) {
      if (isNew) for (const path of [slot.path, ownEntry]) add(path, NO_PHOTOGRAPH);
      continue;
    }
    const drafted = wishes.some(({ field }) => field.slot?.path === slot.path);
    if (wish?.name === 'goes' || (wish === undefined && !drafted)) continue;
    const own = faultsOfWords(slot, slot.photograph, wished, today);
    for (const [path, said] of own) add(path, ...said);
    if (wish === undefined) continue;
    add(slot.path, ...findPairFaults(slot, wished));
    if (own.size > 0 && !own.has(slot.path)) add(slot.path, UNFINISHED);
    if (isNew && faults.has(slot.path)) add(ownEntry, `${slot.label}: ${UNFINISHED}`);
  }
  return faults;
}

/** What a photograph's words would say, by the keys of their fields. */
function wantedWords(
  slot: PhotographSlot,
  name: string,
  { shown, wishes }: Pick<Wished, 'shown' | 'wishes'>,
): ReadonlyMap<string, string> {
  return new Map(
    [...wordsOf(shown, name)].map(([key, written]) => {
      const path = wordsPath(slot, key);
      const wish = wishes.find(({ field }) => field.path === path);
      return [key, wish === undefined ? written : String(wish.draft.value)];
    }),
  );
}

function faultsOfWords(
  slot: PhotographSlot,
  name: string,
  wished: Wished,
  today: string,
): ReadonlyMap<string, string[]> {
  const values = wantedWords(slot, name, wished);
  const schema = slot.isOfCase ? patientPhotographSchema : personPhotographSchema;
  const result = schema.safeParse(toWords(values, parseText(wished.shown, wordsFileOf(name))), {
    error: sayIssue,
  });
  const faults = new Map<string, string[]>();
  const add = (path: string, said: string): void => {
    faults.set(path, [...new Set([...(faults.get(path) ?? []), said])]);
  };
  for (const { field, message } of result.success ? [] : findFieldFaults(result.error.issues)) {
    const key = field.map(String).join('.');
    if (values.has(key)) add(wordsPath(slot, key), message);
    else if (key === 'consent' && values.get('consent.givenOn') !== '') {
      for (const day of CONSENT_DAYS) add(wordsPath(slot, day), message);
    } else add(slot.path, message === MISSING_CONSENT ? NO_CONSENT : message);
  }
  for (const key of CONSENT_DAYS) {
    if (values.get(key) === '') faults.set(wordsPath(slot, key), [EMPTY_DAY]);
  }
  const until = values.get('consent.holdsUntil') ?? '';
  const lapse = until === '' ? undefined : lapseOfConsent(until, today);
  if (lapse?.isOver === true) add(wordsPath(slot, 'consent.holdsUntil'), lapse.says);
  return faults;
}

/** As the file would have them: what is empty is left out where it may be, and a consent of which nothing is known is none. */
function toWords(values: ReadonlyMap<string, string>, written: unknown): object {
  const consent: Record<string, string> = {};
  const words: Record<string, unknown> = { ...Object(written) };
  delete words.consent;
  for (const [key, value] of values) {
    const [around = '', own] = key.split('.');
    if (own !== undefined) {
      if (value !== '') consent[own] = value;
    } else if (value !== '' || MUST_STAND.has(around)) words[around] = value;
    else delete words[around];
  }
  const hasDays = CONSENT_DAYS.some((key) => values.get(key) !== '');
  return hasDays ? { ...words, consent } : words;
}
const MUST_STAND: ReadonlySet<string> = new Set(['alt', 'caption', 'title']);

/** Of two new photographs of one view; one beside one that is there is looked at by the check, which can measure that. */
function findPairFaults({ part, entry, key }: PhotographSlot, { photographs }: Wished): string[] {
  const sizeAt = (other: string) =>
    photographs.find(
      ({ name, slot }) =>
        name === 'comes' && slot.part === part && slot.entry.id === entry.id && slot.key === other,
    )?.size;
  const [before, after] = [sizeAt('before'), sizeAt('after')];
  return key === 'after' && before && after ? pairFaults(before, after) : [];
}
