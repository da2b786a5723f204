import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleOutbox } from '../test-support/sample-outbox.ts';
import { SAMPLE_APPOINTMENT, SCHEDULING_NOW } from '../test-support/sample-appointment.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { takeOutGuards } from './suspicion.ts';

const NOW_MS = SCHEDULING_NOW.getTime();

describe('what the guards tell', () => {
  it.each([
    [{}, undefined],
    [{ website: '', openForMs: 1_000 }, undefined],
    [{ website: 'https://spam.example' }, 'trap'],
    [{ website: ['x'] }, 'trap'],
    [{ website: null }, 'trap'],
    [{ openForMs: 999 }, 'haste'],
    [{ openForMs: -5 }, 'haste'],
    [{ openForMs: '5000' }, 'haste'],
    [{ openForMs: null }, 'haste'],
    [{ openedAt: String(NOW_MS - 999) }, 'haste'],
    [{ openedAt: String(NOW_MS - 1_000) }, undefined],
    [{ openedAt: String(NOW_MS + 60_000) }, 'haste'],
    [{ openedAt: String(NOW_MS - 3 * 86_400_000) }, undefined],
    [{ openedAt: '__OPENED_AT__' }, undefined],
  ])('%j: %s', (guards, suspicion) => {
    expect(takeOutGuards({ name: 'Ann', ...guards }, SCHEDULING_NOW)).toEqual({
      fields: { name: 'Ann' },
      suspicion,
    });
  });

  it('leaves a field called __proto__ where it was', () => {
    const { fields } = takeOutGuards(JSON.parse('{"__proto__":{"website":"x"}}'), SCHEDULING_NOW);
    expect(Object.keys(fields)).toEqual(['__proto__']);
  });
});

describe('what looks like a program', () => {
  let server: TestServer;
  beforeEach(async () => {
    const outbox = sampleOutbox();
    server = await startTestServer({
      rateLimitMax: 2,
      now: () => SCHEDULING_NOW,
      addNotices: outbox.addNotices,
    });
  });
  afterEach(() => server.close());

  const marks = async (table: 'requests' | 'appointments') =>
    (await server.database.selectFrom(table).select('set_aside').execute()).map(
      (row) => row.set_aside,
    );
  const notices = () =>
    server.database.selectFrom('outbox').select(['channel', 'is_set_aside']).execute();
  const postForm = (fields: Record<string, string>) =>
    server.send({
      method: 'POST',
      path: '/api/requests',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...SAMPLE_REQUEST, consent: 'on', ...fields }).toString(),
    });

  it('fills the trap: it is told the same, kept, set aside, and the visitor gets no letter', async () => {
    const answer = await server.post({ ...SAMPLE_REQUEST, website: 'https://spam.example' });
    expect([answer.status, Object.keys(JSON.parse(answer.text))]).toEqual([
      201,
      ['id', 'receivedAt', 'confirmation'],
    ]);
    expect(await marks('requests')).toEqual(['trap']);
    expect(await notices()).toEqual([{ channel: 'practice-mail', is_set_aside: 1 }]);
  });

  it('fills it in a form without script, and in an appointment', async () => {
    const answer = await postForm({ website: 'x', idempotencyKey: 'trap-key-1' });
    expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('was received')]);
    const booked = await server.post(
      { ...SAMPLE_APPOINTMENT, website: 'x' },
      {},
      '/api/appointments',
    );
    expect(booked.status).toBe(201);
    expect([await marks('requests'), await marks('appointments')]).toEqual([['trap'], ['trap']]);
  });

  it('sends within a second of opening', async () => {
    expect((await server.post({ ...SAMPLE_REQUEST, openForMs: 200 })).status).toBe(201);
    const form = { openedAt: String(NOW_MS - 200), idempotencyKey: 'haste-key-1' };
    expect((await postForm(form)).status).toBe(201);
    expect(await marks('requests')).toEqual(['haste', 'haste']);
  });

  it('is not what a person sends', async () => {
    await server.post({ ...SAMPLE_REQUEST, website: '', openForMs: 20_000 });
    const form = { website: '', openedAt: String(NOW_MS - 20_000), idempotencyKey: 'slow-key-1' };
    expect((await postForm(form)).status).toBe(201);
    expect(await marks('requests')).toEqual([null, null]);
    expect(await notices()).toContainEqual({ channel: 'visitor-mail', is_set_aside: 0 });
  });

  it('gains nothing by sending an old key or an old moment again', async () => {
    const form = { openedAt: String(NOW_MS - 20_000), idempotencyKey: 'replayed-1' };
    for (let count = 0; count < 3; count++) expect((await postForm(form)).status).toBe(201);
    expect(await server.countRows()).toBe(1);
    expect((await postForm({ ...form, message: 'Another.' })).status).toBe(422);
    expect(await server.countRows()).toBe(1);
    // The moment under new keys is one request each, and counted as such.
    const again = (key: string) => postForm({ ...form, idempotencyKey: key });
    expect((await again('replayed-2')).status).toBe(201);
    expect((await again('replayed-3')).status).toBe(429);
  });
});
