import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { isEmptyWord, queryTermsOf, type QueryTerm, type SameWords } from './query-terms.ts';
import { rootOf, wordsIn } from './search-words.ts';

/** A question as the search reads it. */
export interface SearchableQuestion {
  readonly id: string;
  readonly group: string;
  readonly question: string;
  /** Words that people ask it by and that it does not have. */
  readonly otherWords: string;
  readonly answer: string;
}

/** A question that was found, and by which words, as their roots. */
export interface FoundQuestion {
  readonly id: string;
  readonly roots: readonly string[];
}

export interface Finding {
  /** The best first. */
  readonly found: readonly FoundQuestion[];
  /** What else may be meant, where little was found; the nearest first. */
  readonly near: readonly FoundQuestion[];
  /** False where no question has all the words, and these have some of them. */
  readonly hasAll: boolean;
  /** False while nothing was asked: no words, or only such as say nothing. */
  readonly isAsked: boolean;
}

export type QuestionSearch = (typed: string) => Finding;

/** A hit in the question counts more than any number in the answer. */
const BOOST = { question: 8, otherWords: 8, answer: 1, group: 0.5 };
/** The fields that say what a question is about. */
const ABOUT = new Set(['question', 'otherWords']);
/** Another word for what was typed counts less than the word itself. */
const SAME_WORD_WEIGHT = 0.6;
/** From so many letters on, the beginning of a word stands for it. */
const SHORTEST_BEGINNING = 2;
/** So short a word stands for longer ones only where it is no word itself: "fee" is not "feel". */
const LONGEST_WHOLE = 3;
/** Wrong letters that are forgiven, by the length of the word. */
const FORGIVEN = [
  { from: 7, letters: 2 },
  { from: 4, letters: 1 },
] as const;

/** Of fewer answers it is less certain that the one that was meant is among them: others stand near them. */
const ENOUGH_FOUND = 3;
const MOST_NEAR = 3;

const asItIs = { tokenize: (root: string) => [root], processTerm: (root: string) => root };

/**
 * Makes the questions searchable, in memory (docs/decisions/100-a-search-that-forgives.md).
 *
 * @param sameWords words that mean the same
 * @returns finds the questions for what was typed: all of its words, in the question or the answer, by their beginnings, spelled nearly so, or
 *   by others that mean the same; where no question has all, those that are about some of them; and where few have all, what is near them
 */
export function indexQuestions(
  questions: readonly SearchableQuestion[],
  sameWords: SameWords,
): QuestionSearch {
  const index = new MiniSearch<SearchableQuestion>({
    fields: Object.keys(BOOST),
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word) => {
      const root = rootOf(word);
      return isEmptyWord(root) ? null : root;
    },
  });
  index.addAll(questions);
  const search = (query: Query) => index.search(query, { ...asItIs, boost: BOOST });

  return (typed) => {
    const queries = queryTermsOf(typed, sameWords).map((term) => queryOf(term, search));
    if (queries.length === 0) return { found: [], near: [], hasAll: true, isAsked: false };
    const found = search({ combineWith: 'AND', queries }).map(foundOf);
    const some = search({ combineWith: 'OR', queries }).filter(isAbout).map(foundOf);
    if (found.length === 0) return { found: some, near: [], hasAll: false, isAsked: true };
    return { found, near: nearOf(found, some, questions), hasAll: true, isAsked: true };
  };
}

/** What is near a few answers: first what has some of the words, then what stands in the group of the best. */
function nearOf(
  found: readonly FoundQuestion[],
  some: readonly FoundQuestion[],
  questions: readonly SearchableQuestion[],
): FoundQuestion[] {
  if (found.length >= ENOUGH_FOUND) return [];
  const groupOf = (id?: string) => questions.find((question) => question.id === id)?.group;
  const group = groupOf(found[0]?.id);
  const neighbors = questions
    .filter((question) => question.group === group)
    .map(({ id }) => ({ id, roots: [] }));
  const nearest = new Map<string, FoundQuestion>();
  for (const one of [...some, ...neighbors]) if (!nearest.has(one.id)) nearest.set(one.id, one);
  for (const { id } of found) nearest.delete(id);
  return [...nearest.values()].slice(0, MOST_NEAR);
}

function queryOf({ root, same }: QueryTerm, search: (query: Query) => SearchResult[]): Query {
  const asOther: Query = {
    combineWith: 'OR',
    boostTerm: () => SAME_WORD_WEIGHT,
    queries: [...same],
  };
  const finds = (options: SearchOptions) => search({ ...options, queries: [root] }).length > 0;
  const isKnown = finds({});
  const mayBegin = root.length > LONGEST_WHOLE || (root.length >= SHORTEST_BEGINNING && !isKnown);
  const prefix = mayBegin ? { prefix: true } : {};
  const isNear = isKnown || same.length > 0 || finds(prefix);
  const fuzzy = isNear ? {} : { fuzzy: forgivenIn(root) };
  return { combineWith: 'OR', queries: [{ ...prefix, ...fuzzy, queries: [root] }, asOther] };
}

function forgivenIn(root: string): number {
  return FORGIVEN.find(({ from }) => root.length >= from)?.letters ?? 0;
}

/**
 * Whether what was asked stands where a question says what it is about. With only some of the words, one of an answer's is no answer: "root
 * canal" would lead to the tooth roots that whitening leaves dark.
 */
function isAbout({ match }: SearchResult): boolean {
  return Object.values(match).some((fields) => fields.some((field) => ABOUT.has(field)));
}

function foundOf({ id, terms }: SearchResult): FoundQuestion {
  return { id: String(id), roots: terms };
}
