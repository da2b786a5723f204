import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Who may do everything in the cluster. */
const ADMIN = 'admin';

/** PostgreSQL refuses to run as root; these have no rights but their own. */
const OTHER_USERS = ['postgres', 'nobody'];

const START_LIMIT_MS = 30_000;

/** A PostgreSQL of the tests' own, on a loopback port and in a temporary folder. */
export interface PostgresCluster {
  /** Its files, but for what it has not written yet. */
  dataFolder: string;
  /** Where a database of it is, as its administrator or as another user whose password is the name. */
  url(database: string, user?: string): string;
  /** Ends all that is under way, as when it crashes, and starts it again unless told otherwise. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

/**
 * Makes a cluster and starts it. It does not flush its files: only what the tests ask is to be quick.
 *
 * @throws Error that says what to do when there is no PostgreSQL, or it does not start
 */
export async function startCluster(): Promise<PostgresCluster> {
  const binFolder = process.env['POSTGRES_BIN'];
  if (binFolder === undefined || binFolder === '') {
    throw new Error(
      'There is no PostgreSQL for the tests. Run npm test, which installs it, or name the folder of initdb with POSTGRES_BIN.',
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const dataFolder = path.join(folder, 'data');
  const password = randomUUID();
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password);
  const user = userToRunAs();
  if (user !== undefined)
    for (const it of [folder, passwordFile]) chownSync(it, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const made = spawnSync(
    path.join(binFolder, 'initdb'),
    [
      ['--pgdata', dataFolder],
      ['--username', ADMIN],
      // A password is asked for, and is quick to check: a server of the tests opens hundreds of connections.
      ['--auth', 'md5'],
      ['--pwfile', passwordFile],
      ['--encoding', 'UTF8'],
      ['--locale', 'C'],
      ['--no-sync'],
    ].flat(),
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await findFreePort();
  const url = (database: string, name = ADMIN): string =>
    `postgres://${name}:${name === ADMIN ? password : name}@127.0.0.1:${port}/${database}`;

  let running: { process: ChildProcess; exit: Promise<unknown> } | undefined;

  async function start(): Promise<void> {
    let said = '';
    const settings = {
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
      max_connections: 200,
      fsync: 'off',
      full_page_writes: 'off',
    };
    const child = spawn(
      path.join(binFolder ?? '', 'postgres'),
      ['-D', dataFolder, ...Object.entries(settings).map(([key, value]) => `--${key}=${value}`)],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
    running = { process: child, exit: new Promise((resolve) => child.on('close', resolve)) };
    const endMs = Date.now() + START_LIMIT_MS;
    while (!(await answers(url('postgres')))) {
      if (child.exitCode !== null || Date.now() > endMs) {
        throw new Error(`PostgreSQL did not start: ${said}`);
      }
      await wait(50);
    }
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    running?.process.kill(signal);
    await running?.exit;
    running = undefined;
  }

  // A run that is broken off leaves none behind.
  process.once('exit', () => running?.process.kill('SIGQUIT'));
  await start();
  return {
    dataFolder,
    url,
    start,
    // An immediate stop: nothing is finished or written, and the next start recovers.
    crash: () => stop('SIGQUIT'),
    remove: async () => {
      await stop('SIGQUIT');
      rmSync(folder, { recursive: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** Another user than root, by number; undefined where the tests do not run as root. */
function userToRunAs(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of OTHER_USERS) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL refuses to run as root, and there is no other user to run it as.');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
    server.on('error', reject);
  });
}
