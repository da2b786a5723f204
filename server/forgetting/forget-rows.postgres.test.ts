import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addRow } from '../outbox/outbox-store.ts';
import { cancelAppointment, moveAppointment, readAppointment } from '../scheduling/change-store.ts';
import { createStaffData, type StaffData } from '../test-support/staff-data.ts';

const NOON = { startsAt: '2027-07-06T12:00:00-04:00', endsAt: '2027-07-06T12:30:00-04:00' };
const AT = '2027-07-01T12:00:00.000Z';

let data: StaffData;
beforeEach(async () => {
  data = await createStaffData();
  await data.addAppointment('2027-07-06T10', { name: 'Ann' });
});
afterEach(() => data.remove());

it('waits for a visitor who is moving the appointment, and takes what the move added too', async () => {
  const seen = await readAppointment(data.database, 'id-1');
  if (seen === undefined) throw new Error('The appointment is gone.');
  let forgotten: Promise<unknown> = Promise.resolve();
  const outcome = await moveAppointment(data.database, seen, NOON, AT, async (transaction) => {
    const notice = {
      about: 'appointment',
      number: seen.number,
      kind: seen.event,
      receivedAt: AT,
      isSetAside: false,
    } as const;
    await addRow(transaction, { channel: 'practice-mail', messageId: 'm-1', notice, letter: null });
    forgotten = data.run('forget', 'A1', '--yes');
    // Time for it to delete, if it did not wait.
    await wait(500);
  });
  expect(outcome).toBe('moved');
  await forgotten;
  for (const table of ['appointments', 'appointment_cells', 'outbox'] as const) {
    expect(await data.database.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  // Who comes after finds nothing to change.
  expect(await moveAppointment(data.database, seen, NOON, AT)).toBe('stale');
  await cancelAppointment(data.database, seen.number, AT);
});
