import fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { createLimits } from './request-limit.ts';

describe('the limit per address', () => {
  let server: TestServer;
  afterEach(() => server.close());

  it('lets five through in ten minutes, then says when to come back', async () => {
    server = await startTestServer({ rateLimitMax: 5 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.post(SAMPLE_REQUEST)));
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(3);
    expect(await server.countRows()).toBe(5);
    for (const answer of refused) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(590);
      const problem = JSON.parse(answer.text);
      // It is no form that books.
      expect(problem.detail).toMatch(
        /^Nothing was sent\. .*Please wait 10 minutes, until \d+:\d\d\s[AP]M Eastern Time,/,
      );
      expect(String(problem.retryAfterSeconds)).toBe(answer.headers['retry-after']);
    }
  });

  it('does not count what was refused', async () => {
    server = await startTestServer({ rateLimitMax: 1 });
    for (let count = 0; count < 8; count++) {
      expect((await server.post({ ...SAMPLE_REQUEST, name: '' })).status).toBe(422);
    }
    expect((await server.post(SAMPLE_REQUEST)).status).toBe(201);
    expect((await server.post(SAMPLE_REQUEST)).status).toBe(429);
  });

  it('is not fooled by a forged X-Forwarded-For', async () => {
    server = await startTestServer({ rateLimitMax: 1 });
    await server.post(SAMPLE_REQUEST, { 'x-forwarded-for': '203.0.113.1' });
    expect((await server.post(SAMPLE_REQUEST, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(
      429,
    );
  });

  it('believes the one proxy in front when told so, and not what the sender put before', async () => {
    server = await startTestServer({ rateLimitMax: 1, trustProxy: true });
    const from = (address: string) => server.post(SAMPLE_REQUEST, { 'x-forwarded-for': address });
    expect((await from('198.51.100.1, 203.0.113.1')).status).toBe(201);
    expect((await from('198.51.100.2, 203.0.113.1')).status).toBe(429);
    expect((await from('203.0.113.2')).status).toBe(201);
  });

  it('stops a flood from many addresses, and is not used up by one of them', async () => {
    server = await startTestServer({ rateLimitMax: 2, limitOfAll: 4, trustProxy: true });
    const from = (address: string) => server.post(SAMPLE_REQUEST, { 'x-forwarded-for': address });
    for (let count = 0; count < 6; count++) await from('203.0.113.1');
    expect((await from('203.0.113.2')).status).toBe(201);
    expect((await from('203.0.113.3')).status).toBe(201);
    const refused = await from('203.0.113.4');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(590);
    expect(JSON.parse(refused.text).retryAfterSeconds).toBeGreaterThan(590);
    expect(await server.countRows()).toBe(4);
  });

  it.each([
    ['IPv6', ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1'], '2001:db8:2:1::1'],
    ['IPv4', ['203.0.113.1', '203.0.113.2', '203.0.113.3'], '203.0.114.1'],
  ])('stops one network of %s before it uses up the count of all', async (_case, near, far) => {
    server = await startTestServer({
      rateLimitMax: 1,
      networkLimit: 2,
      limitOfAll: 3,
      trustProxy: true,
    });
    const from = (address: string) => server.post(SAMPLE_REQUEST, { 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (const address of near) statuses.push((await from(address)).status);
    expect(statuses).toEqual([201, 201, 503]);
    expect((await from(far)).status).toBe(201);
  });

  it('does not use up the own count of one who is turned down for the number of all', async () => {
    server = await startTestServer({ rateLimitMax: 1, limitOfAll: 1, trustProxy: true });
    const from = (address: string) => server.post(SAMPLE_REQUEST, { 'x-forwarded-for': address });
    expect((await from('203.0.113.1')).status).toBe(201);
    for (let count = 0; count < 3; count++) expect((await from('203.0.113.2')).status).toBe(503);
  });

  it('counts questions for free times apart', async () => {
    server = await startTestServer({ rateLimitMax: 1, slotsLimit: 3 });
    let asked = 0;
    const ask = () =>
      server.send({
        path: '/api/slots?event=virtual-consult',
        // 54: a forged one changes nothing.
        headers: { 'x-forwarded-for': `203.0.113.${asked++}` },
      });
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) statuses.push((await ask()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await ask();
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(JSON.parse(refused.text).detail).toContain('Please wait');
    expect((await server.post(SAMPLE_REQUEST)).status).toBe(201);
  });

  it('takes all addresses of an IPv6 /64 for one', async () => {
    server = await startTestServer({ rateLimitMax: 1, trustProxy: true });
    const from = (address: string) => server.post(SAMPLE_REQUEST, { 'x-forwarded-for': address });
    expect((await from('2001:db8:1:1::1')).status).toBe(201);
    expect((await from('2001:db8:1:1:ffff::9')).status).toBe(429);
    expect((await from('2001:db8:1:2::1')).status).toBe(201);
  });
});

it('remembers an address through a flood of ten thousand others', async () => {
  const app = fastify();
  const { countSlotsQuestion } = await createLimits(app, {
    perAddress: 1,
    perNetwork: 1,
    altogether: 1,
    slots: 1,
  });
  app.get('/', { onRequest: countSlotsQuestion }, async () => 'ok');
  const from = async (remoteAddress: string): Promise<number> =>
    (await app.inject({ path: '/', remoteAddress })).statusCode;
  expect(await from('203.0.113.1')).toBe(200);
  for (let number = 0; number < 10_000; number++) {
    await from(`10.0.${Math.floor(number / 256)}.${number % 256}`);
  }
  // Refused, by an app that knows no other answer to a refusal.
  expect(await from('203.0.113.1')).toBe(500);
  await app.close();
});
