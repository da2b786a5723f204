import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cellsOf } from '../../domain/scheduling/calendar-cells.ts';
import type { OpenDatabase, RequestDatabase } from '../db/open-database.ts';
import { markBody } from '../intake/idempotency.ts';
import { storeAppointment } from './appointment-store.ts';
import { cancelAppointment, moveAppointment, readAppointment } from './change-store.ts';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';

let store: TestDatabase;
let servers: [OpenDatabase, OpenDatabase];

beforeEach(async () => {
  store = await createTestDatabase();
  servers = [await store.open(), await store.open()];
});
afterEach(() => store.remove());

const AT = '2027-03-08T12:00:00.000Z';
const slot = (from: string, to: string) => ({
  startsAt: `2027-03-10T${from}:00-05:00`,
  endsAt: `2027-03-10T${to}:00-05:00`,
});

async function book(database: RequestDatabase, from: string, to: string) {
  const id = randomUUID();
  const receipt = {
    id,
    reference: null,
    event: 'smile-blueprint' as const,
    ...slot(from, to),
    receivedAt: AT,
  };
  const mark = markBody(id, []);
  await storeAppointment(database, { receipt, sealed: new Uint8Array(3), mark });
  return see(database, id);
}

async function see(database: RequestDatabase, id: string) {
  const found = await readAppointment(database, id);
  if (found === undefined) throw new Error('The appointment is gone.');
  return found;
}

const cells = async (database: RequestDatabase) =>
  (
    await database
      .selectFrom('appointment_cells')
      .select('starts_at')
      .orderBy('starts_at')
      .execute()
  ).map((row) => row.starts_at);

// moveAppointment never looks before it writes, so that one after the other is the race at its narrowest.
it('undoes a move whole where another server has any part of the new time', async () => {
  const [first, second] = servers;
  const own = await book(first.database, '08:00', '09:30');
  const theirs = await book(second.database, '11:00', '12:30');
  const wanted = slot('10:00', '11:30');
  expect(await moveAppointment(first.database, own, wanted, AT)).toBe('taken');
  expect(await see(second.database, own.id)).toEqual(own);
  expect(await cells(first.database)).toEqual([...cellsOf(own), ...cellsOf(theirs)]);
});

it('of two servers that saw one state only the first changes it', async () => {
  const [first, second] = servers;
  const seen = await book(first.database, '08:00', '09:30');
  const [early, late] = [slot('08:30', '10:00'), slot('13:00', '14:30')];
  expect(await moveAppointment(first.database, seen, early, AT)).toBe('moved');
  expect(await moveAppointment(second.database, seen, late, AT)).toBe('stale');
  expect(await see(second.database, seen.id)).toEqual({ ...seen, ...early, sequence: 1 });
  expect(await cells(second.database)).toEqual(cellsOf(early));
});

it('nothing moves what another server has cancelled, and cancelling twice is once', async () => {
  const [first, second] = servers;
  const seen = await book(first.database, '08:00', '09:30');
  await cancelAppointment(second.database, seen.number, AT);
  await cancelAppointment(first.database, seen.number, AT);
  expect(await moveAppointment(first.database, seen, slot('13:00', '14:30'), AT)).toBe('stale');
  expect(await see(first.database, seen.id)).toEqual({ ...seen, sequence: 1, isCancelled: true });
  expect(await cells(first.database)).toEqual([]);
});
