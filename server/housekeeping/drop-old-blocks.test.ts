import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { keepFree, readBlocks } from '../desk/block-store.ts';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { dropOldBlocks } from './drop-old-blocks.ts';

let store: TestDatabase;
let opened: OpenDatabase;
beforeEach(async () => {
  store = await createTestDatabase();
  opened = await store.open();
});
afterEach(() => store.remove());

it('deletes what was kept free two months ago, with its half-hours, and nothing else', async () => {
  const { database } = opened;
  for (const [id, day] of [
    ['old', '2027-03-08'],
    ['new', '2027-03-10'],
  ] as const) {
    const slot = { startsAt: `${day}T08:00:00-05:00`, endsAt: `${day}T09:00:00-05:00` };
    const sealed = Buffer.from(`why-${id}-why-${id}`);
    const by = { person: null, at: `${day}T00:00:00Z`, series: null };
    await keepFree({ database, log: { info: () => undefined } }, [{ id, slot, sealed }], by);
  }
  const now = new Date('2027-05-08T12:00:00Z');
  await dropOldBlocks(database, () => now).run();
  expect((await readBlocks(database, now)).map(({ id }) => id)).toEqual(['new']);
  expect(await database.selectFrom('desk_blocks').select('id').execute()).toEqual([{ id: 'new' }]);
  const cells = await database.selectFrom('appointment_cells').select('starts_at').execute();
  expect(cells.map(({ starts_at }) => starts_at.slice(0, 10))).toEqual([
    '2027-03-10',
    '2027-03-10',
  ]);
  expect((await store.storedBytes()).includes('why-old')).toBe(false);
});
