import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { markBody } from '../intake/idempotency.ts';
import { storeRequest } from '../intake/request-store.ts';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { createFolderStore } from './folder-store.ts';
import { claimPhotos, findPhotos, notePhotos } from './photo-rows.ts';
import { PhotoStoreError, type PhotoStore } from './photo-store.ts';
import { removeUnclaimed } from './remove-unclaimed.ts';

const NOON = new Date('2027-03-01T12:00:00Z');
const HOUR_LATER = new Date('2027-03-01T13:00:00Z');

let test: TestDatabase;
let opened: OpenDatabase;
let store: PhotoStore;
beforeEach(async () => {
  test = await createTestDatabase();
  opened = await test.open();
  store = createFolderStore(path.join(test.dataDir, 'photos'));
});
afterEach(() => test.remove());

const files = (): string[] => readdirSync(path.join(test.dataDir, 'photos')).toSorted();

/** As a server that dies after the photo, before its request. */
async function leaveBehind(): Promise<string> {
  const id = randomUUID();
  await notePhotos(opened.database, [{ id, bytes: 3 }], NOON);
  await store.put(id, Buffer.from('abc'));
  return id;
}

it('removes what no request claimed within an hour, and nothing that one did', async () => {
  const claimed = await leaveBehind();
  await storeRequest(
    opened.database,
    {
      id: 'id-1',
      receivedAt: NOON.toISOString(),
      kind: 'virtual-consultation',
      sealed: Buffer.from('sealed'),
      mark: markBody('claim-key', []),
    },
    (transaction, number) => claimPhotos(transaction, [claimed], number),
  );
  const abandoned = await leaveBehind();
  const sweep = (now: Date) => removeUnclaimed(opened.database, store, { now });

  expect((await sweep(new Date(HOUR_LATER.getTime() - 1))).removed).toBe(0);
  expect(files()).toEqual([claimed, abandoned].map((id) => `${id}.age`).toSorted());
  expect((await sweep(HOUR_LATER)).removed).toBe(1);
  expect(files()).toEqual([`${claimed}.age`]);
  expect(await findPhotos(opened.database, 1)).toEqual([{ id: claimed, position: 1, request: 1 }]);
});

it('comes back for what the store does not remove now', async () => {
  const id = await leaveBehind();
  const broken: PhotoStore = {
    ...store,
    remove: async () => {
      throw new PhotoStoreError('EIO');
    },
  };
  const failed = await removeUnclaimed(opened.database, broken, { now: HOUR_LATER });
  expect([failed.removed, failed.fault?.code]).toEqual([0, 'EIO']);
  expect(await removeUnclaimed(opened.database, store, { ids: [id] })).toEqual({
    removed: 1,
    absent: [],
    fault: undefined,
  });
  expect(files()).toEqual([]);
});

it('never touches files that this database has not noted', async () => {
  await store.put(randomUUID(), Buffer.from('of another database'));
  expect((await removeUnclaimed(opened.database, store, { now: HOUR_LATER })).removed).toBe(0);
  expect(files()).toHaveLength(1);
});

it('lets no request be stored whose photo was swept away meanwhile', async () => {
  const id = await leaveBehind();
  await removeUnclaimed(opened.database, store, { now: HOUR_LATER });
  await expect(claimPhotos(opened.database, [id], 1)).rejects.toThrow('swept away');
});
