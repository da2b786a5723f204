import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  ask,
  askFile,
  askLong,
  DeskError,
  hasNoLine,
  isRefused,
  tell,
  tellFile,
  tellLong,
} from './ask-server.ts';

/** How long each question may take, and what ends it: the clock of a signal is no test's to turn. */
let limits: { ms: number; end: () => void }[];
beforeEach(() => {
  limits = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const ending = new AbortController();
    limits.push({ ms, end: () => ending.abort(new DOMException('', 'TimeoutError')) });
    return ending.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A line on which nothing comes, or a beginning alone. */
function stall(hasBegun = false): void {
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    const ended = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return hasBegun ? Object.assign(new Response(), { text: () => ended }) : ended;
  });
}

it.each([
  ['nothing comes', false],
  ['the answer begins and does not end', true],
])(
  'waits no longer than its limit where %s, and is as without a line then',
  async (_, hasBegun) => {
    stall(hasBegun);
    const asked = ask('/api/news').catch((error: unknown) => error);
    limits[0]?.end();
    const error = await asked;
    expect(error).toBeInstanceOf(DeskError);
    expect(hasNoLine(error)).toBe(true);
  },
);

it('waits longer for what is large, all cards and photos both ways, and for what the server is longer in doing', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await ask('/api/news');
  await tell('/api/printed');
  await askLong('/api/cards');
  await askFile('/api/cards/1/photos/1');
  await tellFile('/api/site/photographs', new Blob(), {});
  await tellLong('/api/site/publish');
  const [asked, told, ...large] = limits.map(({ ms }) => ms);
  expect(told).toBe(asked);
  expect(large.map((ms) => ms > Number(asked))).toEqual([true, true, true, true]);
});

it('ends at once where nobody waits any more', async () => {
  stall();
  const leaving = new AbortController();
  const asked = ask('/api/news', leaving.signal).catch((error: unknown) => error);
  leaving.abort();
  expect(await asked).toBeInstanceOf(DeskError);
});

it('says of a file that the server has not what the server says', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"detail":"Gone."}', { status: 404 }));
  await expect(askFile('/api/cards/1/photos/1')).rejects.toMatchObject({
    status: 404,
    message: 'Gone.',
  });
});

it.each([
  ['no', new DeskError(409, 'That time is taken.'), true],
  ['that the session has ended', new DeskError(401, 'Locked.'), true],
  ['that it failed, which it may have done after storing', new DeskError(500, 'Try again.'), false],
  ['nothing', new DeskError(0, 'There is no connection.'), false],
  ['what cannot be read', new SyntaxError('Unexpected end'), false],
])('knows that nothing was done where the server says no: it says %s', (_, error, isNo) => {
  expect(isRefused(error)).toBe(isNo);
});
