import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IDENTITY_FILE, RECIPIENT_FILE } from '../intake/sealing-key.ts';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';
import { agreeOnKey, findOldFile } from './agree-on-key.ts';
import { createPracticeKey } from './practice-key.ts';
import { addSheet } from './sheet-store.ts';

let desk: SampleDesk;
let onDisk: string;
let ofDesk: string;
const newRecipient = async () => identityToRecipient(await generateX25519Identity());
const file = () => path.join(desk.dataDir, RECIPIENT_FILE);
const sealedTo = () => readFileSync(file(), 'utf8').trim();

beforeEach(async () => {
  desk = await createSampleDesk();
  [onDisk, ofDesk] = [await newRecipient(), await newRecipient()];
  writeFileSync(file(), `${onDisk}\n`);
});
afterEach(() => desk.close());

const addSheetOf = (recipient: string) =>
  addSheet(
    desk.database,
    { sheet: Buffer.from('sealed'), sheetRecipient: 'age1sheet', recipient },
    '2027-07-01T14:00:00.000Z',
  );
const practiceKey = (configured?: string) =>
  createPracticeKey({
    database: desk.database,
    dataDir: desk.dataDir,
    configured,
    recipientNow: () => configured ?? sealedTo(),
  });
const agree = (configured?: string) =>
  agreeOnKey({
    database: desk.database,
    practiceKey: practiceKey(configured),
    place: configured === undefined ? file() : 'SEALING_RECIPIENT',
  });

it('says nothing without a desk, and where both are the same', async () => {
  expect(await agree()).toBeUndefined();
  await addSheetOf(onDisk);
  expect(await agree()).toBeUndefined();
  expect(sealedTo()).toBe(onDisk);
});

it('ends a first start that was cut off before the file was written', async () => {
  await addSheetOf(ofDesk);
  const said = await agree();
  expect(sealedTo()).toBe(ofDesk);
  expect(said).toContain(onDisk.slice(-4));
  expect(said).toContain(ofDesk.slice(-4));
  expect(said).not.toContain('WARNING');
  expect(await agree()).toBeUndefined();
});

it('leaves the key alone where something is sealed to it, and says the step to take', async () => {
  await addSheetOf(ofDesk);
  await desk.addRequest('Ann Lee');
  const said = await agree();
  expect(sealedTo()).toBe(onDisk);
  expect(said).toContain('WARNING');
  expect(said).toContain(file());
  expect(said).toContain(ofDesk);
});

it('names the setting where that is what names the key', async () => {
  await addSheetOf(ofDesk);
  const said = await agree(onDisk);
  expect(sealedTo()).toBe(onDisk);
  expect(said).toContain('SEALING_RECIPIENT');
});

const lookForOldFile = () =>
  findOldFile({ database: desk.database, practiceKey: practiceKey(), dataDir: desk.dataDir });
const writeKeyFile = (identity: string) =>
  writeFileSync(path.join(desk.dataDir, IDENTITY_FILE), `${identity}\n`);

it('says of a key file that lies beside the database that the desk has another key, and what it opens', async () => {
  writeKeyFile(await generateX25519Identity());
  // Nobody works at a desk, then another key is sealed to than the desk's: the file may be the one that counts.
  expect(await lookForOldFile()).toBeUndefined();
  await addSheetOf(ofDesk);
  expect(await lookForOldFile()).toBeUndefined();
  writeFileSync(file(), `${ofDesk}\n`);
  const said = await lookForOldFile();
  expect(said).toContain(path.join(desk.dataDir, IDENTITY_FILE));
  expect(said).toContain('opens nothing that has come since July 1, 2027');
  expect(said).toContain('it opens nothing at all');
  desk.setNow(new Date('2027-06-30T14:00:00Z'));
  await desk.addRequest('Of before');
  expect(await lookForOldFile()).toContain('Keep it for what came before');
});

it('says nothing of a key file that is the desk’s own, nor where there is none', async () => {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  writeFileSync(file(), `${recipient}\n`);
  await addSheetOf(recipient);
  expect(await lookForOldFile()).toBeUndefined();
  writeKeyFile(identity);
  expect(await lookForOldFile()).toBeUndefined();
  writeKeyFile('no key');
  expect(await lookForOldFile()).toBeUndefined();
});
