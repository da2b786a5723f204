import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CardRow } from '../../domain/desk/card-content.ts';
import { NEWS_INTERVAL_MS, type SentCard, type ToldPractice } from '../../domain/desk/wire.ts';
import { requestRow } from '../../tests/support/request-row.ts';
import { makePracticeKey } from '../key/practice-key.ts';
import { CardBox } from './card-box.ts';
import { followNews } from './follow-news.ts';
import { NO_NEWS } from './no-news.ts';

/** How the server answers. */
let status: number;
beforeEach(() => {
  status = 200;
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('fetch', async () => {
    return new Response(JSON.stringify(NO_NEWS), { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const UNOPENED = { photos: 0, content: 'locked', isNew: false } as const;

const AT = '2027-07-02T14:00:00-04:00';
const WRITTEN = { id: 'e-1', card: 'id-1', number: 4, person: 2, at: '2027-07-01T12:47:00Z' };

function visitOf(sequence: number): CardRow {
  return {
    ...requestRow(1),
    about: 'appointment',
    kind: 'smile-blueprint',
    appointment: {
      startsAt: AT,
      endsAt: AT,
      sequence,
      changedAt: null,
      cancelledAt: null,
    },
  };
}

const key = await makePracticeKey();

async function follow(box = new CardBox()) {
  const heard = {
    onArrival: vi.fn<(name: string) => void>(),
    onPractice: vi.fn<(practice: ToldPractice) => void>(),
    onLine: vi.fn<(hasLine: boolean) => void>(),
    onLocked: vi.fn<() => void>(),
  };
  const stop = followNews({ box, key, cursor: NO_NEWS.cursor, blocksMark: '', ...heard });
  await vi.advanceTimersByTimeAsync(NEWS_INTERVAL_MS);
  stop();
  return heard;
}

it('drops what was forgotten elsewhere, and knows who did it where a desk did', async () => {
  const by = { person: 2, at: '2027-07-01T12:47:00Z' };
  const answers: Readonly<Record<string, object>> = {
    '/api/news': { ...NO_NEWS, count: 1 },
    '/api/card-names': { names: ['3'], forgotten: [{ card: '1', ...by }] },
  };
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path.split('?')[0] ?? '']));
  const box = new CardBox();
  for (const number of [1, 2, 3]) box.put({ row: requestRow(number), ...UNOPENED });
  await follow(box);
  expect(box.cards.map(({ name }) => name)).toEqual(['3']);
  expect(box.forgottenBy('1')).toMatchObject(by);
  expect([box.forgottenNumber('2'), box.forgottenBy('2')]).toEqual(['2', undefined]);
});

it('tells what the site says now: the diary goes by it without opening anew', async () => {
  const practice: ToldPractice = {
    name: 'Impressions',
    phone: '516-555-0199',
    opening: { timeZone: 'America/New_York', week: [null], closures: ['2027-07-05'] },
    noticeHours: 30,
  };
  vi.stubGlobal('fetch', async () => Response.json({ ...NO_NEWS, practice }));
  expect((await follow()).onPractice).toHaveBeenCalledWith(practice);
});

it.each([
  ['one that a desk has made', 0, { is: 'made' }, []],
  ['one that a desk has moved', 2, { is: 'moved', sequence: 2, from: AT, to: AT }, []],
  ['one that a desk has cancelled', 2, { is: 'cancelled', sequence: 2, isOurs: true }, []],
  [
    'one that its visitor has moved since',
    2,
    { is: 'moved', sequence: 1, from: AT, to: AT },
    ['A1'],
  ],
  ['one that a visitor has booked', 0, undefined, ['A1']],
] as const)('of an appointment tells what visitors did: %s', async (_, sequence, words, told) => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path === '/api/cards/A1'
        ? ({ ...visitOf(sequence), sealed: '', photos: 0 } satisfies SentCard)
        : { ...NO_NEWS, count: 1, cards: [{ name: 'A1', sequence }] },
    ),
  );
  const box = new CardBox();
  // The entries of the same answer are there first.
  if (words !== undefined) box.addEntry('A1', { ...words, ...WRITTEN });
  const { onArrival, onLine } = await follow(box);
  await vi.waitFor(() => expect(onLine).toHaveBeenCalled());
  expect(onArrival.mock.calls.flat()).toEqual(told);
  expect(box.find('A1')?.isNew).toBe(told.length > 0);
});

it.each([
  ['whose call a colleague took', { is: 'called' }, []],
  ['who wrote', undefined, ['1']],
] as const)('of a card tells who came: %s', async (_, words, told) => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path === '/api/cards/1'
        ? ({ ...requestRow(1), sealed: '', photos: 0 } satisfies SentCard)
        : { ...NO_NEWS, count: 1, cards: [{ name: '1', sequence: 0 }] },
    ),
  );
  const box = new CardBox();
  if (words !== undefined) box.addEntry('1', { ...words, ...WRITTEN });
  const { onArrival, onLine } = await follow(box);
  await vi.waitFor(() => expect(onLine).toHaveBeenCalled());
  expect(onArrival.mock.calls.flat()).toEqual(told);
  expect(box.find('1')?.isNew).toBe(told.length > 0);
});

it('of a card that nobody has looked at stays new, whatever a colleague did to it', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path === '/api/cards/A1'
        ? ({ ...visitOf(1), sealed: '', photos: 0 } satisfies SentCard)
        : { ...NO_NEWS, count: 1, cards: [{ name: 'A1', sequence: 1 }] },
    ),
  );
  const box = new CardBox();
  box.put({ row: visitOf(0), ...UNOPENED, isNew: true });
  box.addEntry('A1', { is: 'moved', sequence: 1, from: AT, to: AT, ...WRITTEN });
  const { onLine } = await follow(box);
  await vi.waitFor(() => expect(onLine).toHaveBeenCalled());
  expect([box.find('A1')?.row.appointment?.sequence, box.find('A1')?.isNew]).toEqual([1, true]);
});

it('locks where the session has ended', async () => {
  status = 401;
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
