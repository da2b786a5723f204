import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateX25519Identity } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_FILE } from '../db/open-sqlite.ts';
import { markBody } from '../intake/idempotency.ts';
import { storeRequest } from '../intake/request-store.ts';
import { createSealer } from '../intake/seal.ts';
import { findSealingKey } from '../intake/sealing-key.ts';
import { storeAppointment } from '../scheduling/appointment-store.ts';
import { answerCommandLine } from './command-line.ts';
import { childEnvironment } from '../test-support/child-environment.ts';
import {
  createTestDatabase,
  ON_POSTGRES,
  type TestDatabase,
} from '../test-support/test-database.ts';

const COMMAND = path.join(import.meta.dirname, '..', '..', 'scripts', 'requests.ts');
const RECEIVED_AT = '2027-07-01T16:30:00.000Z';

let store: TestDatabase;
let dataDir: string;
let otherKeyFile: string;

beforeAll(async () => {
  store = await createTestDatabase();
  dataDir = store.dataDir;
  otherKeyFile = path.join(dataDir, 'other.key');
  writeFileSync(otherKeyFile, `# another key\n${await generateX25519Identity()}\n`);
  const { database } = await store.open();
  const key = await findSealingKey({ configured: undefined, dataDir, hasRequests: false });
  const seal = createSealer(key.recipient);
  // Written past the intake's rules, as an older version might have.
  const messages = [
    'Two lines\nemail             forged@example.com',
    '\u001b[31mred\u001b]0;title\u0007 \u202Ecod',
    'third',
    'fourth',
  ];
  for (const [index, message] of messages.entries()) {
    const request = {
      kind: 'discovery-call',
      name: 'Ann Uniqname',
      email: 'ann@example.com',
      message,
      consent: true,
    } as const;
    const receipt = { id: `id-${index + 1}`, receivedAt: RECEIVED_AT };
    const mark = markBody(`staff-key-${index}`, request);
    await storeRequest(database, {
      ...receipt,
      kind: request.kind,
      sealed: await seal(request, receipt),
      mark,
    });
  }
  const appointment = {
    event: 'smile-blueprint',
    startsAt: '2027-07-06T08:00:00-04:00',
    endsAt: '2027-07-06T09:30:00-04:00',
  } as const;
  for (const number of [1, 2]) {
    const receipt = {
      id: `appointment-${number}`,
      reference: null,
      ...appointment,
      receivedAt: RECEIVED_AT,
    };
    const own =
      number === 1
        ? receipt
        : {
            ...receipt,
            startsAt: '2027-07-06T10:00:00-04:00',
            endsAt: '2027-07-06T11:30:00-04:00',
          };
    await storeAppointment(database, {
      receipt: own,
      // The second row holds another time than the one that was sealed.
      sealed: await seal({ name: 'Ann Uniqname' }, receipt),
      mark: markBody(`staff-key-a${number}`, [number]),
    });
  }
  const { sealed } = await database
    .selectFrom('requests')
    .select('sealed')
    .where('number', '=', 3)
    .executeTakeFirstOrThrow();
  sealed[sealed.length - 5] = (sealed[sealed.length - 5] ?? 0) ^ 1;
  await database.updateTable('requests').set({ sealed }).where('number', '=', 3).execute();
  await database
    .updateTable('requests')
    .set(({ selectFrom }) => ({
      sealed: selectFrom('requests as first').select('first.sealed').where('first.number', '=', 1),
    }))
    .where('number', '=', 4)
    .execute();
});
afterAll(() => store.remove());

const settings = (): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(store.databaseUrl === undefined ? {} : { DATABASE_URL: store.databaseUrl }),
});

/** What the command says, in this process: starting one for each takes most of a second. */
const run = (args: string[], environment: Record<string, string> = {}) =>
  answerCommandLine(args, { ...settings(), ...environment }, new Date());

/** The real command. */
function runApart(args: string[]) {
  const env = { ...childEnvironment(), ...settings() };
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it.each([['list'], ['show', '1'], ['show', '99'], ['purge']])(
  'says on a terminal what it says here: %s %s',
  async (...args) => {
    const apart = runApart(args);
    expect(apart).toEqual(await run(args));
    expect(apart.status).toBe(args[0] === 'purge' || args[1] === '99' ? 1 : 0);
    expect(apart.stderr).not.toMatch(/ {4}at /);
  },
);

describe('list', () => {
  it('shows number, kind and New York time, and nothing personal, without a key', async () => {
    const { status, stdout } = await run(['list'], { REQUESTS_KEY_FILE: '/nowhere' });
    expect(status).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.slice(4)).toEqual([
      '',
      'Appointments',
      expect.stringMatching(/^ +A1 +Smile Blueprint +Jul 6, 2027, 8:00:00\sAM EDT$/),
      expect.stringMatching(/^ +A2 +Smile Blueprint +Jul 6, 2027, 10:00:00\sAM EDT$/),
    ]);
    expect(lines[0]).toMatch(/^ +1 +A call +Jul 1, 2027, 12:30:00\sPM EDT$/);
    expect(stdout).not.toContain('Uniqname');
  });

  it('says where it looked when there is no database', async () => {
    // A folder that is named is meant, whatever DATABASE_URL says.
    const { status, stderr } = await run(['list', '--data', '/nowhere/data']);
    expect([status, stderr]).toEqual([1, expect.stringContaining('/nowhere/data/requests.sqlite')]);
  });

  it.each([
    ['is away', 'postgres://user:zq-secret@127.0.0.1:1/impressions', /ECONNREFUSED.*Is PostgreSQL/],
    ['is not named as it must be', 'impressions:zq-secret', /must be like postgres:/],
  ])('says so when PostgreSQL %s, without its password', async (_case, url, text) => {
    const { status, stdout, stderr } = await run(['list'], { DATABASE_URL: url });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(text);
    expect(stderr).not.toMatch(/zq-secret| {4}at /);
  });
});

describe('show', () => {
  it('prints the fields, and no line of a message can pose as one', async () => {
    const { status, stdout } = await run(['show', '1']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^name +Ann Uniqname$/m);
    expect(stdout).toMatch(/^received +Jul 1, 2027/m);
    expect(stdout).toMatch(/^ {2}\| email +forged@example.com$/m);
    expect(stdout).not.toMatch(/^email +forged/m);
  });

  it('prints an appointment by its own number', async () => {
    const { status, stdout } = await run(['show', 'A1']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^number +A1$/m);
    expect(stdout).toMatch(/^begins +Jul 6, 2027, 8:00:00\sAM EDT$/m);
    expect(stdout).toMatch(/^name +Ann Uniqname$/m);
  });

  it('writes escapes and direction overrides out', async () => {
    const { stdout } = await run(['show', '2']);
    expect(stdout).toContain(String.raw`\u{1b}[31mred\u{1b}]0;title\u{7} \u{202e}cod`);
    // eslint-disable-next-line no-control-regex -- the point of the test
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  });

  it.skipIf(ON_POSTGRES).each([
    ['another key', ['show', '1', '--key', 'OTHER'], /does not open request 1/],
    ['a missing key', ['show', '1', '--key', '/nowhere/key'], /no private key at \/nowhere\/key/],
    [
      'a file that is no key',
      ['show', '1', '--key', COMMAND],
      /cannot be read as an age private key/,
    ],
    ['an unknown number', ['show', '99'], /no request number 99/],
    ['a flipped bit', ['show', '3'], /Request 3 is damaged/],
    ['an unknown appointment', ['show', 'A99'], /no appointment number A99/],
    ['an appointment that was moved', ['show', 'A2'], /A2 does not fit its sealed text/],
    ["another row's text", ['show', '4'], /sealed text of another request/],
  ])('says what is wrong with %s', async (_case, args, message) => {
    const named = args.map((argument) => (argument === 'OTHER' ? otherKeyFile : argument));
    const { status, stdout, stderr } = await run(named);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/ {4}at /);
  });

  it('takes the key from REQUESTS_KEY_FILE, but rather from --key', async () => {
    const environment = { REQUESTS_KEY_FILE: otherKeyFile };
    expect((await run(['show', '1'], environment)).status).toBe(1);
    expect(
      (await run(['show', '1', '--key', path.join(dataDir, 'identity.key')], environment)).status,
    ).toBe(0);
  });

  it.skipIf(ON_POSTGRES)('only reads: a database that nobody may write will do', async () => {
    chmodSync(path.join(dataDir, DATABASE_FILE), 0o400);
    expect((await run(['show', '1', '--data', dataDir], { DATA_DIR: '' })).status).toBe(0);
    chmodSync(path.join(dataDir, DATABASE_FILE), 0o600);
  });
});

it
  .skipIf(ON_POSTGRES)
  .each([
    [[]],
    [['purge']],
    [['show']],
    [['show', 'one']],
    [['show', '1', '2']],
    [['list', '1']],
    [['list', '--all']],
  ])('explains itself when called with %j', async (args) => {
  const { status, stderr } = await run(args);
  expect(status).toBe(1);
  expect(stderr).toContain('Usage:');
});
