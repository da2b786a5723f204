import { afterEach, beforeEach, expect, it } from 'vitest';
import type {
  CardsAnswer,
  NewsAnswer,
  PasskeysAnswer,
  Role,
  SessionAnswer,
  SheetOffer,
  SignInOffer,
} from '../../domain/desk/wire.ts';
import {
  cookieOf,
  createSampleDesk,
  DESK_ORIGIN,
  SAMPLE_KEY,
  type SampleDesk,
} from '../test-support/sample-desk.ts';
import { makeSoftPasskey } from '../test-support/soft-passkey.ts';
import { ASKED_BY_OTHERS } from '../test-support/test-database.ts';

/** The sample desk's time, and half a minute: what was under way before a touch is answered until then. */
const ONCE_RUN_OUT = new Date('2027-07-01T14:00:30Z');

let desk: SampleDesk;
let cookie: string;
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
});
afterEach(() => desk.close());

const tell = (url: string, payload: object, by = cookie) =>
  desk.ask({ method: 'POST', url, payload }, by);

async function challengeFor(by = cookie): Promise<string> {
  return (await tell('/api/people/begin', {}, by)).json<{ challenge: string }>().challenge;
}

async function proofOfSheet(): Promise<string> {
  const begun = await tell('/api/sheet/begin', {}, '');
  return desk.open(begun.json<SheetOffer>().riddle, 'sheet');
}

/** Adds somebody who may, or may not, add others. */
async function add(name: string, addsPeople: boolean, by = cookie) {
  const passkey = makeSoftPasskey(DESK_ORIGIN);
  const credential = passkey.register(await challengeFor(by));
  const person = { name, role: 'scheduler', addsPeople, credential, key: SAMPLE_KEY };
  return { passkey, answer: await tell('/api/people', person, by) };
}

it('are added beside somebody who may, and sign in with their own passkey', async () => {
  const { passkey, answer } = await add('Bramwell Castle', false);
  expect(answer.json<SessionAnswer>().people.map(({ name }) => name)).toEqual([
    'Thaddea Marrowby',
    'Bramwell Castle',
  ]);
  const own = await desk.signIn(passkey);
  expect((await desk.ask({ method: 'GET', url: '/api/cards' }, own)).statusCode).toBe(200);
  expect((await add('Another', false, own)).answer.statusCode).toBe(403);
});

it('touch their own passkey once more, and leave no session behind', async () => {
  const { passkey } = await add('Bramwell Castle', false);
  const own = await desk.signIn(passkey);
  const offer = (await tell('/api/session/keys', {}, own)).json<SignInOffer>();
  expect(offer.keys.map(({ id }) => id)).toEqual([passkey.id]);
  const anew = await tell('/api/sign-in', passkey.sign(offer.challenge), own);
  expect(anew.statusCode).toBe(200);
  const list = { method: 'GET', url: '/api/cards' } as const;
  desk.setNow(ONCE_RUN_OUT);
  expect((await desk.ask(list, own)).statusCode).toBe(401);
  expect((await desk.ask(list, cookieOf(anew))).statusCode).toBe(200);
});

it.skipIf(ASKED_BY_OTHERS)('are changed with a fresh touch alone', async () => {
  desk.setNow(new Date('2027-07-01T14:03:00Z'));
  expect((await add('Bramwell Castle', true)).answer.statusCode).toBe(403);
});

it('are removed at once, and two who may add others stay', async () => {
  const { passkey } = await add('Bramwell Castle', true);
  const own = await desk.signIn(passkey);
  expect((await tell('/api/people/remove', { person: 2 })).statusCode).toBe(409);
  await add('Ottilie Rook', true);
  expect((await tell('/api/people/remove', { person: 2 })).statusCode).toBe(200);
  expect((await desk.ask({ method: 'GET', url: '/api/cards' }, own)).statusCode).toBe(401);
  expect(await desk.signIn(passkey)).toBe('');
});

it.skipIf(ASKED_BY_OTHERS)('add a further passkey for themselves alone', async () => {
  const { passkey } = await add('Bramwell Castle', false);
  const own = await desk.signIn(passkey);
  const further = makeSoftPasskey(DESK_ORIGIN);
  const credential = further.register(await challengeFor(own));
  const forOther = { person: 1, credential, key: SAMPLE_KEY };
  expect((await tell('/api/passkeys', forOther, own)).statusCode).toBe(403);
  const forSelf = { person: 2, credential, key: SAMPLE_KEY };
  expect((await tell('/api/passkeys', forSelf, own)).statusCode).toBe(200);
  expect(await desk.signIn(further)).toContain('__Host-desk=');
});

it.skipIf(ASKED_BY_OTHERS)(
  'add a passkey with a fresh touch alone, and after the sheet for ten minutes',
  async () => {
    const bySheet = cookieOf(await tell('/api/sheet', { proof: await proofOfSheet() }, ''));
    const addAt = async (time: string, by: string) => {
      const credential = makeSoftPasskey(DESK_ORIGIN).register(await challengeFor(by));
      desk.setNow(new Date(`2027-07-01T${time}Z`));
      return (await tell('/api/passkeys', { person: 1, credential, key: SAMPLE_KEY }, by))
        .statusCode;
    };
    expect(await addAt('14:03:00', cookie)).toBe(403);
    expect(await addAt('14:09:00', bySheet)).toBe(200);
  },
);

it.skipIf(ASKED_BY_OTHERS)(
  'are warned of a card that the sheet has open, until who came by it becomes a person',
  async () => {
    await desk.addRequest('Ann Lee');
    await add('Bramwell Castle', false);
    const colleague = await desk.join(2);
    const bySheet = cookieOf(await tell('/api/sheet', { proof: await proofOfSheet() }, ''));
    await tell('/api/cards/1/opened', {}, bySheet);
    const addOne = async (by: string) => {
      const credential = makeSoftPasskey(DESK_ORIGIN).register(await challengeFor(by));
      return (await tell('/api/passkeys', { person: 1, credential, key: SAMPLE_KEY }, by))
        .statusCode;
    };
    const openElsewhere = async () => {
      const url = `/api/news?entry=0&since=${new Date(0).toISOString()}`;
      const news = (await desk.ask({ method: 'GET', url }, colleague)).json<NewsAnswer>();
      return news.openElsewhere.map(({ person, card }) => `${person} ${card}`);
    };
    expect(await openElsewhere()).toEqual(['null 1']);
    // A second passkey of somebody who is in already says nothing of the sheet.
    expect(await addOne(cookie)).toBe(200);
    expect(await openElsewhere()).toEqual(['null 1']);
    expect(await addOne(bySheet)).toBe(200);
    expect(await openElsewhere()).toEqual([]);
  },
);

it.skipIf(ASKED_BY_OTHERS)('have five passkeys at most', async () => {
  for (let more = 2; more <= 6; more += 1) {
    const credential = makeSoftPasskey(DESK_ORIGIN).register(await challengeFor());
    const { statusCode } = await tell('/api/passkeys', { person: 1, credential, key: SAMPLE_KEY });
    expect(statusCode).toBe(more <= 5 ? 200 : 409);
  }
});

it('open it by the sheet with what its words open, once', async () => {
  await desk.addRequest('Ann Lee');
  const proof = await proofOfSheet();
  const answer = await tell('/api/sheet', { proof }, '');
  expect(answer.json<SessionAnswer>().person).toBeNull();
  const list = await desk.ask({ method: 'GET', url: '/api/cards' }, cookieOf(answer));
  expect(list.json<CardsAnswer>().cards).toHaveLength(1);
  expect((await tell('/api/sheet', { proof }, '')).statusCode).toBe(403);
});

it.skipIf(ASKED_BY_OTHERS)('leave no session behind where they open it by the sheet', async () => {
  const list = { method: 'GET', url: '/api/cards' } as const;
  const answer = await tell('/api/sheet', { proof: await proofOfSheet() });
  desk.setNow(ONCE_RUN_OUT);
  expect((await desk.ask(list, cookie)).statusCode).toBe(401);
  expect((await desk.ask(list, cookieOf(answer))).statusCode).toBe(200);
});

it.skipIf(ASKED_BY_OTHERS)(
  'open nothing by the sheet with the practice’s key alone, which all of them hold',
  async () => {
    const begun = await tell('/api/sheet/begin', {}, '');
    await expect(desk.open(begun.json<SheetOffer>().riddle)).rejects.toThrow();
  },
);

it('are not outlived by what the sheet has opened', async () => {
  await add('Bramwell Castle', true);
  await add('Ottilie Rook', true);
  const bySheet = cookieOf(await tell('/api/sheet', { proof: await proofOfSheet() }, ''));
  expect((await tell('/api/people/remove', { person: 2 })).statusCode).toBe(200);
  expect((await desk.ask({ method: 'GET', url: '/api/cards' }, bySheet)).statusCode).toBe(401);
});

it.skipIf(ASKED_BY_OTHERS)('have no passkey under a name that it did not sign', async () => {
  const credential = makeSoftPasskey(DESK_ORIGIN).register(await challengeFor());
  const own = { person: 1, credential: { ...credential, id: 'A' }, key: SAMPLE_KEY };
  expect((await tell('/api/passkeys', own)).statusCode).toBe(403);
});

it.skipIf(ASKED_BY_OTHERS)('take no key that is wrapped to anything but the passkey', async () => {
  const credential = makeSoftPasskey(DESK_ORIGIN).register(await challengeFor());
  const wrapped = Buffer.from('age-encryption.org/v1\n-> X25519 abc\nsealed\n').toString('base64');
  const person = {
    name: 'Bramwell',
    role: 'scheduler',
    addsPeople: false,
    credential,
    key: { ...SAMPLE_KEY, wrapped },
  };
  expect((await tell('/api/people', person)).statusCode).toBe(422);
});

const passkeysOf = async (by = cookie) =>
  (await desk.ask({ method: 'GET', url: '/api/passkeys' }, by)).json<PasskeysAnswer>().passkeys;
const removePasskey = (id: string, by = cookie) => tell('/api/passkeys/remove', { id }, by);

it('have further passkeys, and lose one without losing the desk', async () => {
  const { passkey } = await add('Bramwell Castle', false);
  const own = await desk.signIn(passkey);
  const phone = makeSoftPasskey(DESK_ORIGIN);
  const credential = phone.register(await challengeFor(own));
  const wanted = { person: 2, credential, key: SAMPLE_KEY };
  expect((await tell('/api/passkeys', wanted, own)).statusCode).toBe(200);
  const byPhone = await desk.signIn(phone);
  expect((await passkeysOf(own)).filter(({ person }) => person === 2)).toHaveLength(2);

  expect((await removePasskey(phone.id, own)).statusCode).toBe(200);
  const list = { method: 'GET', url: '/api/cards' } as const;
  expect((await desk.ask(list, byPhone)).statusCode).toBe(401);
  expect((await desk.ask(list, own)).statusCode).toBe(200);
  const offer = (await tell('/api/sign-in/begin', {}, '')).json<SignInOffer>();
  expect(offer.keys.map(({ id }) => id)).not.toContain(phone.id);
  // Twice is once.
  expect((await removePasskey(phone.id, own)).statusCode).toBe(200);
});

const change = (person: number, role: Role, addsPeople: boolean, by = cookie) =>
  tell('/api/people/change', { person, role, addsPeople }, by);
const listFor = async (by: string) =>
  (await desk.ask({ method: 'GET', url: '/api/cards' }, by)).statusCode;
const acts = async () =>
  (await desk.database.selectFrom('desk_log').select('act').orderBy('at').execute()).map(
    ({ act }) => act,
  );

it('are given the mark of who may add people, and lose it, where two stay who have it', async () => {
  await add('Bramwell Castle', true);
  await add('Ottilie Rook', false);
  const bramwell = await desk.join(2);
  const ottilie = await desk.join(3);
  const bySheet = cookieOf(await tell('/api/sheet', { proof: await proofOfSheet() }, ''));
  expect((await change(3, 'scheduler', true, ottilie)).statusCode).toBe(403);
  // Somebody who is dismissed is shut out without anybody being enrolled.
  expect((await tell('/api/people/remove', { person: 2 })).statusCode).toBe(409);
  expect((await change(2, 'scheduler', false)).statusCode).toBe(409);
  const given = await change(3, 'scheduler', true);
  expect(given.json<SessionAnswer>().people.map(({ addsPeople }) => addsPeople)).toEqual([
    true,
    true,
    true,
  ]);
  // Their open desk would not know it.
  expect(await listFor(ottilie)).toBe(401);
  expect(await listFor(bramwell)).toBe(200);
  expect((await change(2, 'scheduler', false)).statusCode).toBe(200);
  expect(await listFor(bramwell)).toBe(401);
  expect(await listFor(bySheet)).toBe(401);
  expect(await listFor(cookie)).toBe(200);
  expect((await tell('/api/people/remove', { person: 2 })).statusCode).toBe(200);
  expect(await acts()).toEqual(
    expect.arrayContaining(['let a person add people', 'let a person add people no more']),
  );
  expect((await change(2, 'scheduler', true)).statusCode).toBe(404);
});

it('have another role from then on, their own too', async () => {
  await add('Bramwell Castle', false);
  const bramwell = await desk.join(2);
  expect((await change(2, 'dentist', false)).statusCode).toBe(200);
  expect(await listFor(bramwell)).toBe(401);
  const own = await change(1, 'scheduler', true);
  expect(own.json<SessionAnswer>().people.map(({ role }) => role)).toEqual([
    'scheduler',
    'dentist',
  ]);
  expect(await listFor(cookie)).toBe(200);
  expect((await acts()).filter((act) => act === 'changed a role')).toHaveLength(2);
  // What is so already is no act.
  await change(2, 'dentist', false);
  expect((await acts()).filter((act) => act === 'changed a role')).toHaveLength(2);
});

it.skipIf(ASKED_BY_OTHERS)('are changed with a fresh touch alone, whatever of them', async () => {
  await add('Bramwell Castle', false);
  desk.setNow(new Date('2027-07-01T14:03:00Z'));
  expect((await change(2, 'dentist', false)).statusCode).toBe(403);
});

it('are shut out with their only passkey, stay, and are given another', async () => {
  const { passkey } = await add('Bramwell Castle', false);
  await add('Ottilie Rook', false);
  const own = await desk.signIn(passkey);
  const ottilie = await desk.join(3);
  const shutOut = (id: string, by = cookie) =>
    tell('/api/passkeys/remove', { id, shutsOut: true }, by);
  expect((await removePasskey(passkey.id)).statusCode).toBe(409);
  expect((await shutOut(passkey.id, own)).statusCode).toBe(409);
  expect((await shutOut(passkey.id, ottilie)).statusCode).toBe(403);
  expect((await shutOut(passkey.id)).statusCode).toBe(200);
  expect(await listFor(own)).toBe(401);
  expect(await desk.signIn(passkey)).toBe('');

  const anew = makeSoftPasskey(DESK_ORIGIN);
  const give = async (person: number, by = cookie) =>
    tell(
      '/api/passkeys',
      {
        person,
        credential: anew.register(await challengeFor(by)),
        key: SAMPLE_KEY,
      },
      by,
    );
  // Whoever has one could be signed for; and so could anybody by whoever may add nobody.
  expect((await give(3)).statusCode).toBe(403);
  expect((await give(2, ottilie)).statusCode).toBe(403);
  const given = await give(2);
  expect([given.statusCode, given.json<SessionAnswer>().person]).toEqual([200, 1]);
  expect(await desk.signIn(anew)).toContain('__Host-desk=');
  expect(await acts()).toEqual(
    expect.arrayContaining(['removed somebody’s last passkey', 'gave a person a passkey']),
  );
  const log = await desk.database.selectFrom('desk_log').select(['person', 'act']).execute();
  expect(log).toContainEqual({ person: 1, act: 'gave a person a passkey' });
});

it('are never left without two who may add people and can open', async () => {
  const bramwell = await add('Bramwell Castle', true);
  const ottilie = await add('Ottilie Rook', true);
  await add('Winifred Peel', false);
  const shutOut = (id: string, by = cookie) =>
    tell('/api/passkeys/remove', { id, shutsOut: true }, by);
  expect((await shutOut(bramwell.passkey.id)).statusCode).toBe(200);
  // Of three who have the mark two can open: neither of these loses it, and neither goes.
  expect((await change(1, 'coordinator', false)).statusCode).toBe(409);
  expect((await tell('/api/people/remove', { person: 3 })).statusCode).toBe(409);
  // The third could let nobody in.
  expect((await change(2, 'scheduler', false)).statusCode).toBe(200);
  expect((await change(4, 'scheduler', true)).statusCode).toBe(200);
  expect((await change(1, 'coordinator', false)).statusCode).toBe(200);
  // Who has given it away gives it to nobody, nor takes it back.
  expect((await change(1, 'coordinator', true)).statusCode).toBe(403);
  expect((await shutOut(ottilie.passkey.id)).statusCode).toBe(403);
});

it('shut each other out at once, and one of them stays', async () => {
  const bramwell = await add('Bramwell Castle', true);
  const own = await desk.signIn(bramwell.passkey);
  const first = (await passkeysOf()).find(({ person }) => person === 1);
  const both = await Promise.all([
    tell('/api/passkeys/remove', { id: bramwell.passkey.id, shutsOut: true }),
    tell('/api/passkeys/remove', { id: first?.id, shutsOut: true }, own),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  expect(await passkeysOf(both[0]?.statusCode === 200 ? cookie : own)).toHaveLength(1);
});

it('give each other’s mark away at once, and two keep it', async () => {
  await add('Bramwell Castle', true);
  await add('Ottilie Rook', true);
  const [bramwell, ottilie] = [await desk.join(2), await desk.join(3)];
  const each = await Promise.all([
    change(2, 'scheduler', false),
    change(3, 'scheduler', false, bramwell),
    change(1, 'coordinator', false, ottilie),
  ]);
  expect(each.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const rows = await desk.database.selectFrom('desk_people').select('adds_people').execute();
  expect(rows.filter((row) => row.adds_people === 1)).toHaveLength(2);
});

it.skipIf(ASKED_BY_OTHERS)(
  'keep their only passkey as long as nobody says that it shuts them out, and nobody takes another’s who may not add people',
  async () => {
    const { passkey } = await add('Bramwell Castle', false);
    const own = await desk.signIn(passkey);
    expect((await removePasskey(passkey.id, own)).statusCode).toBe(409);
    const [first] = await passkeysOf();
    expect((await removePasskey(first?.id ?? '', own)).statusCode).toBe(403);
    expect((await removePasskey(passkey.id)).statusCode).toBe(409);
    expect(await passkeysOf()).toHaveLength(2);
  },
);

it.skipIf(ASKED_BY_OTHERS)(
  'show and remove passkeys by an open desk alone, with a fresh touch',
  async () => {
    const { passkey } = await add('Bramwell Castle', false);
    expect((await desk.ask({ method: 'GET', url: '/api/passkeys' })).statusCode).toBe(401);
    const own = await desk.signIn(passkey);
    desk.setNow(new Date('2027-07-01T14:05:00Z'));
    expect((await removePasskey(passkey.id, own)).statusCode).toBe(403);
  },
);

it('have a passkey that is known already a second time under nobody’s name', async () => {
  const { passkey } = await add('Bramwell Castle', false);
  const again = async () => passkey.register(await challengeFor());
  const own = { person: 1, credential: await again(), key: SAMPLE_KEY };
  const further = await tell('/api/passkeys', own);
  expect([further.statusCode, further.json<{ detail: string }>().detail]).toEqual([
    409,
    'This passkey opens the desk already. Use it as it is, or make another.',
  ]);
  const other = { name: 'Ottilie Rook', role: 'scheduler', addsPeople: true, key: SAMPLE_KEY };
  const added = await tell('/api/people', { ...other, credential: await again() });
  expect(added.statusCode).toBe(409);
  expect(await passkeysOf()).toHaveLength(2);
  expect(await desk.database.selectFrom('desk_people').select('name').execute()).toHaveLength(2);
});
