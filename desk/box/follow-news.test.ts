import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardRow } from '../../domain/desk/card-content.ts';
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

const UNOPENED = { photos: 0, content: 'locked', isNew: false } as const;

function rowOf(number: number): CardRow {
  return {
    about: 'request',
    number,
    id: `id-${number}`,
    reference: null,
    kind: 'discovery-call',
    receivedAt: '2027-07-01T12:00:00Z',
    setAside: null,
    appointment: null,
  };
}

async function follow(box = new CardBox()) {
  const [onLine, onLocked] = [vi.fn<(hasLine: boolean) => void>(), vi.fn<() => void>()];
  const stop = followNews({
    box,
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

it('drops what was forgotten elsewhere, and knows who did it where a desk did', async () => {
  const by = { person: 2, at: '2027-07-01T12:47:00Z' };
  const answers: Readonly<Record<string, object>> = {
    '/api/news': { ...NO_NEWS, count: 1 },
    '/api/card-names': { names: ['3'], forgotten: [{ card: '1', ...by }] },
  };
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path.split('?')[0] ?? '']));
  const box = new CardBox();
  for (const number of [1, 2, 3]) box.put({ row: rowOf(number), ...UNOPENED });
  await follow(box);
  expect(box.cards.map(({ name }) => name)).toEqual(['3']);
  expect(box.forgottenBy('1')).toMatchObject(by);
  expect([box.forgottenNumber('2'), box.forgottenBy('2')]).toEqual(['2', undefined]);
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
