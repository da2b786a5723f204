import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type {
  CardsAnswer,
  DoorAnswer,
  NamesAnswer,
  NewsAnswer,
  SentCard,
} from '../../domain/desk/wire.ts';
import { deleteRows } from '../forgetting/forget-rows.ts';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';
import { ASKED_BY_OTHERS } from '../test-support/test-database.ts';

let desk: SampleDesk;
let cookie: string;
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
  await desk.addRequest('Ann Lee');
});
afterEach(() => desk.close());

async function write(words: object, id: string = randomUUID(), name = '1') {
  const payload = await desk.entry({ ...words, card: 'id-1' }, id);
  return desk.ask({ method: 'POST', url: `/api/cards/${name}/entries`, payload }, cookie);
}
const list = async () =>
  (await desk.ask({ method: 'GET', url: '/api/cards' }, cookie)).json<CardsAnswer>();

it.skipIf(ASKED_BY_OTHERS)(
  'are kept sealed, in their order, with who wrote them and when',
  async () => {
    await write({ is: 'reached' });
    await write({ is: 'note', text: 'Calls back on Tuesday.' });
    const { entries } = await list();
    const opened = await Promise.all(entries.map(({ sealed }) => desk.open(sealed)));
    expect(opened.map((text) => JSON.parse(text).is)).toEqual(['reached', 'note']);
    expect(entries.map(({ number, person, at }) => [number, person, at])).toEqual([
      [1, 1, '2027-07-01T14:00:00.000Z'],
      [2, 1, '2027-07-01T14:00:00.000Z'],
    ]);
  },
);

it('are kept once, however often they are sent', async () => {
  const id = randomUUID();
  const first = await write({ is: 'reached' }, id);
  const again = await write({ is: 'reached' }, id);
  expect(again.json()).toEqual(first.json());
  expect((await list()).entries).toHaveLength(1);
});

it.skipIf(ASKED_BY_OTHERS)('are no plain words, and stand on one card alone', async () => {
  const id = randomUUID();
  const payload = { id, sealed: Buffer.from('{"is":"reached"}').toString('base64') };
  const plain = await desk.ask({ method: 'POST', url: '/api/cards/1/entries', payload }, cookie);
  expect(plain.statusCode).toBe(422);
  await desk.addRequest('Bo Lee');
  expect((await write({ is: 'reached' }, id)).statusCode).toBe(200);
  expect((await write({ is: 'reached' }, id, '2')).statusCode).toBe(409);
});

it('of two at once are all kept, and news misses none of them', async () => {
  const before = await list();
  await Promise.all(Array.from({ length: 8 }, () => write({ is: 'reached' })));
  const { entry, since } = before.cursor;
  const url = `/api/news?entry=${entry}&since=${since}`;
  const news = (await desk.ask({ method: 'GET', url }, cookie)).json<NewsAnswer>();
  expect(new Set(news.entries.map(({ number }) => number)).size).toBe(8);
  expect(news.cards).toEqual([{ name: '1', sequence: 0 }]);
});

it.skipIf(ASKED_BY_OTHERS)(
  'are not the only news: who else has opened which card, until they open another, lock or leave it',
  async () => {
    await desk.addRequest('Bo Lee');
    const bea = await desk.joinAs('scheduler');
    const { entry, since } = (await list()).cursor;
    const url = `/api/news?entry=${entry}&since=${since}`;
    const openFor = async (whose: string) =>
      (await desk.ask({ method: 'GET', url }, whose))
        .json<NewsAnswer>()
        .openElsewhere.map(({ person, card }) => `${person} ${card}`);
    const open = (name: string, whose: string) =>
      desk.ask({ method: 'POST', url: `/api/cards/${name}/opened`, payload: {} }, whose);
    await open('1', cookie);
    await open('2', bea);
    expect(await openFor(cookie)).toEqual(['2 2']);
    expect(await openFor(bea)).toEqual(['1 1']);
    await open('1', bea);
    expect(await openFor(cookie)).toEqual(['2 1']);
    await desk.ask({ method: 'POST', url: '/api/session/end', payload: {} }, bea);
    expect(await openFor(cookie)).toEqual([]);
    // Somebody came in by the sheet, and has added a passkey since: no third person has it open.
    const { since: at } = (await list()).cursor;
    const act = { at, about: 'request', about_number: 1 } as const;
    const log = desk.database.insertInto('desk_log');
    await log.values({ ...act, person: null, act: 'opened a card' }).execute();
    expect(await openFor(cookie)).toEqual(['null 1']);
    await log.values({ at, person: 2, act: 'added a passkey after the sheet' }).execute();
    expect(await openFor(cookie)).toEqual([]);
  },
);

it.skipIf(ASKED_BY_OTHERS)(
  'come with what the site says now: hours and closures that were published meanwhile',
  async () => {
    const { entry, since } = (await list()).cursor;
    const url = `/api/news?entry=${entry}&since=${since}`;
    const told = async () =>
      (await desk.ask({ method: 'GET', url }, cookie)).json<NewsAnswer>().practice;
    const { practice } = (await desk.ask({ method: 'GET', url: '/api/door' })).json<DoorAnswer>();
    expect(await told()).toEqual(practice);
    const closures = [...practice.opening.closures, '2027-07-06'];
    desk.show({
      practice: { phone: '516-555-0199', opening: { ...practice.opening, closures } },
    });
    expect(await told()).toEqual({
      ...practice,
      phone: '516-555-0199',
      opening: { ...practice.opening, closures },
    });
  },
);

it('of a card that was forgotten leave an open desk with its name', async () => {
  await desk.addRequest('Bo Lee');
  const { since } = (await list()).cursor;
  await deleteRows(desk.database, [{ about: 'request', number: 1 }]);
  const get = (url: string) => desk.ask({ method: 'GET', url }, cookie);
  expect((await get(`/api/news?entry=0&since=${since}`)).json<NewsAnswer>().count).toBe(1);
  expect((await get('/api/card-names')).json<NamesAnswer>().names).toEqual(['2']);
});

it('go with their card, and none is added to a card that is gone', async () => {
  await write({ is: 'reached' });
  await deleteRows(desk.database, [{ about: 'request', number: 1 }]);
  expect((await list()).entries).toEqual([]);
  expect((await write({ is: 'reached' })).statusCode).toBe(404);
});

it('leave a log of who opened, printed and wrote on which number, and no word of what', async () => {
  await desk.ask({ method: 'POST', url: '/api/cards/1/opened', payload: {} }, cookie);
  const late = { isLate: true };
  await desk.ask({ method: 'POST', url: '/api/cards/1/opened', payload: late }, cookie);
  await desk.ask({ method: 'POST', url: '/api/cards/1/photos/2/saved', payload: {} }, cookie);
  const print = (payload: object) =>
    desk.ask({ method: 'POST', url: '/api/printed', payload }, cookie);
  await print({ sheet: 'card', card: '1' });
  await print({ sheet: 'photos', card: '1', isLate: true });
  await print({ sheet: 'day' });
  expect((await print({ sheet: 'card', card: '2' })).statusCode).toBe(404);
  expect((await print({ sheet: 'CANARY-SHEET' })).statusCode).toBe(422);
  await write({ is: 'note', text: 'CANARY-NOTE' });
  const rows = await desk.database.selectFrom('desk_log').selectAll().orderBy('number').execute();
  expect(
    rows.map(({ act, person, about, about_number }) => [act, person, about, about_number]),
  ).toEqual([
    ['first start', 1, null, null],
    ['opened a card', 1, 'request', 1],
    ['opened a card, told late', 1, 'request', 1],
    ['saved a photo', 1, 'request', 1],
    ['printed a card', 1, 'request', 1],
    ['printed a sheet of photos, told late', 1, 'request', 1],
    ['printed a day sheet', 1, null, null],
    ['wrote an entry', 1, 'request', 1],
  ]);
  expect(desk.log()).toContain('"card":"1"');
});

it('and requests are nowhere on the disk, in the log or in an answer but sealed', async () => {
  await desk.addRequest('CANARY-VISITOR');
  await write({ is: 'note', text: 'CANARY-NOTE' });
  const [all, one] = await Promise.all(
    ['/api/cards', '/api/cards/2'].map((url) => desk.ask({ method: 'GET', url }, cookie)),
  );
  // It is there, for whoever has the key.
  expect(await desk.open(one?.json<SentCard>().sealed ?? '')).toContain('CANARY-VISITOR');
  const answers = [all?.body, one?.body, desk.log(), (await desk.storedBytes()).toString('latin1')];
  for (const answer of answers) {
    expect(answer).not.toMatch(/CANARY/);
    expect(answer).not.toContain(desk.identity);
  }
});

it('come with the newest cards alone, where those are asked for', async () => {
  desk.setNow(new Date('2027-07-01T14:00:05Z'));
  await desk.addRequest('Bo Lee');
  await write({ is: 'note', text: 'of the older card' });
  const ask = async (newest: number) =>
    (
      await desk.ask({ method: 'GET', url: `/api/cards?newest=${newest}` }, cookie)
    ).json<CardsAnswer>();
  const one = await ask(1);
  expect([one.cards.map(({ number }) => number), one.entries]).toEqual([[2], []]);
  // The news goes on from all that was written, not from what was sent: what comes between two of its reads is missed by nobody.
  expect(one.cursor.entry).toBe(1);
  const both = await ask(2);
  expect(both.cards.map(({ number }) => number)).toEqual([2, 1]);
  expect(both.entries.map(({ aboutNumber }) => aboutNumber)).toEqual([1]);
  expect((await desk.ask({ method: 'GET', url: '/api/cards?newest=all' }, cookie)).statusCode).toBe(
    422,
  );
});

it.skipIf(ASKED_BY_OTHERS)('of no card are none', async () => {
  await deleteRows(desk.database, [{ about: 'request', number: 1 }]);
  const answer = await desk.ask({ method: 'GET', url: '/api/cards?newest=60' }, cookie);
  expect(answer.json<CardsAnswer>()).toMatchObject({ cards: [], entries: [] });
});
