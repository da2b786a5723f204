import type { FieldKeys } from '../../domain/content/field-kind.ts';
import type { SitePart } from '../../domain/desk/site-part.ts';
import { SITE_PARTS } from '../../domain/desk/site-parts.ts';
import type { FieldChoice } from '../../domain/desk/site-wire.ts';
import { SMILE_CONCERNS, SMILE_TREATMENTS } from '../../domain/smile/smile-case.ts';

/** A list of a content file whose entries are known by their ids. */
export interface EntryList {
  readonly file: string;
  /** The key that holds an entry's name among the others. */
  readonly idKey: string;
  /** The keys of what people call it; without it they call it by its name. */
  readonly titleKey: string;
  /** The lists that it is parted into, each with the keys that lead to it. */
  readonly groupsIn: (content: unknown) => readonly ListGroup[];
  /** What a field of an entry may be, where that is one of a few things. */
  readonly choicesIn?: (content: unknown, key: string) => readonly FieldChoice[] | null;
  /** Whether an entry may be taken out, where not every one may. */
  readonly mayGo?: (entry: unknown) => boolean;
}

interface ListGroup {
  /** Empty where there is but one. */
  readonly id: string;
  readonly title: string;
  readonly keys: FieldKeys;
}

/** An entry as the content has it. */
export interface ListedEntry {
  readonly id: string;
  readonly title: string;
  readonly keys: FieldKeys;
  /** Whether it may be taken out. */
  readonly mayGo: boolean;
}

const oneListAt =
  (...keys: string[]) =>
  (): readonly ListGroup[] => [{ id: '', title: '', keys }];

/** What the gallery is chosen by: a patient's case is found among the models. */
const CASE_CHOICES: Readonly<Record<string, readonly string[]>> = {
  'patient.concern': SMILE_CONCERNS,
  'patient.treatments': SMILE_TREATMENTS,
};

const sayItself = (value: string): FieldChoice => ({ value, label: value });

/** By the part of the room that shows them. */
const LISTS: Readonly<Record<string, EntryList>> = {
  questions: {
    file: 'faq/questions.yaml',
    idKey: 'id',
    titleKey: 'question',
    groupsIn: (content) =>
      listOf(content).map((group, at) => ({
        id: textIn(group, 'id'),
        title: textIn(group, 'heading'),
        keys: [at, 'questions'],
      })),
  },
  events: {
    file: 'pages/community.yaml',
    idKey: 'id',
    titleKey: 'name',
    groupsIn: oneListAt('season', 'events'),
    choicesIn: (content, key) =>
      key === 'place'
        ? listOf(fieldIn(content, 'places')).map((place) => ({
            value: textIn(place, 'id'),
            label: textIn(place, 'name'),
          }))
        : null,
  },
  stories: {
    file: 'pages/stories.yaml',
    idKey: 'id',
    titleKey: 'title',
    groupsIn: oneListAt('stories'),
  },
  cases: {
    file: 'gallery/cases.yaml',
    idKey: 'case',
    titleKey: 'patient.title',
    groupsIn: oneListAt(),
    choicesIn: (_content, key) => CASE_CHOICES[key]?.map(sayItself) ?? null,
    // A model without its entry is a fault.
    mayGo: (entry) => fieldIn(entry, 'patient') !== undefined,
  },
  team: {
    file: 'team/people.yaml',
    idKey: 'id',
    titleKey: 'name',
    groupsIn: oneListAt(),
  },
};

/** Undefined for a part that is fields alone, to which nothing is added and from which nothing is taken out. */
export function listOfPart({ id }: SitePart): EntryList | undefined {
  return LISTS[id];
}

/** Files of which the room shows entries, each once. */
export function partsWithEntries(): SitePart[] {
  return SITE_PARTS.filter((part) => listOfPart(part) !== undefined);
}

/** The entries of a list, in their order. */
export function entriesIn(
  { groupsIn, idKey, titleKey, mayGo }: EntryList,
  content: unknown,
): ListedEntry[] {
  return groupsIn(content).flatMap(({ keys }) =>
    listOf(valueIn(content, keys)).map((entry, at) => {
      const id = textIn(entry, idKey);
      return {
        id,
        title: String(valueIn(entry, titleKey.split('.')) ?? '') || sayId(id),
        keys: [...keys, at],
        mayGo: mayGo?.(entry) ?? true,
      };
    }),
  );
}

/** What stands at a place of a parsed file; undefined where nothing does. */
export function valueIn(content: unknown, keys: FieldKeys): unknown {
  return keys.reduce(fieldIn, content);
}

/** "closed-gap" → "Closed gap" */
export function sayId(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldIn(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function textIn(value: unknown, key: string): string {
  const text = fieldIn(value, key);
  return typeof text === 'string' ? text : '';
}
