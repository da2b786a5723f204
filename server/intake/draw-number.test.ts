import { afterEach, beforeEach, expect, it } from 'vitest';
import { readRequestNumber } from '../../domain/intake/request-number.ts';
import { SAMPLE_APPOINTMENT, SCHEDULING_NOW } from '../test-support/sample-appointment.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { drawNumber } from './draw-number.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ now: () => SCHEDULING_NOW });
});
afterEach(() => server.close());

it('answers a request with a number that can be read out, and stores it', async () => {
  const { id } = JSON.parse((await server.post(SAMPLE_REQUEST)).text);
  expect(readRequestNumber(id)).toBe(id);
  const row = await server.database.selectFrom('requests').select('reference').executeTakeFirst();
  expect(row).toEqual({ reference: id });
});

it('answers an appointment with one too', async () => {
  const answer = await server.post(SAMPLE_APPOINTMENT, {}, '/api/appointments');
  const { reference } = JSON.parse(answer.text);
  expect(readRequestNumber(reference)).toBe(reference);
});

it('draws again while a request or an appointment has the number', async () => {
  const { id } = JSON.parse((await server.post(SAMPLE_REQUEST)).text);
  const booked = await server.post(SAMPLE_APPOINTMENT, {}, '/api/appointments');
  const { reference } = JSON.parse(booked.text);
  const drawn = [id, reference, id, 'K7NP-3XR2', 'never drawn'];
  expect(await drawNumber(server.database, () => drawn.shift() ?? '')).toBe('K7NP-3XR2');
});
