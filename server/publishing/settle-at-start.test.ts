import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { buildPlaceOf, liveFileOf, underWayNoteOf } from './published-build.ts';
import { settleAtStart } from './settle-at-start.ts';

const SHOWN = 'S'.repeat(22);
const LOOKED_AT = 'L'.repeat(22);

let store: TestDatabase;
beforeEach(async () => {
  store = await createTestDatabase();
  for (const id of [SHOWN, LOOKED_AT]) {
    mkdirSync(buildPlaceOf(store.dataDir, id).content, { recursive: true });
  }
  writeFileSync(liveFileOf(store.dataDir), JSON.stringify({ id: SHOWN, over: '' }));
});
afterEach(() => store.remove());

const start = async () => {
  const settings = {
    DATA_DIR: store.dataDir,
    SITE_CONTENT_DIR: path.join(store.dataDir, 'content'),
  };
  return settleAtStart(settings, (await store.open()).database);
};
const areThere = () =>
  [SHOWN, LOOKED_AT].map((id) => existsSync(buildPlaceOf(store.dataDir, id).folder));

it('removes previews of before, which nobody can look at, and not what is shown', async () => {
  expect(await start()).toBe(true);
  expect(areThere()).toEqual([true, false]);
});

it('removes none while it is not known which of them is shown', async () => {
  const note = underWayNoteOf(store.dataDir);
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, 'half a no');
  expect(await start()).toBe(false);
  expect(areThere()).toEqual([true, true]);
});
