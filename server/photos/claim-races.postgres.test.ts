import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase, RequestDatabase } from '../db/open-database.ts';
import { markBody } from '../intake/idempotency.ts';
import { storeRequest } from '../intake/request-store.ts';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { createFolderStore } from './folder-store.ts';
import { claimPhotos, findPhotos, notePhotos } from './photo-rows.ts';
import { PhotoStoreError, type PhotoStore } from './photo-store.ts';
import { removeUnclaimed } from './remove-unclaimed.ts';

const NOON = new Date('2027-03-01T12:00:00Z');
/** Long enough for a removal that does not wait to be through. */
const PENDING_MS = 300;

let test: TestDatabase;
let one: OpenDatabase;
let other: OpenDatabase;
let store: PhotoStore;
let id: string;
beforeEach(async () => {
  test = await createTestDatabase();
  one = await test.open();
  other = await test.open();
  store = createFolderStore(path.join(test.dataDir, 'photos'));
  id = randomUUID();
  await notePhotos(one.database, [{ id, bytes: 3 }], NOON);
  await store.put(id, Buffer.from('abc'));
});
afterEach(() => test.remove());

const files = (): string[] => readdirSync(path.join(test.dataDir, 'photos'));

const storeWith = (whileOpen: (transaction: RequestDatabase) => Promise<void>) =>
  storeRequest(
    one.database,
    {
      id: 'id-1',
      receivedAt: NOON.toISOString(),
      kind: 'virtual-consultation',
      sealed: Buffer.from('sealed'),
      mark: markBody('race-key', []),
    },
    async (transaction, number) => {
      await claimPhotos(transaction, [id], number);
      await whileOpen(transaction);
    },
  );

it.each([
  ['of its own names', { ids: [] }],
  ['of what is an hour old', { now: new Date(NOON.getTime() + 3_600_000) }],
])(
  'a removal %s waits for a claim that is not committed yet, and leaves its photo',
  async (_name, which) => {
    let removal: ReturnType<typeof removeUnclaimed> | undefined;
    await storeWith(async () => {
      removal = removeUnclaimed(other.database, store, 'ids' in which ? { ids: [id] } : which);
      await wait(PENDING_MS);
      expect(files()).toEqual([`${id}.age`]);
    });
    expect(await removal).toMatchObject({ removed: 0 });
    expect(files()).toEqual([`${id}.age`]);
    expect(await findPhotos(one.database, 1)).toHaveLength(1);
  },
);

it('a removal takes the photo of a claim that came to nothing', async () => {
  let removal: ReturnType<typeof removeUnclaimed> | undefined;
  const stored = storeWith(async () => {
    removal = removeUnclaimed(other.database, store, { ids: [id] });
    await wait(PENDING_MS);
    throw new Error('The outbox is broken.');
  });
  await expect(stored).rejects.toThrow('outbox');
  expect(await removal).toMatchObject({ removed: 1 });
  expect(files()).toEqual([]);
});

it('a claim does not get a photo whose removal has begun, and the removal is taken up again', async () => {
  const away: PhotoStore = {
    ...store,
    remove: async () => {
      throw new PhotoStoreError('EIO');
    },
  };
  expect(await removeUnclaimed(other.database, away, { ids: [id] })).toMatchObject({ removed: 0 });
  await expect(storeWith(async () => undefined)).rejects.toThrow('swept away');
  // At once, not only when its note is an hour old.
  expect(await removeUnclaimed(other.database, store, { now: NOON })).toMatchObject({ removed: 1 });
  expect(files()).toEqual([]);
});
