import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FeedsAnswer, MadeFeedAnswer } from '../../domain/desk/wire.ts';
import { isFeedToken } from '../scheduling/busy-feed-store.ts';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2027-07-01T14:00:00Z');

let desk: SampleDesk;
let cookie: string;
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
});
afterEach(() => desk.close());

const post = (url: string, payload: object = {}, by = cookie) =>
  desk.ask({ method: 'POST', url, payload }, by);
const feeds = async () =>
  (await desk.ask({ method: 'GET', url: '/api/feeds' }, cookie)).json<FeedsAnswer>().feeds;
const tokenIn = (address: string) => /([\w-]{43})\.ics$/.exec(address)?.[1] ?? '';
async function join(adds: 0 | 1): Promise<{ number: number; cookie: string }> {
  const { number } = await desk.database
    .insertInto('desk_people')
    .values({ name: 'Bo', role: 'dentist', adds_people: adds, added_at: NOW.toISOString() })
    .returning('number')
    .executeTakeFirstOrThrow();
  return { number, cookie: await desk.join(number) };
}

it('shows an address on the site once, and afterwards only that there is one', async () => {
  const made = (await post('/api/feeds')).json<MadeFeedAnswer>();
  expect(made.address).toMatch(/^https:\/\/www\.example\.org\/api\/busy-times\/[\w-]{43}\.ics$/);
  expect(made.feeds).toEqual([{ person: 1, madeAt: NOW.toISOString() }]);
  expect(await feeds()).toEqual(made.feeds);
  const token = tokenIn(made.address);
  expect(await isFeedToken(desk.database, token)).toBe(true);
  expect(desk.log() + (await desk.storedBytes()).toString('latin1')).not.toContain(token);
});

it('makes none without a fresh touch, nor for nobody, and ends it without', async () => {
  await post('/api/feeds');
  const bySheet = await desk.join(1);
  await desk.database
    .updateTable('desk_sessions')
    .set({ person: null })
    .where('person', '=', 1)
    .execute();
  expect((await post('/api/feeds', {}, bySheet)).statusCode).toBe(409);
  const bo = await join(0);
  await desk.database
    .updateTable('desk_sessions')
    .set({ opened_at_ms: NOW.getTime() - HOUR_MS })
    .where('person', '=', bo.number)
    .execute();
  expect((await post('/api/feeds', {}, bo.cookie)).statusCode).toBe(403);
  expect((await post('/api/feeds/end', { person: bo.number }, bo.cookie)).statusCode).toBe(200);
  expect((await post('/api/feeds', {}, '')).statusCode).toBe(401);
  expect((await post('/api/feeds/end', { person: 1 }, '')).statusCode).toBe(401);
});

it('ends one’s own, and anybody’s for who may add people alone', async () => {
  const { address } = (await post('/api/feeds')).json<MadeFeedAnswer>();
  const bo = await join(0);
  expect((await post('/api/feeds/end', { person: 1 }, bo.cookie)).statusCode).toBe(403);
  expect(await isFeedToken(desk.database, tokenIn(address))).toBe(true);
  const theirs = (await post('/api/feeds', {}, bo.cookie)).json<MadeFeedAnswer>();
  const left = await post('/api/feeds/end', { person: bo.number });
  expect(left.json<FeedsAnswer>().feeds.map(({ person }) => person)).toEqual([1]);
  expect(await isFeedToken(desk.database, tokenIn(theirs.address))).toBe(false);
});
