import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { createSealer } from './seal.ts';
import { findSealingKey } from './sealing-key.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const find = (change: { configured?: string; hasRequests?: boolean } = {}) =>
  findSealingKey({
    configured: change.configured,
    dataDir,
    hasRequests: change.hasRequests ?? false,
  });
const inData = (file: string): string => path.join(dataDir, file);

it('makes a pair on a first start, whose private key only its owner may read', async () => {
  const { recipient, newIdentityFile } = await find();
  expect(newIdentityFile).toBe(inData('identity.key'));
  expect(statSync(inData('identity.key')).mode & 0o777).toBe(0o600);
  const sealed = await createSealer(recipient)(
    { kind: 'discovery-call', name: 'Ann', email: 'a@example.com', message: 'Hi.', consent: true },
    { id: '1', receivedAt: '2026-01-01T00:00:00.000Z' },
  );
  const decrypter = new Decrypter();
  decrypter.addIdentity(readFileSync(inData('identity.key'), 'utf8').trim());
  expect(await decrypter.decrypt(sealed, 'text')).toContain('"name":"Ann"');
});

it('uses the same key from then on, without the private key beside it', async () => {
  const first = await find();
  rmSync(inData('identity.key'));
  expect(await find({ hasRequests: true })).toEqual({ recipient: first.recipient });
});

it('finishes a pair whose making was cut short', async () => {
  const first = await find();
  rmSync(inData('recipient.txt'));
  expect(await find()).toEqual({ recipient: first.recipient });
});

it('gives two servers that start at once one key', async () => {
  const found = await Promise.all([find(), find(), find()]);
  expect(new Set(found.map((key) => key.recipient)).size).toBe(1);
});

it('prefers the configured key', async () => {
  const configured = await identityToRecipient(await generateX25519Identity());
  expect(await find({ configured })).toEqual({ recipient: configured });
});

it.each([
  ['the recipient is gone while there are requests', undefined, true, /recipient\.txt is missing/],
  ['the recipient file is empty', '', false, /no valid age public key/],
  [
    'the recipient has a wrong letter',
    'age1xpfd3n02l3elu4pd0ue07n0slt5audhcpmrdz7r4lwjtj02m2v2su9jctq',
    true,
    /no valid age public key/,
  ],
])('refuses to start when %s', async (_case, content, hasRequests, message) => {
  if (content !== undefined) writeFileSync(inData('recipient.txt'), content);
  const failure = await find({ hasRequests }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartupError);
  expect(String(failure)).toMatch(message);
});

it('refuses a configured key that is none', async () => {
  await expect(find({ configured: 'age1nonsense' })).rejects.toThrow(
    /SEALING_RECIPIENT holds no valid/,
  );
});
