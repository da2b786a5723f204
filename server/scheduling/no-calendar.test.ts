import { expect, it } from 'vitest';
import { SAMPLE_APPOINTMENT } from '../test-support/sample-appointment.ts';
import { startTestServer } from '../test-support/start-test-server.ts';

const PATH = '/api/appointments';

it('has no calendar where the practice schedules elsewhere', async () => {
  const server = await startTestServer({ schedulesElsewhere: true });
  const made = await server.post(SAMPLE_APPOINTMENT, {}, PATH);
  expect(made.status).toBe(404);
  expect((await server.send({ path: '/api/slots?event=virtual-consult' })).status).toBe(404);
  expect((await server.send({ method: 'GET', path: PATH })).status).toBe(404);
  await server.close();
});
