import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DATABASE_FILE } from '../db/open-sqlite.ts';
import { runBackupScript } from '../test-support/backup-script.ts';
import { writeBuiltSite } from '../test-support/built-site.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { send } from '../test-support/send.ts';
import { spawnServer, type SpawnedServer } from '../test-support/spawn-server.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './run-command.ts';

const CLIENTS = 4;
/** Enough that all clients are under way when the copy begins. */
const BEFORE_BACKUP = 40;

let folder: string;
let running: SpawnedServer[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  running = [];
});
afterEach(async () => {
  for (const server of running) server.process.kill('SIGKILL');
  await Promise.all(running.map((server) => server.exit));
  rmSync(folder, { recursive: true });
});

const inFolder = (...parts: string[]): string => path.join(folder, ...parts);
const staff = (...args: string[]) => runCommand(readArguments(args, {}), new Date());

async function start(dataDir: string): Promise<number> {
  const { manifestPath, buildDir } = writeBuiltSite(folder);
  const server = spawnServer({
    SITE_MANIFEST: manifestPath,
    BUILD_DIR: buildDir,
    DATA_DIR: dataDir,
    RATE_LIMIT_MAX: '100000',
    RATE_LIMIT_ALL_MAX: '100000',
    LOG_LEVEL: 'warn',
  });
  running.push(server);
  return server.port;
}

const post = (port: number, key: string) =>
  send({
    port,
    method: 'POST',
    path: '/api/requests',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...SAMPLE_REQUEST, message: `Message of ${key}.` }),
  });

describe('a restore drill', () => {
  it('brings back all that was acknowledged before the copy began, readable with the key', async () => {
    const dataDir = inFolder('data');
    const port = await start(dataDir);
    /** What each key was told, by key. */
    const acknowledged = new Map<string, string>();
    const over = new AbortController();
    const write = async (client: number): Promise<void> => {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const key = `client-${client}-turn-${turn}`;
        const answer = await post(port, key);
        if (answer.status === 201) acknowledged.set(key, answer.text);
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, (_, client) => write(client)));
    await expect.poll(() => acknowledged.size).toBeGreaterThan(BEFORE_BACKUP);

    const before = new Map(acknowledged);
    const set = runBackupScript(folder, { DATA_DIR: dataDir });
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before.size);
    over.abort();
    await clients;

    // The private key was kept apart; the data folder is lost.
    const keyFile = inFolder('kept-apart.key');
    copyFileSync(path.join(dataDir, 'identity.key'), keyFile);
    const restored = inFolder('restored');
    mkdirSync(restored);
    for (const file of [DATABASE_FILE, 'recipient.txt', 'link-secret.key']) {
      copyFileSync(path.join(set, file), path.join(restored, file));
    }
    for (const server of running) server.process.kill('SIGKILL');
    rmSync(dataDir, { recursive: true });

    const copy = new Sqlite(path.join(set, DATABASE_FILE), { readonly: true });
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    copy.close();

    const restoredPort = await start(restored);
    for (const [key, receipt] of before) {
      const again = await post(restoredPort, key);
      expect([again.status, again.text]).toEqual([201, receipt]);
    }
    const out = inFolder('rows.json');
    await staff('export', '--format', 'json', '--out', out, '--data', restored, '--key', keyFile);
    const rows: { id: string; message: string }[] = JSON.parse(readFileSync(out, 'utf8'));
    const messages = new Map(rows.map(({ id, message }) => [id, message]));
    for (const [key, receipt] of before) {
      const { id }: { id: string } = JSON.parse(receipt);
      expect(messages.get(id)).toBe(`Message of ${key}.`);
    }
    expect(messages.size).toBe(rows.length);
  });
});

describe("the guide's script", () => {
  const WITH_SETTINGS = 'OUTBOX_KEY=none\nSEALING_RECIPIENT=age1theirs\nLINK_SECRET=theirs\n';
  const setsLeft = () => readdirSync(inFolder('sets')).toSorted();

  it('takes what the settings hold of the set from there, and no other secret', async () => {
    const dataDir = inFolder('data');
    await start(dataDir);
    mkdirSync(path.join(dataDir, 'photos'));
    writeFileSync(path.join(dataDir, 'photos', 'one.age'), 'sealed');
    writeFileSync(inFolder('settings'), WITH_SETTINGS);
    const set = runBackupScript(folder, { DATA_DIR: dataDir });
    expect(readdirSync(set).toSorted()).toEqual(['photos', DATABASE_FILE, 'settings']);
    expect(readdirSync(path.join(set, 'photos'))).toEqual(['one.age']);
    const settings = path.join(set, 'settings');
    expect(readFileSync(settings, 'utf8')).toBe(
      'SEALING_RECIPIENT=age1theirs\nLINK_SECRET=theirs\n',
    );
    expect([statSync(set).mode & 0o777, statSync(settings).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  it('makes a set beside one of the same day, and deletes those of a month ago', async () => {
    const dataDir = inFolder('data');
    await start(dataDir);
    const today = new Date().toLocaleDateString('en-CA');
    for (const name of ['2020-01-31', '2020-02-01-0300', today, `${today}-by-hand`]) {
      mkdirSync(inFolder('sets', name), { recursive: true });
    }
    const set = runBackupScript(folder, { DATA_DIR: dataDir });
    expect(setsLeft()).toEqual([today, `${today}-by-hand`, path.basename(set)].toSorted());
  });

  it('ends with a fault, and deletes nothing, where the set would lack a key', async () => {
    const dataDir = inFolder('data');
    await start(dataDir);
    rmSync(path.join(dataDir, 'recipient.txt'));
    mkdirSync(inFolder('sets', '2020-01-31'), { recursive: true });
    expect(() => runBackupScript(folder, { DATA_DIR: dataDir })).toThrow('recipient.txt');
    expect(setsLeft()).toContain('2020-01-31');
  });
});

describe('a copy', () => {
  it('can be read by its owner alone, and leaves no draft', async () => {
    const dataDir = inFolder('data');
    await start(dataDir);
    const backups = inFolder('backups');
    mkdirSync(backups);
    const file = path.join(backups, 'copy.sqlite');
    await staff('backup', '--out', file, '--data', dataDir);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(backups)).toEqual(['copy.sqlite']);
  });

  it('is never written over another file, and not made of nothing', async () => {
    const dataDir = inFolder('data');
    const file = inFolder('taken.sqlite');
    await expect(staff('backup', '--out', file, '--data', dataDir)).rejects.toThrow(
      'There is no database',
    );
    await start(dataDir);
    writeFileSync(file, 'mine');
    await expect(staff('backup', '--out', file, '--data', dataDir)).rejects.toThrow(
      'is there already',
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await expect(
      staff('backup', '--out', inFolder('nowhere', 'copy.sqlite'), '--data', dataDir),
    ).rejects.toThrow(/cannot be made \(ENOENT\)/);
  });

  it('of a damaged database is refused, and leaves nothing that looks like one', async () => {
    const dataDir = inFolder('data');
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, DATABASE_FILE), 'no database at all '.repeat(300));
    const file = inFolder('copy.sqlite');
    await expect(staff('backup', '--out', file, '--data', dataDir)).rejects.toThrow(
      /cannot be made \(SQLITE_NOTADB\)/,
    );
    expect(readdirSync(folder)).toEqual(['data']);
  });
});
