import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type {
  ForgottenAnswer,
  NamesAnswer,
  NewsAnswer,
  SheetOffer,
} from '../../domain/desk/wire.ts';
import { notePhotos } from '../photos/photo-rows.ts';
import { openExistingSqlite } from '../db/open-sqlite.ts';
import { ASKED_BY_OTHERS, ON_POSTGRES } from '../test-support/test-database.ts';
import { cookieOf, createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';

const AT = new Date('2027-07-01T14:00:00Z');
const VISIT = { startsAt: '2027-07-02T10:00:00-04:00', endsAt: '2027-07-02T11:30:00-04:00' };

let desk: SampleDesk;
let cookie: string;
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
  await desk.addRequest('Ann Canary');
  await desk.addRequest('Bo Lee');
});
afterEach(() => desk.close());

const post = (url: string, payload: object, by = cookie) =>
  desk.ask({ method: 'POST', url, payload }, by);
const forget = (name: string, also: readonly string[] = [], by = cookie) =>
  post(`/api/cards/${name}/forget`, { also }, by);

const write = async (name: string) =>
  post(`/api/cards/${name}/entries`, await desk.entry({ is: 'note', text: 'Calls back.' }));

/** Gives the first request photos, in their store. @returns the files */
async function addPhotos(count: number): Promise<string[]> {
  const photos = Array.from({ length: count }, () => ({ id: randomUUID(), bytes: 1 }));
  await notePhotos(desk.database, photos, AT);
  await desk.database.updateTable('request_photos').set({ request: 1 }).execute();
  const folder = path.join(desk.dataDir, 'photos');
  mkdirSync(folder, { recursive: true });
  const files = photos.map(({ id }) => path.join(folder, `${id}.age`));
  for (const file of files) writeFileSync(file, 'sealed');
  return files;
}

/** Books a visit for the first request, with a letter that waits. */
async function makeVisit() {
  const id = randomUUID();
  const answer = await post('/api/appointments', {
    id,
    event: 'smile-blueprint',
    ...VISIT,
    receivedAt: AT.toISOString(),
    sealed: await desk.seal({ id, name: 'Ann Canary' }),
    entry: await desk.entry({ is: 'made' }),
    asked: { name: '1', entry: await desk.entry({ is: 'placed', on: VISIT.startsAt }) },
    letter: { email: 'ann@example.com', language: 'en-US' },
  });
  expect(answer.statusCode).toBe(200);
}

async function askNames(): Promise<NamesAnswer> {
  return (await desk.ask({ method: 'GET', url: '/api/card-names' }, cookie)).json();
}

async function namesLeft(): Promise<Pick<NamesAnswer, 'names'>> {
  const { names } = await askNames();
  return { names };
}

async function count(
  table: 'appointment_cells' | 'desk_entries' | 'outbox' | 'request_photos',
): Promise<number> {
  return (await desk.database.selectFrom(table).selectAll().execute()).length;
}

it('takes a card with its notes, photos and letters, and the visit that was named with it, whose time is free again', async () => {
  const files = await addPhotos(2);
  await makeVisit();
  for (const name of ['1', '2', 'A1']) await write(name);
  expect(await count('appointment_cells')).toBe(3);
  expect(await count('outbox')).toBeGreaterThan(0);
  const answer = await forget('1', ['A1']);
  expect(answer.json<ForgottenAnswer>()).toEqual({ arePhotosLeft: false, photosAbsent: 0 });
  expect(await namesLeft()).toEqual({ names: ['2'] });
  expect(await count('desk_entries')).toBe(1);
  expect([
    await count('appointment_cells'),
    await count('outbox'),
    await count('request_photos'),
  ]).toEqual([0, 0, 0]);
  expect(files.filter((file) => existsSync(file))).toEqual([]);
  // Another desk counts one less than it has, and asks which.
  const url = `/api/news?entry=0&since=${AT.toISOString()}`;
  const news = await desk.ask({ method: 'GET', url }, cookie);
  expect(news.json<NewsAnswer>().count).toBe(1);
  expect((await write('1')).statusCode).toBe(404);
  // And is told who did it.
  const by = { person: 1, at: AT.toISOString() };
  expect((await askNames()).forgotten).toEqual([
    { card: 'A1', ...by },
    { card: '1', ...by },
  ]);
});

it.skipIf(ASKED_BY_OTHERS)(
  'leaves a log of who forgot which number and when, and no word of whom',
  async () => {
    await makeVisit();
    await forget('1', ['A1', '1', 'A1']);
    const rows = await desk.database
      .selectFrom('desk_log')
      .select(['act', 'person', 'about', 'about_number', 'at'])
      .where('act', '=', 'forgot a card')
      .orderBy('number')
      .execute();
    const line = { act: 'forgot a card', person: 1, at: AT.toISOString() };
    expect(rows).toEqual([
      { ...line, about: 'request', about_number: 1 },
      { ...line, about: 'appointment', about_number: 1 },
    ]);
    expect(desk.log()).toMatch(/"desk":"forgot a card","person":1,"card":"A1"/);
    expect(desk.log()).not.toMatch(/Canary/);
  },
);

it.skipIf(ASKED_BY_OTHERS)('wants a touch of a moment ago', async () => {
  desk.setNow(new Date('2027-07-01T14:03:00Z'));
  const answer = await forget('1');
  expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
    403,
    'Touch your passkey once more: this needs a fresh touch.',
  ]);
  expect(await namesLeft()).toEqual({ names: ['1', '2'] });
});

it.skipIf(ASKED_BY_OTHERS)('is for who may add people, and for the sheet', async () => {
  const colleague = await desk.joinAs('coordinator');
  const refused = await forget('1', [], colleague);
  expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
    403,
    'Only who may add people may forget somebody. Ask one of them.',
  ]);
  expect((await forget('1', [], '')).statusCode).toBe(401);
  expect(await namesLeft()).toEqual({ names: ['1', '2'] });
  const begun = await post('/api/sheet/begin', {}, '');
  const proof = await desk.open(begun.json<SheetOffer>().riddle, 'sheet');
  const bySheet = cookieOf(await post('/api/sheet', { proof }, ''));
  expect((await forget('1', [], bySheet)).statusCode).toBe(200);
});

it('says of a card that is gone that it is, and forgets what was named with it all the same', async () => {
  await forget('1');
  expect((await forget('1')).statusCode).toBe(404);
  expect((await forget('A7')).statusCode).toBe(404);
  expect((await forget('nobody')).statusCode).toBe(404);
  expect((await forget('1', ['2'])).statusCode).toBe(200);
  expect(await namesLeft()).toEqual({ names: [] });
});

it.skipIf(ASKED_BY_OTHERS)('takes no names that are none', async () => {
  expect((await forget('1', ['everybody'])).statusCode).toBe(422);
  expect((await post('/api/cards/1/forget', {})).statusCode).toBe(422);
  expect(await namesLeft()).toEqual({ names: ['1', '2'] });
});

it.skipIf(ASKED_BY_OTHERS)(
  'says how many photos their store did not have, and names their files to whoever looks after the server',
  async () => {
    const [first = ''] = await addPhotos(2);
    rmSync(first);
    const answer = await forget('1');
    expect(answer.json<ForgottenAnswer>()).toEqual({ arePhotosLeft: false, photosAbsent: 1 });
    expect(desk.log()).toContain(path.basename(first));
  },
);

it.skipIf(ASKED_BY_OTHERS)('says where photos could not be removed yet', async () => {
  const [first = ''] = await addPhotos(1);
  rmSync(first);
  // A folder in the place of the file: the store cannot remove it.
  mkdirSync(path.join(first, 'in-the-way'), { recursive: true });
  const answer = await forget('1');
  expect(answer.json<ForgottenAnswer>()).toEqual({ arePhotosLeft: true, photosAbsent: 0 });
  expect(await namesLeft()).toEqual({ names: ['2'] });
  expect(await count('request_photos')).toBe(1);
});

it.skipIf(ON_POSTGRES)(
  'is done also while something else reads the files, and leaves no trace in them once it does not',
  async () => {
    const sealed = await desk.database
      .selectFrom('requests')
      .select('sealed')
      .where('number', '=', 1)
      .executeTakeFirstOrThrow();
    const trace = Buffer.from(sealed.sealed).subarray(50, 90);
    const other = openExistingSqlite(desk.dataDir, true);
    const reader = await other.database.startTransaction().execute();
    await reader.selectFrom('requests').selectAll().execute();
    expect((await forget('1')).statusCode).toBe(200);
    expect((await desk.storedBytes()).includes(trace)).toBe(true);
    await reader.commit().execute();
    await other.close();
    await forget('2');
    expect((await desk.storedBytes()).includes(trace)).toBe(false);
  },
);
