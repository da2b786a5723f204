import path from 'node:path';
import { openExistingSqlite } from '../../server/db/open-sqlite.ts';
import { checkPhotos } from './check-photos.ts';
import { checkStored, readIdentity, readSqliteRows } from './check-stored.ts';
import { startClients } from './retrying-clients.ts';
import { inTrialFolder, portOf, wait, type TrialFolder } from './trial-server.ts';
import { fewOf, type Trial, type TrialReport, type TrialSize } from './trial.ts';

const CYCLES = { whole: 200, short: 6 };
const CLIENTS = 8;
/** The latest moment of a kill, after the server is ready; before it is, in one cycle of four. */
const LATEST_KILL_MS = 400;
const CYCLES_A_ROUND = 4;
/** And in another: a server's first photos take it longer than that on a busy machine, and hardly one would come in. */
const LATEST_LATE_KILL_MS = 2_000;
/** How soon the server must be ready again, in the middle of all cycles (figure of the quality bar). */
const READY_LIMIT_MS = 2_000;

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function killAndStart(folder: TrialFolder, size: TrialSize): Promise<TrialReport> {
  const cycles = CYCLES[size];
  let port: number | undefined;
  const clients = startClients(CLIENTS, () => port);
  const readyMs: number[] = [];
  const startAgain = async (): Promise<ReturnType<TrialFolder['spawn']>> => {
    const startedAt = performance.now();
    const server = folder.spawn();
    port = await portOf(server);
    readyMs.push(performance.now() - startedAt);
    return server;
  };
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const kind = cycle % CYCLES_A_ROUND;
    const server = kind === 0 ? folder.spawn() : await startAgain();
    await wait(Math.random() * (kind === 1 ? LATEST_LATE_KILL_MS : LATEST_KILL_MS));
    server.process.kill('SIGKILL');
    port = undefined;
    await server.exit;
  }
  const last = await startAgain();
  await clients.stop();
  last.process.kill('SIGTERM');
  const exitCode = await last.exit;

  const stored = await checkStored(
    readSqliteRows(folder.dataDir),
    readIdentity(folder.dataDir),
    clients.acknowledged,
  );
  const photos = await checkPhotos(
    openExistingSqlite(folder.dataDir, true),
    path.join(folder.dataDir, 'photos'),
    readIdentity(folder.dataDir),
    clients.acknowledged,
  );
  const median = Math.round(medianOf(readyMs));
  return {
    figures: {
      'kill cycles': cycles,
      clients: CLIENTS,
      acknowledged: clients.acknowledged.length,
      lost: stored.lost,
      duplicates: stored.duplicates,
      'photos acknowledged': photos.acknowledged,
      'photos lost': photos.lost,
      'ms until ready (median)': median,
      'ms (longest)': Math.round(Math.max(...readyMs)),
    },
    faults: fewOf([
      ...stored.faults,
      ...photos.faults,
      ...clients.faults,
      ...(exitCode === 0 ? [] : [`The last server ended with ${exitCode}.`]),
      // Beside other tests it says how busy the machine is, no more.
      ...(size === 'whole' && median > READY_LIMIT_MS
        ? [`It took ${median} ms to be ready again.`]
        : []),
      ...(clients.acknowledged.length < cycles
        ? ['Too little was acknowledged to mean much.']
        : []),
      ...(photos.acknowledged === 0 ? ['No photo was acknowledged.'] : []),
    ]),
  };
}

export const killCyclesTrial: Trial = {
  name: 'kill-cycles',
  claim: 'kill -9 at any moment loses and doubles nothing that was acknowledged',
  run: (size) => inTrialFolder({}, (folder) => killAndStart(folder, size)),
};
