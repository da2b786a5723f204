import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StartOffer } from '../../domain/desk/wire.ts';
import { IDENTITY_FILE, RECIPIENT_FILE } from '../intake/sealing-key.ts';
import {
  createSampleDesk,
  DESK_ORIGIN,
  SAMPLE_KEY,
  type SampleDesk,
  WRAPPED,
} from '../test-support/sample-desk.ts';
import { makeSoftPasskey } from '../test-support/soft-passkey.ts';
import { createPracticeKey } from './practice-key.ts';

let desk: SampleDesk;
let first: string;
const recipientFile = () => path.join(desk.dataDir, RECIPIENT_FILE);
const sealedTo = () => readFileSync(recipientFile(), 'utf8').trim();
const newRecipient = async () => identityToRecipient(await generateX25519Identity());

beforeEach(async () => {
  first = await newRecipient();
  desk = await createSampleDesk(10_000, (database, dataDir) => {
    writeFileSync(path.join(dataDir, RECIPIENT_FILE), `${first}\n`);
    const recipientNow = () => readFileSync(path.join(dataDir, RECIPIENT_FILE), 'utf8').trim();
    return createPracticeKey({ database, dataDir, configured: undefined, recipientNow });
  });
});
afterEach(() => desk.close());

const tell = (url: string, payload: object) => desk.ask({ method: 'POST', url, payload });

/** What somebody sends who begins with a key. */
async function startWith(ticket: string, recipient: string, name = 'Thaddea Marrowby') {
  const begun = await tell('/api/first-start/begin', { ticket });
  const credential = makeSoftPasskey(DESK_ORIGIN).register(begun.json<StartOffer>().challenge);
  const sheet = { sheet: WRAPPED, sheetRecipient: await newRecipient() };
  const key = { ...SAMPLE_KEY, opens: recipient };
  return { ticket, name, role: 'coordinator', credential, key, recipient, ...sheet };
}

it('seals to the key of the one who is first, whoever else begins at once', async () => {
  const ticket = await desk.ticket();
  const keys = await Promise.all([newRecipient(), newRecipient(), newRecipient()]);
  const starts = await Promise.all(keys.map((recipient) => startWith(ticket, recipient)));
  const answers = await Promise.all(starts.map((start) => tell('/api/first-start', start)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(sealedTo()).toBe(keys[statuses.indexOf(200)]);
});

it('seals to the key of before where the first person could not be stored', async () => {
  const start = await startWith(await desk.ticket(), await newRecipient());
  await desk.database.schema.dropTable('desk_passkeys').execute();
  expect((await tell('/api/first-start', start)).statusCode).toBe(500);
  expect(sealedTo()).toBe(first);
});

it('takes the link alone for nothing where requests are sealed already', async () => {
  await desk.addRequest('Ann Lee');
  const start = await startWith(await desk.ticket(), first);
  expect((await tell('/api/first-start', start)).statusCode).toBe(403);
});

it('forgets the link of an earlier start', async () => {
  const earlier = await desk.ticket();
  await desk.ticket();
  expect((await tell('/api/first-start/begin', { ticket: earlier })).statusCode).toBe(403);
});

const FILE_IS_OLD = /identity\.key[^\n]*opens nothing that comes from now on/;

it('says that a key file was in use, and in the log that it opens nothing from the first start on', async () => {
  const identity = await generateX25519Identity();
  writeFileSync(recipientFile(), `${await identityToRecipient(identity)}\n`);
  writeFileSync(path.join(desk.dataDir, IDENTITY_FILE), `${identity}\n`);
  const ticket = await desk.ticket();
  const begun = await tell('/api/first-start/begin', { ticket });
  expect(begun.json<StartOffer>().hasKeyFile).toBe(true);
  expect(desk.log()).not.toMatch(FILE_IS_OLD);
  const start = await startWith(ticket, await newRecipient());
  expect((await tell('/api/first-start', start)).statusCode).toBe(200);
  expect(desk.log()).toMatch(FILE_IS_OLD);
  expect(readFileSync(path.join(desk.dataDir, IDENTITY_FILE), 'utf8')).toContain(identity);
});

it('says nothing of a key file where there is none, or it is the key that is brought', async () => {
  const ticket = await desk.ticket();
  const begun = await tell('/api/first-start/begin', { ticket });
  expect(begun.json<StartOffer>().hasKeyFile).toBe(false);
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(recipientFile(), `${recipient}\n`);
  writeFileSync(path.join(desk.dataDir, IDENTITY_FILE), `${identity}\n`);
  expect((await tell('/api/first-start', await startWith(ticket, recipient))).statusCode).toBe(200);
  expect(desk.log()).not.toMatch(FILE_IS_OLD);
});
