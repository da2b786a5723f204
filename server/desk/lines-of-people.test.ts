import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { KeyChangeOffer, SheetOffer } from '../../domain/desk/wire.ts';
import { TOGETHER, tryTwice } from '../test-support/act-and-line.ts';
import {
  createSampleDesk,
  DESK_ORIGIN,
  SAMPLE_KEY,
  WRAPPED,
  type SampleDesk,
} from '../test-support/sample-desk.ts';
import { ASKED_BY_OTHERS } from '../test-support/test-database.ts';
import { makeSoftPasskey, type SoftPasskey } from '../test-support/soft-passkey.ts';
import type { DeskAct } from './desk-words.ts';

const HANDED = Buffer.from('age-encryption.org/v1\n-> X25519 of the passkey').toString('base64');

let desk: SampleDesk;
let cookie: string;
let passkey: SoftPasskey;
beforeEach(async () => {
  desk = await createSampleDesk();
  ({ cookie, passkey } = await desk.begin());
  // Number 2, without a passkey.
  await desk.joinAs('scheduler');
});
afterEach(() => desk.close());

const post = (url: string, payload: object = {}, by = cookie) =>
  desk.ask({ method: 'POST', url, payload }, by);
async function newPasskey(own = makeSoftPasskey(DESK_ORIGIN)) {
  const { challenge } = (await post('/api/people/begin')).json<{ challenge: string }>();
  return { credential: own.register(challenge), key: SAMPLE_KEY };
}
const newRecipient = async () => identityToRecipient(await generateX25519Identity());

async function addPasskey(person: number, own?: SoftPasskey) {
  return post('/api/passkeys', { person, ...(await newPasskey(own)) });
}

async function signIn() {
  const { challenge } = (await post('/api/sign-in/begin')).json<{ challenge: string }>();
  return post('/api/sign-in', passkey.sign(challenge), '');
}

async function openBySheet() {
  const { riddle } = (await post('/api/sheet/begin')).json<SheetOffer>();
  return post('/api/sheet', { proof: await desk.open(riddle, 'sheet') }, '');
}

async function changeKey() {
  const { riddle } = (await post('/api/key/begin')).json<KeyChangeOffer>();
  return post('/api/key', {
    recipient: await newRecipient(),
    sheet: WRAPPED,
    sheetRecipient: await newRecipient(),
    handed: [{ id: passkey.id, sealed: HANDED }],
    proof: await desk.open(riddle),
  });
}

/** Each does what must be there before, and gives what asks for the act. */
const ACTS: readonly [DeskAct, () => Promise<() => Promise<LightMyRequestResponse>>][] = [
  ['signed in', async () => signIn],
  ['opened by the sheet', async () => openBySheet],
  ['locked', async () => () => post('/api/session/end')],
  [
    'added a person',
    async () => async () =>
      post('/api/people', {
        name: 'Bo',
        role: 'dentist',
        addsPeople: false,
        ...(await newPasskey()),
      }),
  ],
  ['removed a person', async () => () => post('/api/people/remove', { person: 2 })],
  [
    'let a person add people',
    async () => () =>
      post('/api/people/change', { person: 2, role: 'scheduler', addsPeople: true }),
  ],
  [
    'changed a role',
    async () => () => post('/api/people/change', { person: 2, role: 'dentist', addsPeople: false }),
  ],
  ['added a passkey', async () => async () => addPasskey(1)],
  ['gave a person a passkey', async () => async () => addPasskey(2)],
  [
    'removed a passkey',
    async () => {
      const phone = makeSoftPasskey(DESK_ORIGIN);
      expect((await addPasskey(1, phone)).statusCode).toBe(200);
      return () => post('/api/passkeys/remove', { id: phone.id });
    },
  ],
  ['changed the key', async () => changeKey],
  ['made a calendar address', async () => () => post('/api/feeds')],
  [
    'ended a calendar address',
    async () => {
      await post('/api/feeds');
      return () => post('/api/feeds/end', { person: 1 });
    },
  ],
];

it.skipIf(ASKED_BY_OTHERS).each(ACTS)(
  '"%s" is done with its line, or not at all',
  async (act, prepare) => {
    expect(await tryTwice(desk, act, await prepare())).toEqual(TOGETHER);
  },
);

it('the first start is done with its line, or not at all', async () => {
  const fresh = await createSampleDesk();
  expect(await tryTwice(fresh, 'first start', () => fresh.start())).toEqual(TOGETHER);
  await fresh.close();
});

it('a desk that could not be locked on the server has lost its cookie all the same', async () => {
  await desk.database.schema.dropTable('desk_log').execute();
  const answer = await post('/api/session/end');
  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
});
