import { rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './db/open-database.ts';
import { noteTakenAway } from './publishing/taken-away.ts';
import { readArguments } from './staff/read-arguments.ts';
import { runCommand } from './staff/run-command.ts';
import { beginRequest } from './test-support/begin-request.ts';
import { HER_MARK, writeBuiltSite, writeSiteWithConsent } from './test-support/built-site.ts';
import { startFakeSmtp } from './test-support/fake-smtp.ts';
import { SAMPLE_REQUEST } from './test-support/sample-request.ts';
import { send } from './test-support/send.ts';
import { spawnServer, type SpawnedServer } from './test-support/spawn-server.ts';
import {
  createTestDatabase,
  ON_POSTGRES,
  type TestDatabase,
} from './test-support/test-database.ts';

const MADE_AT = '2027-07-01T14:00:00.000Z';

let store: TestDatabase;
let environment: Record<string, string>;
let running: SpawnedServer[];

beforeEach(async () => {
  store = await createTestDatabase();
  const { manifestPath, buildDir } = writeBuiltSite(store.dataDir);
  environment = {
    SITE_MANIFEST: manifestPath,
    BUILD_DIR: buildDir,
    DATA_DIR: path.join(store.dataDir, 'data'),
  };
  if (store.databaseUrl !== undefined) {
    environment = {
      ...environment,
      DATABASE_URL: store.databaseUrl,
      PHOTO_DIR: path.join(store.dataDir, 'photos'),
      LINK_SECRET: 'l'.repeat(43),
      SEALING_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
      OUTBOX_KEY: Buffer.alloc(32, 3).toString('base64'),
    };
  }
  running = [];
});
afterEach(async () => {
  for (const server of running) server.process.kill('SIGKILL');
  await Promise.all(running.map((server) => server.exit));
  await store.remove();
});

function start(change: Record<string, string> = {}): SpawnedServer {
  const server = spawnServer({ ...environment, ...change });
  running.push(server);
  return server;
}

const BODY = JSON.stringify(SAMPLE_REQUEST);
const post = (port: number, key: string) =>
  send({
    port,
    method: 'POST',
    path: '/api/requests',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: BODY,
  });

describe('start', () => {
  it('serves the site and the intake, and warns once of a private key that it has made', async () => {
    const server = start();
    const port = await server.port;
    expect((await send({ port, path: '/' })).text).toContain('Home');
    expect((await send({ port, path: '/readyz' })).status).toBe(200);
    expect((await post(port, 'main-key-1')).status).toBe(201);
    const warning = /WARNING[^]*identity\.key[^]*Move it off this machine/;
    expect(warning.test(server.output())).toBe(!ON_POSTGRES);
    expect(server.output()).not.toContain('127.0.0.1');
    server.process.kill('SIGINT');
    expect(await server.exit).toBe(0);

    // A photograph was taken away at the desk, and the build that lies here still has it.
    const opened = await openDatabase(path.join(store.dataDir, 'data'), store.databaseUrl);
    await noteTakenAway(opened.database, [HER_MARK], '2027-07-01T14:00:00.000Z');
    await opened.close();
    const built = writeSiteWithConsent(path.join(store.dataDir, 'again'), '2099-01-01');
    const again = start({ SITE_MANIFEST: built.manifestPath, BUILD_DIR: built.buildDir });
    expect((await post(await again.port, 'main-key-1')).status).toBe(201);
    expect(again.output()).not.toContain('WARNING');
    const face = await send({ port: await again.port, path: '/assets/ann-abc123.jpg' });
    expect([face.status, face.text]).toEqual([410, expect.not.stringContaining('face')]);
    await expect
      .poll(() => again.output())
      .toMatch(/"level":50[^\n]*a photograph that was taken away at the desk/);
  });

  it.skipIf(ON_POSTGRES)(
    'says of the key that it makes that the desk will make another, and no such thing where the desk has',
    async () => {
      // Not built, so that it takes no port: what is said of keys is said before.
      const withDesk = { DESK: 'on', DESK_BUILD_DIR: path.join(store.dataDir, 'none') };
      const server = start(withDesk);
      await server.port;
      expect(server.output()).toMatch(/identity\.key[^]*Set up the desk before anything comes/);
      expect(server.output()).not.toContain('can read every request');
      server.process.kill('SIGTERM');
      await server.exit;

      const dataDir = path.join(store.dataDir, 'data');
      const { database, close } = await openDatabase(dataDir);
      const opens = await identityToRecipient(await generateX25519Identity());
      await database
        .insertInto('desk_sheets')
        .values({ wrapped: Buffer.from('sealed'), recipient: 'age1sheet', opens, made_at: MADE_AT })
        .execute();
      await close();
      for (const file of ['identity.key', 'recipient.txt']) rmSync(path.join(dataDir, file));
      const again = start(withDesk);
      await again.port;
      expect(again.output()).not.toContain('a new key pair was made');
      expect(again.output()).toMatch(
        /identity\.key opens nothing that has come since July 1, 2027/,
      );
    },
  );

  it('writes the visits of its last minute when it is told to stop', async () => {
    const server = start();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ page: '/team' });
    const answer = await send({
      port: await server.port,
      method: 'POST',
      path: '/api/visits',
      headers,
      body,
    });
    expect(answer.status).toBe(204);
    server.process.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    const visits = await runCommand(readArguments(['visits'], environment), new Date());
    expect(visits.text).toMatch(/^\/team +1 +1 +1$/m);
  });

  it('tells the practice by mail where that is configured, and where to read it', async () => {
    const smtp = await startFakeSmtp();
    const server = start({
      // Left out here: another server of the same database has the desk, and this one knows where.
      DESK_ORIGIN: 'https://desk.example.org',
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Impressions <no-reply@example.org>',
      NOTIFY_TO: 'desk@example.org',
    });
    await post(await server.port, 'main-key-mail');
    await expect.poll(() => smtp.mails.length).toBe(2);
    expect(smtp.recipients.toSorted()).toEqual([SAMPLE_REQUEST.email, 'desk@example.org']);
    expect(server.output()).not.toContain('@');
    const mails = () => smtp.mails.map((mail) => mail.replaceAll('=\r\n', '')).join('\n');
    expect(mails()).toContain('Read it with: npm run requests');
    const { database, close } = await openDatabase(
      environment['DATA_DIR'] ?? '',
      store.databaseUrl,
    );
    await database
      .insertInto('desk_people')
      .values({ name: 'Ann Lee', role: 'scheduler', adds_people: 1, added_at: MADE_AT })
      .execute();
    await close();
    await post(await server.port, 'main-key-mail-2');
    await expect.poll(() => smtp.mails.length).toBe(4);
    expect(mails()).toContain('Read it at the desk: https://desk.example.org/card/2');
    await smtp.close();
  });

  it.each([
    ['the build is missing', { SITE_MANIFEST: '/nowhere/site.json' }, /Run npm run build first/],
    [
      'the configuration is wrong',
      { PORT: 'eighty', LOG_LEVEL: 'loud' },
      /PORT must be[^]*LOG_LEVEL must be/,
    ],
    ['the key is wrong', { SEALING_RECIPIENT: 'age1nonsense' }, /SEALING_RECIPIENT/],
    [
      'the data folder cannot be made',
      { DATA_DIR: '/dev/null/data', DATABASE_URL: '' },
      /Check DATA_DIR/,
    ],
    [
      'PostgreSQL is not there',
      {
        DATABASE_URL: 'postgres://user:zq-secret@127.0.0.1:1/impressions',
        SEALING_RECIPIENT: 'age1any',
        PHOTO_DIR: 'photos',
        LINK_SECRET: 'l'.repeat(43),
      },
      /DATABASE_URL cannot be used \(.*ECONNREFUSED.*\)\. Is PostgreSQL running/,
    ],
  ])('says why it cannot when %s, without a stack', async (_case, change, text) => {
    const server = start(change);
    expect(await server.exit).toBe(1);
    expect(server.output()).toMatch(text);
    expect(server.output()).not.toMatch(/^\s+at /m);
    expect(server.output()).not.toContain('zq-secret');
  });

  it.skipIf(ON_POSTGRES)(
    'makes the secret of the links once, and does not start with a spoilt one',
    async () => {
      const first = start();
      await first.port;
      expect(first.output()).toContain('link-secret.key');
      first.process.kill('SIGINT');
      await first.exit;
      writeFileSync(path.join(store.dataDir, 'data', 'link-secret.key'), 'spoilt\n');
      const second = start();
      expect(await second.exit).toBe(1);
      expect(second.output()).toMatch(/link-secret\.key holds no secret.*Put the right one back/);
      const third = start({ LINK_SECRET: 'c'.repeat(43) });
      expect(await third.port).toBeGreaterThan(0);
    },
  );

  it('says that the port is taken', async () => {
    const port = String(await start().port);
    const second = start({ PORT: port });
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain(`Port ${port} is taken`);
  });
});

// With PostgreSQL the key is a setting: no file of the server's could say another.
it.skipIf(ON_POSTGRES)(
  'seals to the new key once staff have changed it, without a restart',
  async () => {
    const server = start();
    const port = await server.port;
    await post(port, 'rotate-key-1');
    const staff = (...args: string[]) =>
      runCommand(readArguments([...args, '--data', dataDir], {}), new Date());
    const dataDir = path.join(store.dataDir, 'data');
    const keyFile = path.join(store.dataDir, 'new.key');
    await staff('keygen', '--out', keyFile);
    await staff('rotate', '--new-key', keyFile);
    await post(port, 'rotate-key-2');
    for (const number of ['1', '2']) {
      const shown = await staff('show', number, '--key', keyFile);
      expect(shown.text).toContain(SAMPLE_REQUEST.name);
    }
  },
);

/** Docker and systemd kill then. */
const EXIT_LIMIT_MS = 10_000;
/** How late a busy machine lets this process hear of an exit. */
const HEARD_LATE_MS = 3_000;

describe('end', () => {
  it('finishes what is in flight on SIGTERM, takes no more, and exits with 0', async () => {
    const server = start();
    const port = await server.port;
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    const begun = await beginRequest(port, 'in-flight-1', BODY.length);
    begun.socket.write(BODY.slice(0, 20));
    const startedAt = Date.now();
    server.process.kill('SIGTERM');
    // Until it takes no more.
    await expect
      .poll(() =>
        send({ port, path: '/healthz' }).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused');
    begun.socket.write(BODY.slice(20));
    expect(await server.exit).toBe(0);
    // By itself, not cut off (server/shutdown.ts).
    expect(Date.now() - startedAt).toBeLessThan(8_000);
    expect(begun.answer()).toContain('HTTP/1.1 201');
    idle.destroy();

    const again = start();
    expect((await post(await again.port, 'in-flight-1')).text).toBe(
      begun.answer().split('\r\n\r\n').at(-1),
    );
  });

  it('exits with 0 within ten seconds when a client never ends its request', async () => {
    const server = start();
    await beginRequest(await server.port, 'never-ends', 99);
    const startedAt = Date.now();
    server.process.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(EXIT_LIMIT_MS + HEARD_LATE_MS);
  });

  it('exits with 0 within ten seconds when a mail server and a client are silent at once', async () => {
    const smtp = await startFakeSmtp();
    smtp.fault = { text: 'silence' };
    const server = start({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Impressions <no-reply@example.org>',
    });
    const port = await server.port;
    await post(port, 'silent-on-both-sides');
    await expect.poll(() => smtp.mails.length).toBe(1);
    await beginRequest(port, 'never-ends', 99);
    const startedAt = Date.now();
    server.process.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    expect(Date.now() - startedAt).toBeLessThan(EXIT_LIMIT_MS + HEARD_LATE_MS);
    await smtp.close();
  });

  it('sends a mail again, as the same one, when it was killed before the answer to it', async () => {
    const smtp = await startFakeSmtp();
    const mail = {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'Impressions <no-reply@example.org>',
    };
    smtp.fault = { text: 'silence' };
    const server = start(mail);
    await post(await server.port, 'killed-in-data');
    await expect.poll(() => smtp.mails.length).toBe(1);
    server.process.kill('SIGKILL');
    await server.exit;

    // The lease would end by itself, after two minutes.
    const { database } = await openDatabase(environment['DATA_DIR'] ?? '', store.databaseUrl);
    await database.updateTable('outbox').set({ leased_until_ms: 0 }).execute();
    await database.destroy();
    smtp.fault = {};
    await start(mail).port;
    await expect.poll(() => smtp.mails.length).toBe(2);
    const ids = smtp.mails.map((text) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
    expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@example\.org>/);
    expect(ids[1]).toBe(ids[0]);
    await smtp.close();
  });

  it('has what it acknowledged after kill -9', async () => {
    const server = start({ RATE_LIMIT_MAX: '100' });
    const port = await server.port;
    const first = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post(port, `kill-key-${index}`)),
    );
    server.process.kill('SIGKILL');
    await server.exit;
    const again = start({ RATE_LIMIT_MAX: '1' });
    const secondPort = await again.port;
    for (const [index, answer] of first.entries()) {
      expect(answer.status).toBe(201);
      expect((await post(secondPort, `kill-key-${index}`)).text).toBe(answer.text);
    }
  });
});
