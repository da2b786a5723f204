import { NEWS_INTERVAL_MS } from '../../domain/desk/wire.ts';
import { DeskError, hasNoLine, isLocked } from '../api/ask-server.ts';
import { fillBox, type Filled } from './fill-box.ts';
import { followNews, type NewsFollowed } from './follow-news.ts';

interface BoxOpened extends Omit<NewsFollowed, 'cursor' | 'blocksMark'> {
  onFilled: (filled: Filled) => void;
  /** Not everything was opened. @param why empty where there is no line: then it begins again by itself */
  onUnfilled: (why: string) => void;
}

/**
 * Fills the box, and follows the news from there on.
 *
 * @returns `stop` ends it; `tryNow` begins again at once where it is not filled, and ends when that is known
 */
export function openBox(opened: BoxOpened): { stop: () => void; tryNow: () => Promise<void> } {
  const { box, key, onFilled, onUnfilled, onLine, onLocked } = opened;
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer = 0;
  let going: Promise<void> | undefined;
  let stopNews: (() => void) | undefined;

  const fill = async (): Promise<void> => {
    try {
      const filled = await fillBox(box, key, signal);
      if (signal.aborted) return;
      onFilled(filled);
      stopNews = followNews({ ...opened, ...filled });
      onLine(true);
    } catch (error) {
      if (signal.aborted) return;
      if (isLocked(error)) onLocked();
      else if (hasNoLine(error)) {
        onUnfilled('');
        timer = window.setTimeout(tryNow, NEWS_INTERVAL_MS);
      } else onUnfilled(sentenceOf(error));
    }
  };
  const tryNow = async (): Promise<void> => {
    if (signal.aborted || stopNews !== undefined) return;
    window.clearTimeout(timer);
    going ??= fill().finally(() => (going = undefined));
    await going;
  };
  void tryNow();
  return {
    stop: () => {
      stopping.abort();
      window.clearTimeout(timer);
      stopNews?.();
    },
    tryNow,
  };
}

function sentenceOf(error: unknown): string {
  return error instanceof DeskError ? error.message : 'The answer could not be read. Try again.';
}
