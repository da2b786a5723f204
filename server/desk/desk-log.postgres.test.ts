import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RequestDatabase } from '../db/open-database.ts';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { doWithLine } from './desk-log.ts';

const LINE = { at: '2027-07-01T14:00:00.000Z', person: null, act: 'wrote an entry' } as const;

let store: TestDatabase;
let database: RequestDatabase;
beforeEach(async () => {
  store = await createTestDatabase();
  ({ database } = await store.open());
});
afterEach(() => store.remove());

it('tells the log once of an act that had to be done again', async () => {
  const told: unknown[] = [];
  const log = { info: (line: unknown) => void told.push(line) };
  let tries = 0;
  await doWithLine({ database, log }, async (transaction, write) => {
    tries += 1;
    await write(LINE);
    if (tries > 1) return;
    await sql`do $$ begin raise exception 'x' using errcode = '40001'; end $$`.execute(transaction);
  });
  expect(tries).toBe(2);
  expect(told).toEqual([{ desk: LINE.act, person: null }]);
  expect(await database.selectFrom('desk_log').select('act').execute()).toEqual([
    { act: LINE.act },
  ]);
});
