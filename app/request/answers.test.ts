import { afterEach, expect, it, vi } from 'vitest';
import { Answers } from './answers.ts';

const URL = '/api/slots?from=2027-03-08';
const OTHER = '/api/slots?from=2027-03-22';

/** Answers each question in turn when it is told to. */
function serveInTurn() {
  const asked: { url: string; answer: (body: unknown, status?: number) => Promise<void> }[] = [];
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve) => {
        const answer = async (body: unknown, status = 200) => {
          resolve(new Response(JSON.stringify(body), { status }));
          await vi.waitFor(() => expect(settled.has(url)).toBe(true));
          settled.delete(url);
        };
        asked.push({ url, answer });
      }),
  );
  const settled = new Set<string>();
  const answers = new Answers();
  answers.subscribe(() => {
    for (const url of [URL, OTHER]) if (answers.read(url).state !== 'awaited') settled.add(url);
  });
  return { asked, answers };
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks once for what several parts show, and never again by itself', async () => {
  const { asked, answers } = serveInTurn();
  const hide = answers.show(URL);
  answers.show(URL);
  expect(answers.read(URL).state).toBe('awaited');
  expect(asked).toHaveLength(1);
  await asked[0]?.answer(['ten']);
  expect(answers.read(URL)).toEqual({ state: 'here', data: ['ten'], error: null });
  hide();
  answers.show(URL);
  expect(asked).toHaveLength(1);
});

it('tries nothing again by itself; asked again it waits, and shown anew it asks', async () => {
  const { asked, answers } = serveInTurn();
  const hide = answers.show(URL);
  await asked[0]?.answer({}, 500);
  expect(answers.read(URL).state).toBe('failed');
  expect(answers.read(URL).error).toMatchObject({ status: 500 });
  expect(asked).toHaveLength(1);
  answers.askAgain(URL);
  expect(answers.read(URL).state).toBe('awaited');
  await asked[1]?.answer({}, 503);
  hide();
  answers.show(URL);
  expect(asked).toHaveLength(3);
});

it('asks anew for what is outdated and shown, keeps it meanwhile, and forgets the rest', async () => {
  const { asked, answers } = serveInTurn();
  answers.show(URL);
  await asked[0]?.answer(['ten']);
  const hide = answers.show(OTHER);
  await asked[1]?.answer(['noon']);
  hide();
  answers.outdate();
  expect(asked.map(({ url }) => url)).toEqual([URL, OTHER, URL]);
  expect(answers.read(URL)).toMatchObject({ state: 'here', data: ['ten'] });
  expect(answers.read(OTHER).state).toBe('awaited');
  answers.outdate((url) => url === OTHER);
  expect(asked).toHaveLength(3);
});

it('takes an answer that came by another way before one that is older', async () => {
  const { asked, answers } = serveInTurn();
  answers.show(URL);
  answers.put(URL, { state: 'here', data: 'moved', error: null });
  const read = vi.spyOn(Response.prototype, 'json');
  await asked[0]?.answer('as it was');
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  await read.mock.results[0]?.value;
  // What waited for the answer goes on in this turn.
  await new Promise((resolve) => setTimeout(resolve));
  expect(answers.read(URL).data).toBe('moved');
});

it('asked again after a failure it is awaited, and keeps what came before', async () => {
  const { asked, answers } = serveInTurn();
  answers.show(URL);
  await asked[0]?.answer(['ten']);
  answers.askAgain(URL);
  expect(answers.read(URL)).toMatchObject({ state: 'here', data: ['ten'] });
  await asked[1]?.answer({}, 503);
  expect(answers.read(URL)).toMatchObject({ state: 'failed', data: ['ten'] });
  answers.askAgain(URL);
  expect(answers.read(URL)).toEqual({ state: 'awaited', data: ['ten'], error: null });
});

it('what may no longer be so is forgotten, and asked for as if for the first time', async () => {
  const { asked, answers } = serveInTurn();
  answers.show(URL);
  await asked[0]?.answer(['ten']);
  answers.forget(URL);
  expect(answers.read(URL)).toEqual({ state: 'awaited', data: undefined, error: null });
  expect(asked).toHaveLength(2);
});
