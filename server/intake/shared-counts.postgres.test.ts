import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RequestDatabase } from '../db/open-database.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { startTestServer } from '../test-support/start-test-server.ts';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';
import { openSharedCounts, type SharedCounts } from './shared-counts.ts';

const MINUTE_MS = 60_000;

let store: TestDatabase;
let database: RequestDatabase;
let servers: [SharedCounts, SharedCounts];

beforeEach(async () => {
  store = await createTestDatabase();
  ({ database } = await store.open());
  const url = store.databaseUrl ?? '';
  servers = [openSharedCounts(url, 'one secret'), openSharedCounts(url, 'one secret')];
});
afterEach(async () => {
  for (const server of servers) await server.close();
  await store.remove();
});

it('counts what two servers count as one, each its own number', async () => {
  const counted = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      (turn % 2 === 0 ? servers[0] : servers[1]).count('slots 203.0.113.1', MINUTE_MS),
    ),
  );
  const numbers = counted.map(({ count }) => count).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  for (const { endsInMs } of counted) {
    expect(endsInMs).toBeGreaterThan(MINUTE_MS - 20_000);
    expect(endsInMs).toBeLessThanOrEqual(MINUTE_MS);
  }
  expect(await servers[1].read('slots 203.0.113.1')).toMatchObject({ count: 20 });
  expect(await servers[1].read('slots 203.0.113.2')).toEqual({ count: 0, endsInMs: 0 });
});

it('takes one back, from a window that has not ended', async () => {
  await servers[0].count('slots 203.0.113.1', MINUTE_MS);
  await servers[1].giveBack('slots 203.0.113.1');
  await servers[1].giveBack('slots 203.0.113.1');
  expect(await servers[0].read('slots 203.0.113.1')).toMatchObject({ count: 0 });
  expect(await servers[0].count('slots 203.0.113.1', MINUTE_MS)).toMatchObject({ count: 1 });
});

it('begins anew when the window is over', async () => {
  await servers[0].count('slots 203.0.113.1', MINUTE_MS);
  await servers[0].count('slots 203.0.113.1', MINUTE_MS);
  await database.updateTable('rate_counts').set({ ends_at_ms: 1 }).execute();
  expect(await servers[1].read('slots 203.0.113.1')).toEqual({ count: 0, endsInMs: 0 });
  expect(await servers[1].count('slots 203.0.113.1', MINUTE_MS)).toMatchObject({ count: 1 });
});

it('deletes what is over, and keeps what is not', async () => {
  await servers[0].count('slots 203.0.113.1', MINUTE_MS);
  await database.updateTable('rate_counts').set({ ends_at_ms: 1 }).execute();
  await servers[0].count('slots 203.0.113.2', MINUTE_MS);
  await servers[1].sweep();
  const kept = await database.selectFrom('rate_counts').select('count').execute();
  expect(kept).toEqual([{ count: 1 }]);
  expect(await servers[0].read('slots 203.0.113.2')).toMatchObject({ count: 1 });
});

it('holds no address, nor what one can be found by without the secret', async () => {
  await servers[0].count('slots 203.0.113.77', MINUTE_MS);
  expect((await store.storedBytes()).includes('203.0.113.77')).toBe(false);
  const others = openSharedCounts(store.databaseUrl ?? '', 'another secret');
  expect(await others.read('slots 203.0.113.77')).toMatchObject({ count: 0 });
  await others.close();
});

it('holds up nobody while its table is locked: the server counts by itself', async () => {
  const server = await startTestServer({ rateLimitMax: 2 });
  expect((await server.post(SAMPLE_REQUEST)).status).toBe(201);
  const locking = await server.database.startTransaction().execute();
  await sql`lock table rate_counts in access exclusive mode`.execute(locking);
  const statuses: number[] = [];
  for (let count = 0; count < 3; count++) statuses.push((await server.post(SAMPLE_REQUEST)).status);
  expect(statuses).toEqual([201, 201, 429]);
  expect(server.log()).toContain('the shared limits do not answer');
  await locking.rollback().execute();
  expect((await server.post(SAMPLE_REQUEST)).status).toBe(201);
  await server.close();
});
