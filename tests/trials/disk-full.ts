import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, cpSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_REQUEST } from '../../server/test-support/sample-request.ts';
import { checkStored, readIdentity, readSqliteRows } from './check-stored.ts';
import type { Acknowledged } from './retrying-clients.ts';
import { inTrialFolder, portOf, postJson, type TrialFolder } from './trial-server.ts';
import type { Trial, TrialReport } from './trial.ts';

const ROUNDS = { whole: 10, short: 2 };
/** Small, but roomy enough for a start. */
const DISK_BYTES = 4 * 1_024 * 1_024;
const BLOCK_BYTES = 4_096;
/** Requests that are sent while it is full; some may still find room in the log. */
const SENT_WHEN_FULL = 20;

/** A mount of its own process tree: it is gone with the server, and nobody else sees it. */
const OWN_MOUNTS = ['unshare', '--map-root-user', '--mount'];

/** Writes until there is no room at all. */
function fill(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(BLOCK_BYTES));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(descriptor);
  }
}

async function run(folder: TrialFolder, rounds: number): Promise<TrialReport> {
  mkdirSync(folder.dataDir);
  const mount = `mount -t tmpfs -o size=${DISK_BYTES} none "$0" && exec "$@"`;
  const server = folder.spawn({}, [...OWN_MOUNTS, 'sh', '-c', mount, folder.dataDir]);
  const port = await portOf(server);
  // The server's own view of its folder.
  const inside = path.join('/proc', String(server.process.pid), 'root', folder.dataDir);
  const acknowledged: Acknowledged[] = [];
  const unexpected: string[] = [];
  let refused = 0;

  const post = async (isFull: boolean): Promise<void> => {
    const key = randomUUID();
    const message = `Message ${randomUUID()} ${'m'.repeat(3_000)}`;
    const answer = await postJson(port, '/api/requests', key, { ...SAMPLE_REQUEST, message });
    if (answer.status === 201) {
      const { id }: { id: string } = JSON.parse(answer.text);
      acknowledged.push({ id, key, message, photoCount: 0 });
    } else if (answer.status === 503 && isFull) refused += 1;
    else unexpected.push(`A request was answered ${answer.status}, full: ${isFull}.`);
  };

  for (let round = 1; round <= rounds; round += 1) {
    for (let count = 0; count < 3; count += 1) await post(false);
    fill(path.join(inside, 'filler'));
    for (let count = 0; count < SENT_WHEN_FULL; count += 1) await post(true);
    rmSync(path.join(inside, 'filler'));
  }
  await post(false);
  const copy = path.join(folder.folder, 'copy');
  server.process.kill('SIGSTOP');
  cpSync(inside, copy, { recursive: true });
  const stored = await checkStored(readSqliteRows(copy), readIdentity(copy), acknowledged);
  return {
    figures: {
      'times full': rounds,
      acknowledged: acknowledged.length,
      '× 503': refused,
      lost: stored.lost,
      'rows never acknowledged': stored.rows - acknowledged.length,
    },
    faults: [
      ...stored.faults,
      ...unexpected,
      ...(refused >= rounds ? [] : ['The disk was never full.']),
    ],
  };
}

export const diskFullTrial: Trial = {
  name: 'disk-full',
  claim:
    'a full disk is answered with 503, costs nothing acknowledged, and is over when there is room',
  needs: () => {
    const [program = '', ...args] = [...OWN_MOUNTS, 'sh', '-c', 'mount -t tmpfs none /mnt'];
    const isPossible = spawnSync(program, args).status === 0;
    return isPossible ? undefined : 'a Linux system that lets a process mount a folder of its own';
  },
  run: (size) => inTrialFolder({}, (folder) => run(folder, ROUNDS[size])),
};
