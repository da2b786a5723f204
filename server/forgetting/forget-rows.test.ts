import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { notePhotos } from '../photos/photo-rows.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';
import { forgetRows } from './forget-rows.ts';

let desk: SampleDesk;
beforeEach(async () => {
  desk = await createSampleDesk();
  await desk.addRequest('Ann Lee');
});
afterEach(() => desk.close());

const BROKEN: PhotoStore = {
  put: async () => undefined,
  read: async () => undefined,
  remove: async () => {
    throw new Error('no store does this');
  },
};

it('says what is gone as soon as it is: what comes after may fail', async () => {
  const photo = { id: randomUUID(), bytes: 1 };
  await notePhotos(desk.database, [photo], new Date());
  await desk.database.updateTable('request_photos').set({ request: 1 }).execute();
  const names = [
    { about: 'request', number: 1 },
    { about: 'appointment', number: 7 },
  ] as const;
  const told: unknown[] = [];
  const forgetting = forgetRows(desk.database, names, () => BROKEN, {
    onDeleted: (found) => void told.push(...found),
  });
  await expect(forgetting).rejects.toThrow('no store does this');
  expect(told).toEqual([{ about: 'request', number: 1 }]);
  expect(await desk.database.selectFrom('requests').selectAll().execute()).toEqual([]);
});
