import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Finding, QuestionSearch } from '../../../domain/faq/question-search.ts';
import type { SameWords } from '../../../domain/faq/query-terms.ts';
import { codeInTime } from '../../ui/code-in-time.ts';
import { searchableQuestions, type QuestionGroup } from './faq-words.ts';

/** One letter is no question yet. */
const SHORTEST_TYPED = 2;
/** Halfway through a misspelled word nothing fits, and a question begins with words that say nothing: either is said when the typing rests. */
const NOTHING_DELAY_MS = 350;

/** What was found for what was typed. */
export interface Asked extends Finding {
  readonly typed: string;
}

export interface AskState {
  readonly typed: string;
  /** Undefined while nothing is asked. */
  readonly asked: Asked | undefined;
  readonly hasFailed: boolean;
  /** Whether only words were typed that stand everywhere, as "my". */
  readonly saysLittle: boolean;
  readonly ask: (typed: string) => void;
  /** Fetches the search's code, before the first letter where possible. */
  readonly prepare: () => void;
}

/** What was asked last, and in which entry of the history: whoever follows a link out of an answer finds the search again with Back. */
let kept: { entry: string; typed: string; asked: Asked | undefined } | undefined;

/**
 * The search of the questions. What a visitor types stays in this page's memory: it is in no address, in no storage, and sent nowhere
 * (docs/decisions/100-a-search-that-forgives.md).
 */
export function useQuestionSearch(
  groups: readonly QuestionGroup[],
  sameWords: SameWords,
): AskState {
  const { key: entry } = useLocation();
  const [before] = useState(() => (kept?.entry === entry ? kept : undefined));
  const [typed, setTyped] = useState(before?.typed ?? '');
  const [asked, setAsked] = useState(before?.asked);
  const [hasFailed, setHasFailed] = useState(false);
  const [saysLittle, setSaysLittle] = useState(false);
  const search = useRef<Promise<QuestionSearch>>(undefined);
  const latest = useRef(typed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    kept = { entry, typed, asked };
  }, [entry, typed, asked]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const prepare = () => {
    search.current ??= codeInTime(
      Promise.all([
        import('../../../domain/faq/question-search.ts'),
        import('content:faq-in-search'),
      ]),
    ).then(([{ indexQuestions }, { default: otherWords }]) =>
      indexQuestions(searchableQuestions(groups, otherWords), sameWords),
    );
    return search.current;
  };

  const answer = (find: QuestionSearch) => {
    setHasFailed(false);
    setSaysLittle(false);
    clearTimeout(timer.current);
    const words = latest.current.trim();
    const finding = { typed: words, ...find(words) };
    if (words.length < SHORTEST_TYPED || !finding.isAsked) {
      setAsked(undefined);
      if (words.length < SHORTEST_TYPED) return;
      timer.current = setTimeout(() => setSaysLittle(true), NOTHING_DELAY_MS);
      return;
    }
    if (finding.found.length > 0) setAsked(finding);
    else timer.current = setTimeout(() => setAsked(finding), NOTHING_DELAY_MS);
  };

  /** Another try with the next letter, or the next touch. */
  const giveUp = () => {
    search.current = undefined;
    setHasFailed(true);
  };

  const ask = (next: string) => {
    latest.current = next;
    setTyped(next);
    prepare().then(answer, giveUp);
  };

  return {
    typed,
    asked,
    hasFailed,
    saysLittle,
    ask,
    prepare: () => void prepare().catch(giveUp),
  };
}
