import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdTimes } from '../desk/hold-times.ts';
import { SAMPLE_APPOINTMENT, SCHEDULING_NOW } from '../test-support/sample-appointment.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';

const PATH = '/api/appointments';
const FRIDAY = '2027-03-12T09:00:00-05:00';
const THURSDAY = {
  startsAt: '2027-03-11T09:00:00-05:00',
  endsAt: '2027-03-11T09:30:00-05:00',
};

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ now: () => SCHEDULING_NOW });
});
afterEach(() => server.close());

it('gives up what a letter held for them, once they have moved their visit by its link', async () => {
  const booked = await server.post(SAMPLE_APPOINTMENT, {}, PATH);
  const { changeToken }: { changeToken: string } = JSON.parse(booked.text);
  await holdTimes(server.database, [{ id: randomUUID(), slot: THURSDAY, sealed: Buffer.of(1) }], {
    card: { about: 'appointment', number: 1 },
    letter: randomUUID(),
    person: null,
    at: SCHEDULING_NOW.toISOString(),
    until: new Date('2027-03-09T18:00:00-05:00'),
  });
  const moved = await server.send({
    method: 'POST',
    path: `${PATH}/${changeToken}/reschedule`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ startsAt: FRIDAY, sequence: 0 }),
  });
  expect(moved.status).toBe(200);
  expect(await server.database.selectFrom('desk_blocks').selectAll().execute()).toEqual([]);
});
