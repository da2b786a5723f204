import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EventType } from '../../domain/scheduling/event-types.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { markBody } from '../intake/idempotency.ts';
import { storeAppointment, type SealedAppointment } from './appointment-store.ts';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';

let store: TestDatabase;
let servers: [OpenDatabase, OpenDatabase];

beforeEach(async () => {
  store = await createTestDatabase();
  servers = [await store.open(), await store.open()];
});
afterEach(() => store.remove());

const appointment = (
  event: EventType,
  [startsAt, endsAt]: readonly [string, string],
  key: string = randomUUID(),
): SealedAppointment => ({
  receipt: {
    id: randomUUID(),
    reference: null,
    event,
    startsAt,
    endsAt,
    receivedAt: new Date().toISOString(),
  },
  sealed: new Uint8Array(3),
  mark: markBody(key, [startsAt]),
});

const at = (from: string, to: string) =>
  [`2027-03-10T${from}:00-05:00`, `2027-03-10T${to}:00-05:00`] as const;

// storeAppointment never looks before it writes, so that one after the other is the race at its narrowest.
it('gives overlapping times of two servers to the first, and leaves nothing of the second', async () => {
  const [first, second] = servers;
  const long = appointment('smile-blueprint', at('09:00', '10:30'));
  expect(await storeAppointment(first.database, long)).toMatchObject({ outcome: 'stored' });
  for (const time of [at('09:00', '09:30'), at('10:00', '10:30')]) {
    const short = appointment('virtual-consult', time);
    expect(await storeAppointment(second.database, short)).toEqual({ outcome: 'taken' });
  }
  const next = appointment('virtual-consult', at('10:30', '11:00'));
  expect(await storeAppointment(second.database, next)).toMatchObject({ outcome: 'stored' });
  const rows = await first.database.selectFrom('appointments').select('number').execute();
  const cells = await first.database.selectFrom('appointment_cells').selectAll().execute();
  expect([rows.length, cells.length]).toEqual([2, 4]);
});

it('knows a key again in the other server, and tells another body from the same', async () => {
  const [first, second] = servers;
  const key = 'one-key-for-all';
  const winner = await storeAppointment(
    first.database,
    appointment('virtual-consult', at('09:00', '09:30'), key),
  );
  const same = appointment('virtual-consult', at('09:00', '09:30'), key);
  expect(await storeAppointment(second.database, same)).toEqual({
    ...winner,
    outcome: 'repeated',
    linkHash: null,
  });
  const other = appointment('virtual-consult', at('11:00', '11:30'), key);
  expect(await storeAppointment(second.database, other)).toEqual({ outcome: 'conflict' });
});
