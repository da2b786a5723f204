import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './db/open-database.ts';
import { DATABASE_FILE } from './db/open-sqlite.ts';
import { noteTakenAway } from './publishing/taken-away.ts';
import { buildPlaceOf, keepLiveBuild, sitesFolderOf } from './publishing/published-build.ts';
import { beginRequest } from './test-support/begin-request.ts';
import { HER_MARK, writeBuiltSite } from './test-support/built-site.ts';
import { SAMPLE_REQUEST } from './test-support/sample-request.ts';
import { send } from './test-support/send.ts';
import { spawnServer, type SpawnedServer } from './test-support/spawn-server.ts';

/** Bad luck of a whole process: its log, its descriptors, its end. */

const BODY = JSON.stringify(SAMPLE_REQUEST);

let folder: string;
let running: SpawnedServer[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
  running = [];
});
afterEach(async () => {
  for (const server of running) server.process.kill('SIGKILL');
  await Promise.all(running.map((server) => server.exit));
  rmSync(folder, { recursive: true });
});

function start(change: Record<string, string> = {}, wrapper: string[] = []): SpawnedServer {
  const { manifestPath, buildDir } = writeBuiltSite(folder);
  const server = spawnServer(
    {
      SITE_MANIFEST: manifestPath,
      BUILD_DIR: buildDir,
      DATA_DIR: path.join(folder, 'data'),
      RATE_LIMIT_MAX: '1000',
      ...change,
    },
    wrapper,
  );
  running.push(server);
  return server;
}

/** Runs the server in a shell's circumstances; the shell becomes the server. */
const inShell = (before: string, after = ''): string[] => [
  'sh',
  '-c',
  `${before} exec "$0" "$@" ${after}`,
];

const post = (port: number, key: string) =>
  send({
    port,
    method: 'POST',
    path: '/api/requests',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: BODY,
  });
const statusOf = (port: number, key: string) =>
  post(port, key).then(
    ({ status }) => status,
    () => 0,
  );

/** A port that was free a moment ago, for a server that cannot say its own. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const countRows = (): number => {
  const database = new Sqlite(path.join(folder, 'data', DATABASE_FILE), { readonly: true });
  const count = database.prepare('SELECT count(*) FROM requests').pluck().get();
  database.close();
  return Number(count);
};

describe('a log that cannot be written', () => {
  it('because its disk is full costs no request, and ends nothing', async () => {
    const port = await freePort();
    const server = start({ PORT: String(port) }, inShell('', '> /dev/full 2> /dev/full'));
    await expect.poll(() => statusOf(port, 'log-full-key-1')).toBe(201);
    for (let count = 2; count <= 20; count += 1) {
      expect((await post(port, `log-full-key-${count}`)).status).toBe(201);
    }
    server.process.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(countRows()).toBe(20);
  });

  it('because its reader has gone costs no request, and ends nothing', async () => {
    const server = start();
    const port = await server.port;
    server.process.stdout?.destroy();
    server.process.stderr?.destroy();
    for (let count = 1; count <= 20; count += 1) {
      expect((await post(port, `log-gone-key-${count}`)).status).toBe(201);
    }
    server.process.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  });
});

it('receives requests and serves what was deployed where what the desk was publishing cannot be taken back', async () => {
  const data = path.join(folder, 'data');
  const id = 'A'.repeat(22);
  writeBuiltSite(path.dirname(buildPlaceOf(data, id).manifestPath), {
    files: { 'index.html': 'half published' },
  });
  await keepLiveBuild(data, id, writeBuiltSite(folder));
  const note = path.join(sitesFolderOf(data), 'under-way', 'note.json');
  mkdirSync(path.dirname(note));
  writeFileSync(note, '{');
  const server = start();
  const port = await server.port;
  expect((await post(port, 'unsettled-key-1')).status).toBe(201);
  expect((await send({ port, path: '/' })).text).toContain('<title>Home');
  expect(existsSync(note)).toBe(true);
  expect(server.output()).toMatch(/ERROR[^]*under-way: leave it there/);
  expect(server.output()).toMatch(/"level":50[^\n]*could not be taken back/);
});

it('serves the site where the desk is not built, and says so', async () => {
  const server = start({
    DESK: 'on',
    DESK_PORT: String(await freePort()),
    DESK_BUILD_DIR: path.join(folder, 'nowhere'),
  });
  const port = await server.port;
  await expect.poll(() => server.output()).toMatch(/"level":50[^\n]*desk is not served/);
  expect(server.output()).toContain('The built desk is missing');
  expect((await post(port, 'no-desk-key-1')).status).toBe(201);
});

it('without free descriptors it turns connections away, and takes requests again when there are some', async () => {
  const server = start({}, inShell('ulimit -n 48;'));
  const port = await server.port;
  const idle: Socket[] = Array.from({ length: 80 }, () => connect(port, '127.0.0.1'));
  for (const socket of idle) socket.on('error', () => undefined);
  await wait(500);
  const whileGone = await Promise.race([statusOf(port, 'descriptors-1'), wait(5_000, 0)]);
  expect([0, 503]).toContain(whileGone);
  for (const socket of idle) socket.destroy();
  await expect.poll(() => statusOf(port, 'descriptors-2')).toBe(201);
  expect(server.process.exitCode).toBe(null);
});

it('answers 503, and not never, while another process holds the database for ten seconds', async () => {
  const port = await start().port;
  const other = new Sqlite(path.join(folder, 'data', DATABASE_FILE));
  other.exec('BEGIN IMMEDIATE');
  const startedAt = Date.now();
  const refused = post(port, 'held-key-1');
  await wait(10_000);
  other.exec('ROLLBACK');
  other.close();
  expect((await refused).status).toBe(503);
  expect(Date.now() - startedAt).toBeLessThan(30_000);
  expect((await post(port, 'held-key-1')).status).toBe(201);
  expect(countRows()).toBe(1);
});

it('turns nobody away after a pause of two seconds', async () => {
  const server = start();
  const port = await server.port;
  expect((await post(port, 'before-pause')).status).toBe(201);
  server.process.kill('SIGSTOP');
  const waiting = Array.from({ length: 10 }, (_, index) => statusOf(port, `in-pause-${index}`));
  await wait(2_000);
  server.process.kill('SIGCONT');
  const statuses = await Promise.all(waiting);
  for (let count = 0; count < 10; count += 1) {
    statuses.push(await statusOf(port, `after-pause-${count}`));
  }
  expect(new Set(statuses)).toEqual(new Set([201]));
});

it('finishes a hundred requests in flight on SIGTERM, and has them all', async () => {
  const server = start();
  const port = await server.port;
  const sent = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const { socket, answer } = await beginRequest(port, `in-flight-${index}`, BODY.length);
      socket.write(BODY.slice(0, 20));
      const end = once(socket, 'close').then(
        () => /(?<=\r\n\r\nHTTP\/1\.1 )\d+/.exec(answer())?.[0],
      );
      return { socket, end };
    }),
  );
  server.process.kill('SIGTERM');
  // Until it takes no more.
  const lives = () =>
    send({ port, path: '/healthz' }).then(
      () => true,
      () => false,
    );
  await expect.poll(lives).toBe(false);
  for (const { socket } of sent) socket.write(BODY.slice(20));
  expect(new Set(await Promise.all(sent.map(({ end }) => end)))).toEqual(new Set(['201']));
  expect(await server.exit).toBe(0);
  expect(countRows()).toBe(100);
});

it('receives requests and shows no face where every build has a photograph that was taken away', async () => {
  const data = path.join(folder, 'data');
  const { database, close } = await openDatabase(data, undefined);
  await noteTakenAway(database, [HER_MARK], '2027-07-01T14:00:00.000Z');
  await close();
  const built = writeBuiltSite(path.join(folder, 'hers'), { photographs: [HER_MARK] });
  const server = start({ SITE_MANIFEST: built.manifestPath, BUILD_DIR: built.buildDir });
  const port = await server.port;
  const page = await send({ port, path: '/' });
  expect([page.status, page.text]).toEqual([503, expect.stringContaining('516-555-0100')]);
  expect((await post(port, 'no-site-key-1')).status).toBe(201);
  await expect.poll(() => server.output()).toMatch(/"level":50[^\n]*no edition without it/);
});
