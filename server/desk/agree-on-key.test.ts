import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RECIPIENT_FILE } from '../intake/sealing-key.ts';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';
import { agreeOnKey } from './agree-on-key.ts';
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
const agree = (configured?: string) =>
  agreeOnKey({
    database: desk.database,
    practiceKey: createPracticeKey({
      database: desk.database,
      dataDir: desk.dataDir,
      configured,
      recipientNow: () => configured ?? sealedTo(),
    }),
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
