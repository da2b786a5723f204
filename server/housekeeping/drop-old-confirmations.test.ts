import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { sampleOutbox } from '../test-support/sample-outbox.ts';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { dropOldConfirmations } from './drop-old-confirmations.ts';

const RECEIVED_AT = '2027-03-08T12:00:00.000Z';

let store: TestDatabase;
let opened: OpenDatabase;
beforeEach(async () => {
  store = await createTestDatabase();
  opened = await store.open();
  await opened.database.transaction().execute((transaction) =>
    sampleOutbox().addNotices(transaction, {
      about: 'request',
      number: 1,
      kind: 'discovery-call',
      receivedAt: RECEIVED_AT,
      isSetAside: false,
      visitor: { email: 'visitor@example.com' },
    }),
  );
});
afterEach(() => store.remove());

const rows = () => opened.database.selectFrom('outbox').select(['channel', 'letter']).execute();
const tidyAt = (now: string, reminds = true) =>
  dropOldConfirmations(opened.database, () => new Date(now), { reminds }).run();

it('drops a confirmation that could not be sent for a week, out of the files too, and nothing else', async () => {
  const before = await rows();
  const letter = Buffer.from(
    before.find(({ channel }) => channel === 'visitor-mail')?.letter ?? [],
  );
  await tidyAt('2027-03-15T11:59:00Z');
  expect(await rows()).toHaveLength(2);
  expect((await store.storedBytes()).includes(letter)).toBe(true);
  await tidyAt('2027-03-15T12:01:00Z');
  expect((await rows()).map(({ channel }) => channel)).toEqual(['practice-mail']);
  expect((await store.storedBytes()).includes(letter)).toBe(false);
});

it('takes it out of the files at a later turn, where something else was reading', async () => {
  const second = await store.open();
  const [letter] = (await rows()).flatMap((row) => (row.letter ? [Buffer.from(row.letter)] : []));
  const reader = await second.database.startTransaction().execute();
  await reader.selectFrom('outbox').selectAll().execute();
  const { run } = dropOldConfirmations(opened.database, () => new Date('2027-03-16T12:00:00Z'), {
    reminds: true,
  });
  await run();
  expect((await store.storedBytes()).includes(letter ?? '-')).toBe(true);
  await reader.commit().execute();
  await run();
  expect((await store.storedBytes()).includes(letter ?? '-')).toBe(false);
});
