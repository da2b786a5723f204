import type { ComponentType } from 'react';
import type { DescribedWords } from '../../../../domain/content/quiz-described.ts';
import { connectionHere, mayPrefetch } from '../../../ui/may-prefetch.ts';
import { whenIdle } from '../../../ui/when-idle.ts';
import { fetchLiveAhead } from '../../live-smile/fetch-live-ahead.ts';
import type { DescribedProps } from './described.tsx';
import { loadSmile } from './load-smile.ts';
import { fetchPlates } from './plate-sheet.ts';

/** All that 'What you described' is made of. */
export interface DescribedParts {
  readonly Section: ComponentType<DescribedProps>;
  readonly words: DescribedWords;
  /** Undefined where the visitor wishes to save data, or the line is very slow. */
  readonly plates: HTMLImageElement | undefined;
}

let fetched: Promise<DescribedParts> | undefined;

/**
 * Fetches all of it, once: the same files in the same order whatever was answered, also where nothing of it will be shown, so that no server can tell
 * from what a page asks for what a visitor said. Throws when code, words or pictures do not arrive; the next call then tries again.
 */
export function fetchDescribed(): Promise<DescribedParts> {
  fetched ??= fetchInOrder().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

async function fetchInOrder(): Promise<DescribedParts> {
  const { Described: Section } = await import('./described.tsx');
  const { default: words } = await import('content:quiz-described');
  if (!mayPrefetch(connectionHere())) return { Section, words, plates: undefined };
  const plates = await fetchPlates();
  // The plates do not wait for it, and stand for good where it does not come.
  whenIdle(() => void fetchLiveAhead(loadSmile).catch(() => undefined));
  return { Section, words, plates };
}
