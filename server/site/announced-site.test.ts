import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { writeBuiltSite } from '../test-support/built-site.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { loadEditions } from './load-editions.ts';

const DAYS = { from: '2027-03-01', until: '2027-03-05' };
/** Midnight in New York, which is five hours behind. */
const FIRST_MOMENT = new Date('2027-03-01T05:00:00Z');
const LAST_MOMENT = new Date('2027-03-06T04:59:59.999Z');

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = FIRST_MOMENT;
  server = await startTestServer({ announcedOn: DAYS, now: () => now });
});
afterEach(() => server.close());

const ask = async (address: string) => {
  const { status, body, headers } = await server.send({ path: address });
  return { status, isAnnounced: String(body).includes('Closed on Friday'), headers };
};

describe('an announcement', () => {
  it.each([
    ['just before its first day', new Date(FIRST_MOMENT.getTime() - 1), false],
    ['from the first moment of that in New York', FIRST_MOMENT, true],
    ['to the last moment of its last day', LAST_MOMENT, true],
    ['no longer', new Date(LAST_MOMENT.getTime() + 1), false],
  ])('stands on pages %s, while the same server runs', async (_when, moment, isAnnounced) => {
    now = moment;
    expect(await ask('/team')).toMatchObject({ status: 200, isAnnounced });
    expect(await ask('/nowhere')).toMatchObject({ status: 404, isAnnounced });
    // A page that has none stays as it is.
    expect(await ask('/weddings')).toMatchObject({ status: 200, isAnnounced: false });
  });

  it('is on no page that a browser has kept from before', async () => {
    now = new Date(FIRST_MOMENT.getTime() - 1);
    const condition = { 'if-none-match': String((await ask('/team')).headers['etag']) };
    expect((await server.send({ path: '/team', headers: condition })).status).toBe(304);
    now = FIRST_MOMENT;
    expect((await server.send({ path: '/team', headers: condition })).status).toBe(200);
  });

  it('that was not built whole is no site to start with', () => {
    const folder = path.join(server.dataDir, 'site');
    const { manifestPath, buildDir } = writeBuiltSite(folder, { announcedOn: DAYS });
    rmSync(path.join(buildDir, 'team/announced.html'));
    expect(() => loadEditions(manifestPath, buildDir)).toThrow(StartupError);
  });
});
