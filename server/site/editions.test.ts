import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EDITION_WITHOUT_CONSENTS } from '../../domain/validity/editions.ts';
import { writeSiteWithConsent } from '../test-support/built-site.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { loadEditions } from './load-editions.ts';

const LAST_DAY = '2027-03-01';
/** The day is over at midnight in New York, which is five hours behind. */
const LAST_MOMENT = new Date('2027-03-02T04:59:59.999Z');
const FIRST_MOMENT_AFTER = new Date('2027-03-02T05:00:00Z');

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = LAST_MOMENT;
  server = await startTestServer({ consentUntil: LAST_DAY, now: () => now });
});
afterEach(() => server.close());

const ask = async (address: string) => {
  const { status, body, headers } = await server.send({ path: address });
  return { status, body: String(body), caching: headers['cache-control'] };
};

it('has in memory once what both editions show', () => {
  const { manifestPath, buildDir } = writeSiteWithConsent(path.join(server.dataDir, 'x'), LAST_DAY);
  const { site, later } = loadEditions(manifestPath, buildDir);
  for (const address of ['/', '/assets/entry-abc123.js']) {
    const shown = site.answers.get(address);
    expect(shown?.identity.status).toBe(200);
    expect(later?.site.answers.get(address)).toBe(shown);
  }
});

describe('a site that shows a person until the end of a day', () => {
  it('shows page and picture to the last moment of that day in New York', async () => {
    expect((await ask('/team')).body).toContain('Ann Uniqname');
    expect(await ask('/assets/ann-abc123.jpg')).toMatchObject({ status: 200, body: 'her face' });
  });

  it('shows the page without the person from then on, while the same server runs', async () => {
    now = FIRST_MOMENT_AFTER;
    const page = await ask('/team');
    expect(page).toMatchObject({ status: 200, caching: 'no-cache' });
    expect(page.body).not.toContain('Ann');
    expect(await ask('/social/team.jpg')).toMatchObject({ status: 200, body: 'a painting' });
    expect((await ask('/assets/team-def456.js')).status).toBe(200);
  });

  it.each(['/assets/ann-abc123.jpg', '/assets/ann-abc123.jpg?again', '/assets/team-abc123.js'])(
    'answers 410 for %s then, and lets nobody keep the answer',
    async (address) => {
      now = FIRST_MOMENT_AFTER;
      const answer = await ask(address);
      expect(answer).toMatchObject({ status: 410, caching: 'no-store' });
      expect(answer.body).not.toMatch(/Ann|face/);
    },
  );

  it('gives a page that was kept from before no 304', async () => {
    const { headers } = await server.send({ path: '/team' });
    const condition = { 'if-none-match': String(headers['etag']) };
    expect((await server.send({ path: '/team', headers: condition })).status).toBe(304);
    now = FIRST_MOMENT_AFTER;
    expect((await server.send({ path: '/team', headers: condition })).status).toBe(200);
  });

  it('lets browsers keep for an hour what may end, and for ever what both editions have', async () => {
    expect((await ask('/assets/ann-abc123.jpg')).caching).toBe('public, max-age=3600');
    expect((await ask('/assets/entry-abc123.js')).caching).toMatch('immutable');
  });

  it('says so on /readyz some weeks before and afterward, without a name, and stays ready', async () => {
    now = new Date('2027-01-01T12:00:00Z');
    expect((await ask('/readyz')).body).toBe('ready\n');
    now = new Date('2027-02-01T12:00:00Z');
    expect(await ask('/readyz')).toMatchObject({
      status: 200,
      body: `ready\nends soon: consent, 1, ${LAST_DAY}\n`,
    });
    now = FIRST_MOMENT_AFTER;
    expect(await ask('/readyz')).toMatchObject({
      status: 200,
      body: `ready\nended: consent, 1, ${LAST_DAY}\n`,
    });
  });
});

it('does not start without the edition that takes its place', () => {
  const folder = path.join(server.dataDir, 'site');
  const { manifestPath, buildDir } = writeSiteWithConsent(folder, LAST_DAY);
  expect(loadEditions(manifestPath, buildDir).later).toBeDefined();
  rmSync(path.join(folder, EDITION_WITHOUT_CONSENTS), { recursive: true });
  expect(() => loadEditions(manifestPath, buildDir)).toThrow(/without-consents.*npm run build/);
});
