import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findLinkSecret, LINK_SECRET_FILE } from './link-secret.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'link-secret-'));
  file = path.join(folder, LINK_SECRET_FILE);
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

const find = (configured?: string) => findLinkSecret({ configured, dataDir: folder });

it('makes one at the first start that only its owner may read, and keeps it', async () => {
  const first = await find();
  expect(first.newFile).toBe(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await find()).toEqual({ secret: first.secret });
  const other = await findLinkSecret({ configured: undefined, dataDir: otherFolder() });
  expect(other.secret).not.toBe(first.secret);
});

it('prefers the configured one, and then makes no file', async () => {
  expect(await find('c'.repeat(32))).toEqual({ secret: 'c'.repeat(32) });
  expect(() => statSync(file)).toThrow('ENOENT');
});

it.each([
  ['is empty', ''],
  ['lost its end', 'abc'],
  [
    'holds another key',
    'AGE-SECRET-KEY-1QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ',
  ],
])('refuses to start with a file that %s', async (_case, text) => {
  writeFileSync(file, text);
  await expect(find()).rejects.toThrow(/holds no secret.*Put the right one back/);
});

it('refuses to start with a file that cannot be read', async () => {
  mkdirSync(file);
  await expect(find()).rejects.toThrow(/cannot be read/);
});

function otherFolder(): string {
  const other = path.join(folder, 'other');
  mkdirSync(other);
  return other;
}
