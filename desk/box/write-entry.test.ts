import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepIn } from '../../tests/support/kept-places.ts';
import { requestRow } from '../../tests/support/request-row.ts';
import { makePracticeKey } from '../key/practice-key.ts';
import { CardBox } from './card-box.ts';
import { isWaiting, KeptEntries } from './kept-entries.ts';
import { writeEntry } from './write-entry.ts';

/** How the server answers; 0 where it does not. */
let status: number;
beforeEach(() => {
  keepIn();
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('no line');
    return Response.json({ number: 7, person: 1, at: '2027-07-01T15:00:00.000Z' }, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function write() {
  const box = new CardBox();
  const row = requestRow(12);
  box.put({ row, photos: 0, content: 'locked', isNew: false });
  const place = { box, key: await makePracticeKey(), kept: new KeptEntries(), person: 1 };
  const entry = await writeEntry(place, row, { is: 'reached' });
  return { entry, kept: new KeptEntries().all() };
}

it('stores a stroke, and keeps nothing of it here', async () => {
  status = 200;
  const { entry, kept } = await write();
  expect(entry).toMatchObject({ is: 'reached', number: 7 });
  expect(kept).toEqual([]);
});

it.each([
  ['has no line', 0],
  ['locks before it arrives', 401],
])('keeps a stroke on this machine where the desk %s', async (_, answered) => {
  status = answered;
  const { entry, kept } = await write();
  expect(isWaiting(entry)).toBe(true);
  expect(kept).toMatchObject([{ id: entry.id, card: '12', person: 1 }]);
});

it('keeps none that the server turns down', async () => {
  status = 404;
  await expect(write()).rejects.toThrow();
  expect(new KeptEntries().all()).toEqual([]);
});
