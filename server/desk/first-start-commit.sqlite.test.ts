import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { StartOffer } from '../../domain/desk/wire.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { RECIPIENT_FILE } from '../intake/sealing-key.ts';
import {
  createSampleDesk,
  DESK_ORIGIN,
  SAMPLE_KEY,
  WRAPPED,
  type SampleDesk,
} from '../test-support/sample-desk.ts';
import { makeSoftPasskey } from '../test-support/soft-passkey.ts';
import { agreeOnKey } from './agree-on-key.ts';
import { createPracticeKey } from './practice-key.ts';

const newRecipient = async () => identityToRecipient(await generateX25519Identity());

it('keeps the first person where the file cannot be written, and writes it at the next start', async () => {
  const first = await newRecipient();
  const desk = await createSampleDesk(10_000, (database, dataDir) => {
    writeFileSync(path.join(dataDir, RECIPIENT_FILE), `${first}\n`);
    return {
      ...keyIn(database, dataDir),
      change: async () => {
        throw new Error('ENOSPC');
      },
    };
  });
  const recipient = await newRecipient();
  expect(await begin(desk, recipient)).toBe(200);
  const sealedTo = () => readFileSync(path.join(desk.dataDir, RECIPIENT_FILE), 'utf8').trim();
  expect(sealedTo()).toBe(first);
  await agreeOnKey({
    database: desk.database,
    practiceKey: keyIn(desk.database, desk.dataDir),
    place: RECIPIENT_FILE,
  });
  expect(sealedTo()).toBe(recipient);
  await desk.close();
});

/** The key as the server keeps it. */
function keyIn(database: RequestDatabase, dataDir: string) {
  const file = path.join(dataDir, RECIPIENT_FILE);
  const recipientNow = () => readFileSync(file, 'utf8').trim();
  return createPracticeKey({ database, dataDir, configured: undefined, recipientNow });
}

/** Begins with a key of one's own. */
async function begin(desk: SampleDesk, recipient: string): Promise<number> {
  const tell = (url: string, payload: object) => desk.ask({ method: 'POST', url, payload });
  const ticket = await desk.ticket();
  const { challenge } = (await tell('/api/first-start/begin', { ticket })).json<StartOffer>();
  const answer = await tell('/api/first-start', {
    ticket,
    name: 'Thaddea Marrowby',
    role: 'coordinator',
    credential: makeSoftPasskey(DESK_ORIGIN).register(challenge),
    key: { ...SAMPLE_KEY, opens: recipient },
    recipient,
    sheet: WRAPPED,
    sheetRecipient: await newRecipient(),
  });
  return answer.statusCode;
}

it('seals to no key whose first start the database did not keep, not for a moment', async () => {
  const first = await newRecipient();
  const written: string[] = [];
  const desk = await createSampleDesk(10_000, (database, dataDir) => {
    writeFileSync(path.join(dataDir, RECIPIENT_FILE), `${first}\n`);
    const key = keyIn(database, dataDir);
    return {
      ...key,
      change: async (recipient) => {
        written.push(recipient);
        return key.change(recipient);
      },
    };
  });
  // A constraint that is looked at as the transaction ends: everything is written, and it is the commit that fails.
  await sql`CREATE TABLE kept_by_nobody (
    person INTEGER REFERENCES desk_people (number) DEFERRABLE INITIALLY DEFERRED
  )`.execute(desk.database);
  await sql`CREATE TRIGGER fails_at_the_commit AFTER INSERT ON desk_passkeys
    BEGIN INSERT INTO kept_by_nobody VALUES (-1); END`.execute(desk.database);
  expect(await begin(desk, await newRecipient())).toBe(500);
  expect(written).toEqual([]);
  expect(readFileSync(path.join(desk.dataDir, RECIPIENT_FILE), 'utf8').trim()).toBe(first);
  const people = await desk.database.selectFrom('desk_people').selectAll().execute();
  expect(people).toEqual([]);
  await desk.close();
});
