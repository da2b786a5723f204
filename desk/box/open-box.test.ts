import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NEWS_INTERVAL_MS, type CardsAnswer } from '../../domain/desk/wire.ts';
import { makePracticeKey } from '../key/practice-key.ts';
import { CardBox } from './card-box.ts';
import { NO_NEWS } from './no-news.ts';
import { openBox } from './open-box.ts';

const ALL: CardsAnswer = {
  cards: [],
  entries: [],
  blocks: [],
  blocksMark: '',
  sendsLetters: false,
  recipient: 'age1',
  cursor: NO_NEWS.cursor,
};
/** How the server answers when it is asked for all cards, one after the other; 0 is no answer. */
let statuses: number[];
/** What was asked for, each with the milliseconds after which it was. */
let asked: string[];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  const begun = Date.now();
  vi.stubGlobal('fetch', async (path: string) => {
    const what = path.startsWith('/api/news') ? 'news' : 'cards';
    asked.push(`${what} after ${Date.now() - begun}`);
    if (what === 'news') return new Response(JSON.stringify(NO_NEWS));
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('no line');
    return new Response(status === 200 ? JSON.stringify(ALL) : '{}', { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open() {
  const said: string[] = [];
  const box = new CardBox();
  const opened = openBox({
    box,
    key: await makePracticeKey(),
    onFilled: ({ sealsTo }) => said.push(`filled ${sealsTo}`),
    onUnfilled: (why) => said.push(why === '' ? 'no line' : why),
    onArrival: () => undefined,
    onPractice: () => undefined,
    onLine: (hasLine) => said.push(`line: ${hasLine}`),
    onLocked: () => said.push('locked'),
  });
  await vi.advanceTimersByTimeAsync(0);
  return { ...opened, box, said };
}

it('is filled, and follows the news', async () => {
  statuses = [];
  const { said, box, stop } = await open();
  expect(said).toEqual(['filled age1', 'line: true']);
  expect(box.isWhole).toBe(true);
  await vi.advanceTimersByTimeAsync(NEWS_INTERVAL_MS);
  expect(asked).toEqual(['cards after 0', `news after ${NEWS_INTERVAL_MS}`]);
  stop();
  await vi.advanceTimersByTimeAsync(NEWS_INTERVAL_MS * 3);
  expect(asked).toHaveLength(2);
});

it('begins again by itself for as long as there is no line', async () => {
  statuses = [0, 503];
  const { said, box } = await open();
  expect(said).toEqual(['no line']);
  expect(box.isWhole).toBe(false);
  await vi.advanceTimersByTimeAsync(NEWS_INTERVAL_MS * 2);
  expect(said).toEqual(['no line', 'no line', 'filled age1', 'line: true']);
  await vi.advanceTimersByTimeAsync(NEWS_INTERVAL_MS);
  expect(asked.map((one) => one.split(' ')[0])).toEqual(['cards', 'cards', 'cards', 'news']);
});

it('waits to be told where the server answers that it cannot', async () => {
  statuses = [500];
  const { said, tryNow } = await open();
  await vi.advanceTimersByTimeAsync(NEWS_INTERVAL_MS * 3);
  expect(said).toEqual(['The desk’s server did not answer as it should. Try again.']);
  await tryNow();
  expect(said.slice(1)).toEqual(['filled age1', 'line: true']);
});

it('asks once, however often it is told to try', async () => {
  statuses = [0];
  const { tryNow, said } = await open();
  await Promise.all([tryNow(), tryNow()]);
  expect(said).toEqual(['no line', 'filled age1', 'line: true']);
  await tryNow();
  await vi.advanceTimersByTimeAsync(NEWS_INTERVAL_MS - 1);
  expect(asked).toEqual(['cards after 0', 'cards after 0']);
});

it('asks no more once it is stopped', async () => {
  statuses = [0];
  const { stop, said, tryNow } = await open();
  stop();
  await tryNow();
  await vi.advanceTimersByTimeAsync(NEWS_INTERVAL_MS * 3);
  expect(asked).toHaveLength(1);
  expect(said).toEqual(['no line']);
});

it('locks where the session has ended', async () => {
  statuses = [401];
  const { said } = await open();
  await vi.advanceTimersByTimeAsync(NEWS_INTERVAL_MS * 3);
  expect(said).toEqual(['locked']);
  expect(asked).toHaveLength(1);
});
