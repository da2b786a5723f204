import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NEWS_INTERVAL_MS } from '../../domain/desk/wire.ts';
import { makePracticeKey } from '../key/practice-key.ts';
import { CardBox } from './card-box.ts';
import { followNews } from './follow-news.ts';
import { NO_NEWS } from './no-news.ts';

/** How the server answers, one after the other; then as the last time. */
let statuses: number[];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('fetch', async () => {
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
    return new Response(JSON.stringify(NO_NEWS), { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function follow() {
  const [onLine, onLocked] = [vi.fn<(hasLine: boolean) => void>(), vi.fn<() => void>()];
  const stop = followNews({
    box: new CardBox(),
    key: await makePracticeKey(),
    cursor: NO_NEWS.cursor,
    blocksMark: '',
    onArrival: vi.fn<(name: string) => void>(),
    onLine,
    onLocked,
  });
  await vi.advanceTimersByTimeAsync(NEWS_INTERVAL_MS);
  stop();
  return { onLine, onLocked };
}

it('stays open where a fresh touch has taken the place of the session that it asked with', async () => {
  statuses = [401, 200];
  const { onLine, onLocked } = await follow();
  expect(onLocked).not.toHaveBeenCalled();
  expect(onLine).toHaveBeenCalledWith(true);
});

it('locks where the session has ended', async () => {
  statuses = [401];
  const { onLocked } = await follow();
  expect(onLocked).toHaveBeenCalledOnce();
});

it('ends what it is asking once the desk locks, and says nothing of it', async () => {
  const asked: AbortSignal[] = [];
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        asked.push(signal);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const { onLine, onLocked } = await follow();
  await vi.advanceTimersByTimeAsync(NEWS_INTERVAL_MS);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  expect(onLine).not.toHaveBeenCalled();
  expect(onLocked).not.toHaveBeenCalled();
});
