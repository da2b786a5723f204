import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { connectionHere, mayPrefetch } from '../ui/may-prefetch.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { preloadQuizDialog } from './quiz-parts.tsx';

/** When each group of pages is fetched ahead (product 3.2). */
const SCHEDULE = [
  { afterMs: 2_000, pages: ['/start-here', '/faq', '/financial-insurance'] },
  { afterMs: 5_000, pages: ['/stories', '/team'] },
] as const;

/** After the pages that come first. */
const QUIZ_AFTER_MS = 2_500;

/** Fetches the pages that visitors mostly open next, once the page they are on has come to rest. */
export function PrefetchPages() {
  const [pages, setPages] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!mayPrefetch(connectionHere())) return undefined;
    // One by one: to ask for the twenty files of each of three pages in one go held a slow phone for a tenth of a second.
    const addNext = ([next, ...others]: readonly string[]): void => {
      if (next === undefined) return;
      setPages((known) => [...known, next]);
      whenIdle(() => addNext(others));
    };
    const timers = SCHEDULE.map(({ afterMs, pages: group }) =>
      setTimeout(() => addNext(group), afterMs),
    );
    timers.push(setTimeout(preloadWhenIdle, QUIZ_AFTER_MS));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, []);

  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />);
}

/** The quiz, when the browser has nothing else to do. That it does not come now is no harm: it comes when it is opened. */
function preloadWhenIdle(): void {
  whenIdle(() => {
    preloadQuizDialog().catch(() => undefined);
  });
}
