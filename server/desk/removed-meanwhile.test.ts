import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createSampleDesk,
  DESK_ORIGIN,
  SAMPLE_KEY,
  type SampleDesk,
} from '../test-support/sample-desk.ts';
import { makeSoftPasskey } from '../test-support/soft-passkey.ts';

// Files of the server share what they import: this one has a server of its own, which nobody after it meets.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('./passkeys.ts');
  vi.resetModules();
});

/** What somebody else does in the moment between a signature that was right and what it opens or adds. */
let meanwhile: (() => Promise<unknown>) | undefined;
vi.mock('./passkeys.ts', async (original) => {
  const real = await original<typeof import('./passkeys.ts')>();
  return {
    ...real,
    verifyAssertion: async (...asked: Parameters<typeof real.verifyAssertion>) => {
      const count = await real.verifyAssertion(...asked);
      await meanwhile?.();
      return count;
    },
    verifyNewPasskey: async (...asked: Parameters<typeof real.verifyNewPasskey>) => {
      const passkey = await real.verifyNewPasskey(...asked);
      await meanwhile?.();
      return passkey;
    },
  };
});

let desk: SampleDesk;
let cookie: string;
beforeEach(async () => {
  meanwhile = undefined;
  desk = await createSampleDesk();
  ({ cookie } = await desk.begin());
});
afterEach(() => desk.close());

const tell = (url: string, payload: object) => desk.ask({ method: 'POST', url, payload }, cookie);
const challenge = async () =>
  (await tell('/api/people/begin', {})).json<{ challenge: string }>().challenge;
const sessions = () => desk.database.selectFrom('desk_sessions').select('person').execute();

it('a passkey that is removed while it signs in opens nothing', async () => {
  const phone = makeSoftPasskey(DESK_ORIGIN);
  const wanted = { person: 1, credential: phone.register(await challenge()), key: SAMPLE_KEY };
  expect((await tell('/api/passkeys', wanted)).statusCode).toBe(200);
  meanwhile = () => tell('/api/passkeys/remove', { id: phone.id });
  expect(await desk.signIn(phone)).toBe('');
  expect(await sessions()).toEqual([{ person: 1 }]);
});

it('somebody who is removed while they sign in opens nothing', async () => {
  const passkey = makeSoftPasskey(DESK_ORIGIN);
  const credential = passkey.register(await challenge());
  const person = { name: 'Bo', role: 'scheduler', addsPeople: false, credential, key: SAMPLE_KEY };
  expect((await tell('/api/people', person)).statusCode).toBe(200);
  meanwhile = () => tell('/api/people/remove', { person: 2 });
  expect(await desk.signIn(passkey)).toBe('');
  expect(await sessions()).toEqual([{ person: 1 }]);
});

it('a session that is ended while it adds a passkey adds none', async () => {
  const phone = makeSoftPasskey(DESK_ORIGIN);
  const credential = phone.register(await challenge());
  // As whoever is shut out loses what they have open.
  meanwhile = () => desk.database.deleteFrom('desk_sessions').execute();
  const wanted = { person: 1, credential, key: SAMPLE_KEY };
  expect((await tell('/api/passkeys', wanted)).statusCode).toBe(401);
  expect(await desk.database.selectFrom('desk_passkeys').select('person').execute()).toHaveLength(
    1,
  );
});
