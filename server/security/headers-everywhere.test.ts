import { afterAll, beforeAll, expect, it } from 'vitest';
import { send } from '../test-support/send.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each([
  ['a file', '/robots.txt'],
  ['a script', '/assets/entry-abc123.js'],
  ['a worker', '/worker.js'],
  ['a redirect', '/booking'],
  ['a refused method', '/team', 'DELETE'],
  ['data', '/api/slots?event=virtual-consult&days=1'],
  ['an unknown address of the server', '/api/nothing'],
  ['an address that cannot be read', '/api/%zz'],
  ['health', '/healthz'],
  ['readiness', '/readyz'],
])(
  '%s has a policy, insists on encryption, and is not guessed at',
  async (_, path, method = 'GET') => {
    const { headers } = await send({ port: server.port, path, method });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=86400',
      'x-content-type-options': 'nosniff',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.includes("connect-src 'self'")).toBe(path === '/worker.js');
  },
);
