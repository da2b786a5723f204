import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callerContent, NO_CALLER } from '../../domain/desk/caller-words.ts';
import { readContent } from '../../domain/desk/card-content.ts';
import type { CallerAnswer, CardsAnswer, NewsAnswer, SentCard } from '../../domain/desk/wire.ts';
import { deleteRows } from '../forgetting/forget-rows.ts';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';
import { ASKED_BY_OTHERS } from '../test-support/test-database.ts';
import { ENTRIES_A_MINUTE } from './card-requests.ts';

/** The sample desk's time. */
const NOW = new Date('2027-07-01T14:00:00Z');
const CALLED = { ...NO_CALLER, name: 'CANARY Lindqvist', phone: '516-555-0177', about: '' };

let desk: SampleDesk;
let cookie: string;
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
});
afterEach(() => desk.close());

async function save(more: object = {}, by: string | undefined = cookie) {
  const { id, receivedAt } = { id: randomUUID(), receivedAt: NOW.toISOString(), ...more };
  const entry = { id: randomUUID(), sealed: await desk.seal({ is: 'called', card: id }) };
  const sealed = await desk.seal(callerContent(CALLED, { id, receivedAt }));
  const payload = { id, receivedAt, sealed, entry, ...more };
  return desk.ask({ method: 'POST', url: '/api/callers', payload }, by);
}
const get = async <Answer>(url: string) =>
  (await desk.ask({ method: 'GET', url }, cookie)).json<Answer>();
const cards = () => get<CardsAnswer>('/api/cards');

it('has a card with who took the call, of which nobody is told', async () => {
  const { name, entry } = (await save()).json<CallerAnswer>();
  expect([name, entry]).toEqual(['1', { number: 1, person: 1, at: NOW.toISOString() }]);
  const { sealed, photos, ...row } = await get<SentCard>('/api/cards/1');
  expect(row).toMatchObject({ kind: 'caller', setAside: null, appointment: null });
  expect(row.reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(readContent(row, await desk.open(sealed))).toMatchObject({ name: CALLED.name });
  expect(photos).toBe(0);
  expect(await desk.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

it('has one card, however often it is sent, also twice at a moment', async () => {
  const id = randomUUID();
  const both = await Promise.all([save({ id }), save({ id })]);
  const again = await save({ id });
  const answers = [...both, again].map((answer) => answer.json<CallerAnswer>());
  expect(answers.map(({ name }) => name)).toEqual(['1', '1', '1']);
  expect(answers.filter(({ entry }) => entry !== null)).toHaveLength(1);
  expect((await cards()).entries).toHaveLength(1);
});

it.skipIf(ASKED_BY_OTHERS)(
  'is none of who wrote: neither their id nor what was written on their card',
  async () => {
    const id = randomUUID();
    const shared = { id: randomUUID(), sealed: await desk.seal({ is: 'called' }) };
    expect((await save({ id, entry: shared })).statusCode).toBe(200);
    await desk.database.updateTable('requests').set({ kind: 'discovery-call' }).execute();
    expect((await save({ id })).statusCode).toBe(409);
    expect((await save({ entry: shared })).statusCode).toBe(409);
    expect((await cards()).cards).toHaveLength(1);
  },
);

it.skipIf(ASKED_BY_OTHERS)(
  'is made by whoever is at the desk, whatever their role, and by nobody else',
  async () => {
    expect((await save({}, await desk.joinAs('dentist'))).statusCode).toBe(200);
    expect((await save({}, '__Host-desk=nobody')).statusCode).toBe(401);
    const payload = { sealed: Buffer.from('{"name":"CANARY"}').toString('base64') };
    expect((await save(payload)).statusCode).toBe(422);
    expect((await save({ id: 'K7NP-3XR2' })).statusCode).toBe(422);
    // Its moment is sealed with it.
    const receivedAt = new Date(NOW.getTime() - 11 * 60_000).toISOString();
    expect((await save({ receivedAt })).json().detail).toContain('clock');
    expect((await cards()).cards).toHaveLength(1);
  },
);

it('is told to the other desks, also by a machine whose clock is minutes slow', async () => {
  const { cursor } = await cards();
  const receivedAt = new Date(NOW.getTime() - 9 * 60_000).toISOString();
  expect((await save({ receivedAt })).statusCode).toBe(200);
  const news = await get<NewsAnswer>(`/api/news?entry=${cursor.entry}&since=${cursor.since}`);
  expect(news.cards).toEqual([{ name: '1', sequence: 0 }]);
  expect(news.entries).toHaveLength(1);
});

it('is written down by number alone, is nowhere but sealed, and is forgotten like others', async () => {
  await save();
  const log = await desk.database.selectFrom('desk_log').selectAll().orderBy('number').execute();
  expect(log.at(-1)).toMatchObject({
    act: 'made a card for a caller',
    person: 1,
    about: 'request',
    about_number: 1,
  });
  const kept = (await desk.storedBytes()).toString('latin1');
  expect(`${kept}${desk.log()}${JSON.stringify(await cards())}`).not.toMatch(/CANARY|555-0177/);
  await deleteRows(desk.database, [{ about: 'request', number: 1 }]);
  expect(await cards()).toMatchObject({ cards: [], entries: [] });
});

it.skipIf(ASKED_BY_OTHERS)('is counted: no hand makes so many', async () => {
  const codes = new Set<number>();
  for (let count = 0; count <= ENTRIES_A_MINUTE; count += 1) {
    codes.add(
      (await desk.ask({ method: 'POST', url: '/api/callers', payload: {} }, cookie)).statusCode,
    );
  }
  expect([...codes]).toEqual([422, 429]);
});
