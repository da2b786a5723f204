import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RequestDatabase } from './db/open-database.ts';
import { writeBuiltSite } from './test-support/built-site.ts';
import { startFakeSmtp, type FakeSmtp } from './test-support/fake-smtp.ts';
import { forwardInTurn, type Forwarder } from './test-support/forward.ts';
import { SAMPLE_REQUEST } from './test-support/sample-request.ts';
import { send, type Answer } from './test-support/send.ts';
import { spawnServer, type SpawnedServer } from './test-support/spawn-server.ts';
import { createTestDatabase, type TestDatabase } from './test-support/test-database.ts';

const RACERS = 40;
const CLIENTS = 8;
const REQUESTS_EACH = 10;

/** Two processes, one PostgreSQL, and what a load balancer does with connections. */
let store: TestDatabase;
let database: RequestDatabase;
let smtp: FakeSmtp;
let environment: Record<string, string>;
let running: SpawnedServer[];
let balancer: Forwarder | undefined;

beforeEach(async () => {
  store = await createTestDatabase();
  ({ database } = await store.open());
  smtp = await startFakeSmtp();
  running = [];
  const { manifestPath, buildDir } = writeBuiltSite(store.dataDir);
  environment = {
    SITE_MANIFEST: manifestPath,
    BUILD_DIR: buildDir,
    DATABASE_URL: store.databaseUrl ?? '',
    // Not needed: what servers share stands in their settings.
    DATA_DIR: '/nowhere',
    PHOTO_DIR: path.join(store.dataDir, 'photos'),
    LINK_SECRET: 'l'.repeat(43),
    SEALING_RECIPIENT: await identityToRecipient(await generateX25519Identity()),
    OUTBOX_KEY: Buffer.alloc(32, 3).toString('base64'),
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Impressions <no-reply@example.org>',
    RATE_LIMIT_MAX: '1000',
    RATE_LIMIT_ALL_MAX: '1000',
  };
});
afterEach(async () => {
  for (const server of running) server.process.kill('SIGKILL');
  await Promise.all(running.map((server) => server.exit));
  await balancer?.close();
  await smtp.close();
  await store.remove();
});

function start(change: Record<string, string> = {}): SpawnedServer {
  const server = spawnServer({ ...environment, ...change });
  running.push(server);
  return server;
}

/** Starts two at the same moment, behind a balancer; gives its port and theirs. */
async function startTwo(change: Record<string, string> = {}) {
  const [first, second] = await Promise.all([start(change).port, start(change).port]);
  balancer = await forwardInTurn([first, second]);
  return { port: balancer.port, first, second };
}

const post = (port: number, path: string, body: object, key: string = randomUUID()) =>
  send({
    port,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });

async function freeTime(port: number): Promise<string> {
  const answer = await send({ port, path: '/api/slots?event=virtual-consult' });
  return JSON.parse(answer.text).slots[0].startsAt;
}

const appointmentAt = (startsAt: string) => ({
  event: 'virtual-consult',
  startsAt,
  name: 'Ann Lee',
  email: 'ann@example.com',
  consent: true,
});

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted();

it(`gives a time to one of ${RACERS} who race for it at both, and one link opens it at either`, async () => {
  const { port, first, second } = await startTwo();
  const wish = appointmentAt(await freeTime(port));
  const answers = await Promise.all(
    Array.from({ length: RACERS }, () => post(port, '/api/appointments', wish)),
  );
  expect(statuses(answers)).toEqual([201, ...Array.from({ length: RACERS - 1 }, () => 409)]);
  const [cells, rows] = [
    await database.selectFrom('appointment_cells').selectAll().execute(),
    await database.selectFrom('appointments').selectAll().execute(),
  ];
  expect([cells.length, rows.length]).toEqual([1, 1]);

  const winner = answers.find(({ status }) => status === 201);
  const { changeToken } = JSON.parse(winner?.text ?? '');
  const views = [first, second].map((one) =>
    send({ port: one, path: `/api/appointments/${changeToken}` }),
  );
  expect(statuses(await Promise.all(views))).toEqual([200, 200]);
});

it('counts an address at both as one', async () => {
  const { port } = await startTwo({ RATE_LIMIT_MAX: '5' });
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => post(port, '/api/requests', SAMPLE_REQUEST)),
  );
  expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 429, 429, 429, 429]);
});

it('sends what either took in once, the letter of a server that is gone too', async () => {
  const gone = start();
  const letter = { ...SAMPLE_REQUEST, email: 'left-behind@example.com' };
  expect((await post(await gone.port, '/api/requests', letter)).status).toBe(201);
  gone.process.kill('SIGKILL');
  await gone.exit;
  // Had it been at it, the lease would end by itself, after two minutes.
  await database.updateTable('outbox').set({ leased_until_ms: 0 }).execute();

  const { port } = await startTwo();
  const others = Array.from({ length: 12 }, (_, index) => `visitor-${index}@example.com`);
  for (const email of others) await post(port, '/api/requests', { ...SAMPLE_REQUEST, email });
  const left = () => database.selectFrom('outbox').select('number').execute();
  await expect.poll(left).toEqual([]);
  expect(smtp.recipients.toSorted()).toEqual([letter.email, ...others].toSorted());
});

it('loses and doubles nothing when one of them is killed while clients send and try again', async () => {
  const { port } = await startTwo();
  const [victim] = running;
  const receipts = new Map<string, Set<string>>();

  /** Sends until it is acknowledged, and once more, as one who missed the answer. */
  async function insist(key: string): Promise<void> {
    const ids = new Set<string>();
    receipts.set(key, ids);
    for (let acknowledged = 0; acknowledged < 2;) {
      // The line is cut, or nobody listens there any more.
      const answer = await post(port, '/api/requests', SAMPLE_REQUEST, key).catch(() => undefined);
      if (answer === undefined) {
        await wait(10);
        continue;
      }
      expect(answer.status).toBe(201);
      ids.add(JSON.parse(answer.text).id);
      acknowledged += 1;
    }
  }

  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let number = 0; number < REQUESTS_EACH; number++)
      await insist(`sender-${client}-${number}`);
  });
  while (receipts.size < (CLIENTS * REQUESTS_EACH) / 4) await wait(5);
  victim?.process.kill('SIGKILL');
  await Promise.all(clients);

  const rows = await database.selectFrom('requests').select('id').execute();
  const told = [...receipts.values()].flatMap((ids) => [...ids]);
  expect(told).toHaveLength(CLIENTS * REQUESTS_EACH);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(told.toSorted());
});
