import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeBuiltSite } from '../../server/test-support/built-site.ts';
import { send, type Answer } from '../../server/test-support/send.ts';
import { spawnServer, type SpawnedServer } from '../../server/test-support/spawn-server.ts';

/** Nothing but the trial's own fault may turn a request away. */
const NO_LIMITS = {
  RATE_LIMIT_MAX: '100000',
  RATE_LIMIT_ALL_MAX: '999999',
  SLOTS_LIMIT_MAX: '100000',
};
const START_LIMIT_MS = 90_000;

/** A folder with a built site and a data folder, and the real servers that run on it. */
export interface TrialFolder {
  folder: string;
  dataDir: string;
  /** Starts a process; it may not be ready yet. */
  spawn(environment?: Record<string, string>, wrapper?: readonly string[]): SpawnedServer;
  /** All bytes of the data folder, keys left out. */
  storedBytes(): Buffer;
}

/**
 * Makes such a folder for a task; whatever happens, what was started in it is killed and the folder removed.
 *
 * @param environment settings of every server that is started here
 */
export async function inTrialFolder<Result>(
  environment: Record<string, string>,
  task: (folder: TrialFolder) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'torture-'));
  const dataDir = path.join(folder, 'data');
  const { manifestPath, buildDir } = writeBuiltSite(folder);
  const started: SpawnedServer[] = [];
  const trialFolder: TrialFolder = {
    folder,
    dataDir,
    spawn: (change = {}, wrapper = []) => {
      const settings = {
        SITE_MANIFEST: manifestPath,
        BUILD_DIR: buildDir,
        DATA_DIR: dataDir,
        ...NO_LIMITS,
        ...environment,
        ...change,
      };
      const server = spawnServer(settings, wrapper);
      started.push(server);
      return server;
    },
    storedBytes: () =>
      Buffer.concat(
        readdirSync(dataDir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !entry.name.endsWith('.key'))
          .map((entry) => readFileSync(path.join(entry.parentPath, entry.name))),
      ),
  };
  try {
    return await task(trialFolder);
  } finally {
    for (const server of started) server.process.kill('SIGKILL');
    await Promise.all(started.map((server) => server.exit));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Waits until it listens. @throws Error with its output when it ends or does not come up */
export async function portOf(server: SpawnedServer): Promise<number> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), START_LIMIT_MS);
  });
  const first = await Promise.race([server.port, server.exit.then(() => 'ended' as const), late]);
  clearTimeout(timer);
  if (typeof first === 'number') return first;
  throw new Error(`The server did not come up (${first}):\n${server.output()}`);
}

/** Posts JSON under an idempotency key. */
export function postJson(
  port: number,
  address: string,
  key: string,
  body: unknown,
): Promise<Answer> {
  return send({
    port,
    method: 'POST',
    path: address,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
}

/** The free times of the next four weeks for virtual consults. @throws Error when there is no answer to read */
export async function freeTimes(port: number): Promise<string[]> {
  const { text } = await send({ port, path: '/api/slots?event=virtual-consult&days=28' });
  const { slots }: { slots: { startsAt: string }[] } = JSON.parse(text);
  return slots.map((slot) => slot.startsAt);
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
