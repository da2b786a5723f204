import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findOutboxKey, OUTBOX_KEY_FILE } from './outbox-key.ts';
import { openConfirmation, sealConfirmation } from './sealed-confirmation.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outbox-key-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is made once, for its owner alone, and used from then on', async () => {
  const key = await findOutboxKey({ configured: undefined, dataDir: folder });
  expect(key).toHaveLength(32);
  expect(await findOutboxKey({ configured: undefined, dataDir: folder })).toEqual(key);
  expect(statSync(path.join(folder, OUTBOX_KEY_FILE)).mode & 0o777).toBe(0o600);
});

it('is the configured one where there is one, and no file is made', async () => {
  const configured = Buffer.alloc(32, 7).toString('base64');
  expect(await findOutboxKey({ configured, dataDir: '/nowhere' })).toEqual(Buffer.alloc(32, 7));
});

it('is refused by name when the file holds something else', async () => {
  writeFileSync(path.join(folder, OUTBOX_KEY_FILE), 'short\n');
  await expect(findOutboxKey({ configured: undefined, dataDir: folder })).rejects.toThrow(
    /outbox\.key holds no key/,
  );
});

it('opens a letter in its own row alone, and none that was changed', async () => {
  const key = await findOutboxKey({ configured: undefined, dataDir: folder });
  const letter = { email: 'a@example.com' };
  const sealed = sealConfirmation(key, 'row-1', letter);
  expect(openConfirmation(key, 'row-1', sealed)).toEqual(letter);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  for (const [wrongKey, id, bytes] of [
    [key, 'row-2', sealed],
    [Buffer.alloc(32), 'row-1', sealed],
    [key, 'row-1', changed],
    [key, 'row-1', Buffer.alloc(3)],
  ] as const) {
    expect(() => openConfirmation(wrongKey, id, bytes)).toThrow('EUNREADABLE');
  }
});
