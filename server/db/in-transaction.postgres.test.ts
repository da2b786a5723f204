import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { inTransaction } from './in-transaction.ts';
import type { RequestDatabase } from './open-database.ts';

let store: TestDatabase;
let database: RequestDatabase;

beforeEach(async () => {
  store = await createTestDatabase();
  ({ database } = await store.open());
  await sql`create table tallies (name text primary key, n bigint not null)`.execute(database);
  await sql`insert into tallies values ('a', 0), ('b', 0)`.execute(database);
});
afterEach(() => store.remove());

const add = (transaction: RequestDatabase, name: string) =>
  sql`update tallies set n = n + 1 where name = ${name}`.execute(transaction);
const tallies = async () =>
  (await sql<{ n: number }>`select n from tallies order by name`.execute(database)).rows;

it('does both of two that deadlock, each once', async () => {
  let arrived = 0;
  let tries = 0;
  const both = (first: string, second: string) =>
    inTransaction(database, async (transaction) => {
      tries += 1;
      await add(transaction, first);
      arrived += 1;
      await expect.poll(() => arrived).toBeGreaterThan(1);
      await add(transaction, second);
    });
  await Promise.all([both('a', 'b'), both('b', 'a')]);
  expect(await tallies()).toEqual([{ n: 2 }, { n: 2 }]);
  expect(tries).toBe(3);
});

it('does again what a stricter isolation undid', async () => {
  let tries = 0;
  await inTransaction(database, async (transaction) => {
    tries += 1;
    await sql`set transaction isolation level repeatable read`.execute(transaction);
    await sql`select * from tallies`.execute(transaction);
    if (tries === 1) await add(database, 'a');
    await add(transaction, 'a');
  });
  expect(await tallies()).toEqual([{ n: 2 }, { n: 0 }]);
});

it('gives up after five tries, and says so by the error', async () => {
  let tries = 0;
  const failing = inTransaction(database, async (transaction) => {
    tries += 1;
    await sql`do $$ begin raise exception 'x' using errcode = '40001'; end $$`.execute(transaction);
  });
  await expect(failing).rejects.toMatchObject({ code: '40001' });
  expect(tries).toBe(5);
});

it('does not do again what failed for another reason', async () => {
  let tries = 0;
  const failing = inTransaction(database, async (transaction) => {
    tries += 1;
    await add(transaction, 'a');
    throw new Error('of its own');
  });
  await expect(failing).rejects.toThrow('of its own');
  expect([tries, await tallies()]).toEqual([1, [{ n: 0 }, { n: 0 }]]);
});
