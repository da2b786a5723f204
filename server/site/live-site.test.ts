import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  HER_MARK,
  SAMPLE_PRACTICE,
  writeBuiltSite,
  writeSiteWithConsent,
} from '../test-support/built-site.ts';
import { EDITION_WITHOUT_CONSENTS } from '../../domain/validity/editions.ts';
import { createLiveSite } from './live-site.ts';
import { loadEditions, type Editions } from './load-editions.ts';

const START = new Date('2027-07-01T14:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'live-site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(name: string, files: Readonly<Record<string, string>>): Editions {
  const { manifestPath, buildDir } = writeBuiltSite(path.join(folder, name), {
    files: { 'index.html': name, ...files },
  });
  return loadEditions(manifestPath, buildDir);
}

/** What the site answers to an address: status and body. */
function ask(handle: ReturnType<typeof createLiveSite>['handle'], url: string) {
  let status = 0;
  let body = '';
  const response = {
    writeHead: (code: number) => {
      status = code;
      return response;
    },
    end: (sent: Buffer) => void (body = String(sent)),
  };
  handle(
    { method: 'GET', url, headers: {} } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  return { status, body };
}

it('shows another site whole, and keeps the hashed files of the one before for a day', () => {
  let now = START;
  const live = createLiveSite(
    build('old', { 'assets/old-1.js': 'old', 'only-old.txt': 'x' }),
    () => now,
  );
  const { handle, facts } = live;
  expect(ask(handle, '/assets/old-1.js').body).toBe('old');

  const next = build('new', { 'assets/new-1.js': 'new' });
  const closures = ['2027-12-28'];
  const practice = {
    ...SAMPLE_PRACTICE,
    phone: '516-555-0199',
    opening: { ...SAMPLE_PRACTICE.opening, closures },
  };
  live.replace({ ...next, site: { ...next.site, practice } });

  expect(ask(handle, '/assets/new-1.js').body).toBe('new');
  expect(ask(handle, '/assets/old-1.js')).toEqual({ status: 200, body: 'old' });
  expect(ask(handle, '/only-old.txt').status).toBe(404);
  // Whoever took them before the change says what holds now.
  expect(facts.phone).toBe('516-555-0199');
  expect(facts.opening.closures).toEqual(closures);

  now = new Date(START.getTime() + DAY_MS);
  live.replace(build('newest', {}));
  expect(ask(handle, '/assets/old-1.js').status).toBe(404);
  expect(ask(handle, '/assets/new-1.js').status).toBe(200);
});

it('keeps of a former site in memory only what the new one lacks, however often it is corrected', async () => {
  const live = createLiveSite(
    build('0', { 'assets/same-1.js': 'same', 'assets/old-1.js': 'old', 'page.html': 'words' }),
    () => START,
  );
  const answer = (address: string) => new WeakRef(live.site().answers.get(address) ?? {});
  const [same, old, page] = ['/assets/same-1.js', '/assets/old-1.js', '/page.html'].map(answer);
  for (const name of ['1', '2']) live.replace(build(name, { 'assets/same-1.js': 'same' }));
  await collectGarbage();
  expect([same, page].map((one) => one?.deref())).toEqual([undefined, undefined]);
  expect(old?.deref()).toBe(live.site().answers.get('/assets/old-1.js'));
  expect(ask(live.handle, '/assets/old-1.js').body).toBe('old');
});

/** What nothing refers to is gone afterwards. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  // A weak reference holds what it refers to until the task ends in which it was made.
  await new Promise((resolve) => setImmediate(resolve));
  if (typeof collect === 'function') collect();
}

it('shows no photograph that was taken away, from whichever build it comes', () => {
  const ofHer = (name: string) => {
    const { manifestPath, buildDir } = writeSiteWithConsent(path.join(folder, name), '2099-01-01');
    return loadEditions(manifestPath, buildDir);
  };
  const live = createLiveSite(ofHer('deployed'), () => START);
  const face = () => ask(live.handle, '/assets/ann-abc123.jpg');
  expect([live.withhold(new Set(['b'.repeat(64)])), face().status]).toEqual(['nothing', 200]);
  expect(live.withhold(new Set([HER_MARK]))).toBe('consents');
  expect(face()).toEqual({ status: 410, body: expect.not.stringContaining('face') });
  expect(ask(live.handle, '/team').body).not.toContain('Ann Uniqname');
  expect(ask(live.handle, '/social/team.jpg').body).toBe('a painting');
  live.replace(ofHer('published'));
  expect(face().status).toBe(410);
  // Chosen anew, with a consent of its own.
  expect([live.withhold(new Set()), face().status]).toEqual(['nothing', 200]);
});

it('shows the deployed site where there is no edition without what was taken away, or says that it cannot', () => {
  const bare = writeBuiltSite(path.join(folder, 'bare'), {
    files: { 'index.html': 'her', 'assets/her-1.jpg': 'her face' },
    photographs: [HER_MARK],
  });
  const ofHer = loadEditions(bare.manifestPath, bare.buildDir);
  const clean = build('clean', {});
  const gone = new Set([HER_MARK]);

  const backed = createLiveSite(
    ofHer,
    () => START,
    () => clean,
  );
  expect(backed.withhold(gone)).toBe('site');
  expect([ask(backed.handle, '/').body, ask(backed.handle, '/assets/her-1.jpg').status]).toEqual([
    'clean',
    404,
  ]);

  const alone = createLiveSite(
    ofHer,
    () => START,
    () => ofHer,
  );
  expect(ask(alone.handle, '/assets/her-1.jpg').body).toBe('her face');
  expect([alone.withhold(gone), alone.withhold(gone)]).toEqual(['all', 'all']);
  for (const address of ['/', '/team', '/assets/her-1.jpg', '/request', '/nowhere']) {
    expect(ask(alone.handle, address), address).toEqual({
      status: 503,
      body: expect.stringMatching(/cannot be shown just now.*516-555-0100/),
    });
  }
  expect(ask(alone.handle, '/es/emergency').body).toContain('lang="es-US"');
  expect(ask(alone.handle, '/appointment').body).toContain('action="/api/appointments/find"');
  expect([ask(alone.handle, '/api/slots').status, ask(alone.handle, '/readyz').status]).toEqual([
    0, 0,
  ]);
  expect([alone.facts.phone, alone.site().answers.size]).toEqual([SAMPLE_PRACTICE.phone, 0]);
  // Nor does it come back among the files of the site before, once another is published.
  alone.replace(clean);
  expect([ask(alone.handle, '/').body, ask(alone.handle, '/assets/her-1.jpg').status]).toEqual([
    'clean',
    404,
  ]);
});

it('takes a build that does not say which photographs it has for one that may have any', () => {
  const { manifestPath, buildDir } = writeSiteWithConsent(folder, '2099-01-01');
  for (const file of [manifestPath, path.join(folder, EDITION_WITHOUT_CONSENTS, 'site.json')]) {
    const { photographs: _, ...before } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(before));
  }
  const live = createLiveSite(loadEditions(manifestPath, buildDir), () => START);
  const face = () => ask(live.handle, '/assets/ann-abc123.jpg').status;
  expect([live.withhold(new Set()), face()]).toEqual(['nothing', 200]);
  expect([live.withhold(new Set(['b'.repeat(64)])), face()]).toEqual(['consents', 410]);
});
