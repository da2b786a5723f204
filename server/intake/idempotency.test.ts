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
    // Whoever has waited for two seconds is told that the first is on its way still: on a busy machine it may be. Nobody else is told anything but its answer.
    const answered = answers.filter(({ status }) => status !== 409);
    const [text, ...others] = new Set(answered.map((answer) => `${answer.status} ${answer.text}`));
    expect(text).toMatch(/^201 /);
    expect(others).toEqual([]);
    const again = await server.post(SAMPLE_REQUEST, KEY);
    expect(`${again.status} ${again.text}`).toBe(text);
    expect(await server.countRows()).toBe(1);
  });

  it('can be used for a mended body after a refusal', async () => {
    expect((await server.post({ ...SAMPLE_REQUEST, name: '' }, KEY)).status).toBe(422);
    expect((await server.post(SAMPLE_REQUEST, KEY)).status).toBe(201);
  });
});

it('answers 409 while the first of the same key is still being stored, and the same as the first once it is', async () => {
  let finish: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (finish = resolve));
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const addNotices = () => {
    begin();
    return slow;
  };
  const server = await startTestServer({ rateLimitMax: 1, addNotices });
  const first = server.post(SAMPLE_REQUEST, KEY);
  await begun;
  const second = await server.post(SAMPLE_REQUEST, KEY);
  expect([second.status, second.headers['retry-after']]).toEqual([409, '1']);
  expect(JSON.parse(second.text).detail).toContain('already on its way');
  // The one that gave up has not made room for a third beside the first.
  expect((await server.post(SAMPLE_REQUEST, KEY)).status).toBe(409);
  finish();
  const stored = await first;
  expect(stored.status).toBe(201);
  expect((await server.post(SAMPLE_REQUEST, KEY)).text).toBe(stored.text);
  expect(await server.countRows()).toBe(1);
  await server.close();
});
