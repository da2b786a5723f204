import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOME_HTML, writeBuiltSite } from '../test-support/built-site.ts';
import { send } from '../test-support/send.ts';
import { loadSite } from './load-site.ts';
import { createSiteHandler } from './site-handler.ts';

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const { manifestPath, buildDir } = writeBuiltSite(folder);
  const handleSite = createSiteHandler(loadSite(manifestPath, buildDir));
  server = createServer((request, response) => {
    if (!handleSite(request, response)) response.writeHead(299).end("not the site's");
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (urlPath: string, headers: Record<string, string> = {}, method = 'GET') =>
  send({ port, path: urlPath, headers, method });

describe('what is at an address', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/?utm=1', 200, 'Home'],
    ['/team', 200, 'Team'],
    ['/weddings', 200, '<title>Weddings'],
    ['/weddingsfoo', 200, 'Any wedding'],
    ['/weddings/june/2027/', 200, 'Any wedding'],
    ['/weddings%20june', 200, 'Any wedding'],
    ['/Team', 404, 'Not found'],
    ['/TEAM/', 404, 'Not found'],
    ['/team/index.html', 404, 'Not found'],
    ['/index.html', 404, 'Not found'],
    ['/index.html.br', 404, 'Not found'],
    ['/stray.html', 404, 'Not found'],
    ['/_headers', 404, 'Not found'],
    ['/.vite/manifest.json', 404, 'Not found'],
    ['/.well-known/security.txt', 200, 'Contact'],
    ['/nothing', 404, 'Not found'],
    ['/team//', 404, 'Not found'],
    ['/assets', 404, 'Not found'],
    ['//evil.example', 404, 'Not found'],
    ['//evil.example/', 404, 'Not found'],
    ['//team/', 404, 'Not found'],
    ['/\\evil.example/', 404, 'Not found'],
    ['/team/../booking', 404, 'Not found'],
    ['/weddings/../team', 404, 'Not found'],
    ['/weddings/..', 404, 'Not found'],
    ['/weddings%2f..%2fteam/', 404, 'Not found'],
    ['/%2e%2e/team', 404, 'Not found'],
    ['/weddings%5cx', 404, 'Not found'],
    ['/weddings%00', 404, 'Not found'],
    ['/weddings%zz', 404, 'Not found'],
    ['/weddings%ff', 404, 'Not found'],
    ['/__proto__', 404, 'Not found'],
    ['/api', 404, 'Not found'],
    ['/API/requests', 404, 'Not found'],
    ['/api/requests', 299, "not the site's"],
    ['/healthz', 299, "not the site's"],
    ['/readyz?x', 299, "not the site's"],
    ['/healthzz', 404, 'Not found'],
  ])('%s gives %i', async (urlPath, status, text) => {
    const answer = await get(urlPath);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(text);
    expect(answer.headers.location).toBeUndefined();
  });

  it.each([
    ['/team/', '/team'],
    ['/team/?a=1&a=2', '/team?a=1&a=2'],
    ['/booking', '/book-consultation'],
    ['/booking?utm=x%20y', '/book-consultation?utm=x%20y'],
    ['/booking/?utm=1', '/booking?utm=1'],
    ['/help?q=1', '/faq?q=1#contact'],
    ['/team/?next=//evil.example', '/team?next=//evil.example'],
  ])('%s leads to %s for good', async (urlPath, location) => {
    const answer = await get(urlPath);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])(
    '%s is not allowed',
    async (method) => {
      const answer = await get('/team', {}, method);
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
      expect((await get('/booking', {}, method)).status).toBe(405);
    },
  );

  it("leaves every method on the server's own addresses to the server", async () => {
    expect((await get('/api/requests', {}, 'POST')).status).toBe(299);
  });
});

describe('headers', () => {
  it("puts the site's and the page's headers on a page", async () => {
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'content-length': String(Buffer.byteLength(HOME_HTML)),
    });
    expect((await get('/nothing')).headers['content-security-policy']).toBe("default-src 'self'");
  });

  it.each([
    [
      '/assets/entry-abc123.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/favicon.svg', 'image/svg+xml', 'public, max-age=3600'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
    ['/team.data', 'text/x-script; charset=utf-8', 'no-cache'],
  ])('types and keeps %s', async (urlPath, type, caching) => {
    const { headers } = await get(urlPath);
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, caching]);
    expect(headers.vary).toBeUndefined();
  });

  it('answers HEAD as GET, without a body', async () => {
    const answer = await get('/', {}, 'HEAD');
    expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(HOME_HTML)));
    expect(answer.body).toHaveLength(0);
    expect((await get('/nothing', {}, 'HEAD')).status).toBe(404);
  });

  it('negotiates the encoding, with a tag for each', async () => {
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    const noBrotli = await get('/', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(brotliDecompressSync(br.body).toString()).toBe(HOME_HTML);
    expect(gunzipSync(gzip.body).toString()).toBe(HOME_HTML);
    expect(noBrotli.headers['content-encoding']).toBe('gzip');
    expect(new Set([plain, br, gzip].map((answer) => answer.headers.etag)).size).toBe(3);
    for (const answer of [plain, br, gzip]) expect(answer.headers.vary).toBe('accept-encoding');
  });

  it('says 304 to whoever has it in this encoding, and only then', async () => {
    const { headers } = await get('/', { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    for (const condition of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await get('/', { 'accept-encoding': 'br', 'if-none-match': condition });
      expect(answer.status).toBe(304);
      expect(answer.headers).toMatchObject({
        etag,
        vary: 'accept-encoding',
        'cache-control': 'no-cache',
      });
      expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
      expect(answer.headers['content-type']).toBeUndefined();
    }
    expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
    expect((await get('/nothing', { 'if-none-match': '*' })).status).toBe(404);
  });
});

describe('a page with a key of its own', () => {
  const keyOf = (html: string) => /value="([0-9a-f-]{36})"/.exec(html)?.[1];

  it('carries a fresh UUID in every answer, and only Back may show one again', async () => {
    const [first, second] = [await get('/request'), await get('/request?x=1')];
    expect(keyOf(first.text)).toBeDefined();
    expect(keyOf(first.text)).not.toBe(keyOf(second.text));
    expect(first.text).not.toContain('__IDEMPOTENCY_KEY__');
    const openedAt = Number(/name="openedAt" value="(\d+)"/.exec(first.text)?.[1]);
    expect(Math.abs(Date.now() - openedAt)).toBeLessThan(60_000);
    expect(first.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-length': String(first.body.length),
    });
    // With a validator a new visit could be answered with an old key.
    expect(first.headers.etag).toBeUndefined();
    expect(first.headers['last-modified']).toBeUndefined();
  });

  it('is packed with gzip for browsers, never with what stands in a cache', async () => {
    const answer = await get('/request', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(keyOf(gunzipSync(answer.body).toString())).toBeDefined();
    expect((await get('/request/')).headers.location).toBe('/request');
  });
});
