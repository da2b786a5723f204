import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';

const KEY = { 'idempotency-key': '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11' };

describe('the idempotency key', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ rateLimitMax: 1 });
  });
  afterEach(() => server.close());

  it('gives the same answer again, even past the limit, and stores one row', async () => {
    const first = await server.post(SAMPLE_REQUEST, KEY);
    const reordered = Object.fromEntries(Object.entries(SAMPLE_REQUEST).toReversed());
    const again = await server.post({ ...reordered, name: '  Ann Lee ' }, KEY);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.text).toBe(first.text);
    expect(await server.countRows()).toBe(1);
  });

  it('refuses another body under the same key, and tells nothing of the first', async () => {
    await server.post(SAMPLE_REQUEST, KEY);
    const other = await server.post({ ...SAMPLE_REQUEST, message: 'Another text.' }, KEY);
    expect(other.status).toBe(422);
    expect(JSON.parse(other.text)).not.toHaveProperty('errors');
    expect(await server.countRows()).toBe(1);
  });

  it('takes composed and decomposed letters for one text', async () => {
    await server.post({ ...SAMPLE_REQUEST, name: 'Zo\u00EB' }, KEY);
    const twin = await server.post({ ...SAMPLE_REQUEST, name: 'Zoe\u0308' }, KEY);
    expect(twin.status).toBe(201);
  });

  it('makes one row of twenty sends at once, and counts them as one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.post(SAMPLE_REQUEST, KEY)),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await server.countRows()).toBe(1);
  });

  it('can be used for a mended body after a refusal', async () => {
    expect((await server.post({ ...SAMPLE_REQUEST, name: '' }, KEY)).status).toBe(422);
    expect((await server.post(SAMPLE_REQUEST, KEY)).status).toBe(201);
  });
});
