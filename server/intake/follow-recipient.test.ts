import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeWhole } from '../files/write-file.ts';
import { followRecipient } from './follow-recipient.ts';

let folder: string;
let file: string;
let first: string;
let second: string;
let reports: number;
let recipientNow: () => string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'recipient-'));
  file = path.join(folder, 'recipient.txt');
  first = await identityToRecipient(await generateX25519Identity());
  second = await identityToRecipient(await generateX25519Identity());
  writeFileSync(file, `${first}\n`);
  reports = 0;
  recipientNow = followRecipient({ file, recipient: first, reportUnusable: () => (reports += 1) });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is the new key as soon as the file has it', async () => {
  expect(recipientNow()).toBe(first);
  await writeWhole(file, `${second}\n`, 0o644);
  expect(recipientNow()).toBe(second);
  expect(reports).toBe(0);
});

it('sees a change that was made between the start and the first request', async () => {
  await writeWhole(file, `${second}\n`, 0o644);
  expect(recipientNow()).toBe(second);
});

it('stays with the last good key while the file is gone or spoilt, and says so once for each', () => {
  recipientNow();
  rmSync(file);
  expect([recipientNow(), recipientNow()]).toEqual([first, first]);
  expect(reports).toBe(1);
  writeFileSync(file, 'age1nonsense\n');
  expect([recipientNow(), recipientNow()]).toEqual([first, first]);
  expect(reports).toBe(2);
  writeFileSync(file, `${second}\n`);
  expect(recipientNow()).toBe(second);
});

it('reads again what could not be used, though the file looks the same', () => {
  const writtenAt = new Date('2027-07-01T14:00:00.000Z');
  const write = (key: string): void => {
    writeFileSync(file, `${key}\n`);
    utimesSync(file, writtenAt, writtenAt);
  };
  recipientNow();
  write('x'.repeat(second.length));
  expect([recipientNow(), recipientNow()]).toEqual([first, first]);
  write(second);
  expect(recipientNow()).toBe(second);
  expect(reports).toBe(1);
});

it('is what was configured, whatever stands in the folder', () => {
  const configured = followRecipient({
    file: undefined,
    recipient: second,
    reportUnusable: () => undefined,
  });
  expect(configured()).toBe(second);
});
