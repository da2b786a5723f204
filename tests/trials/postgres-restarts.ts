import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openExistingPostgres } from '../../server/db/open-postgres.ts';
import { startCluster, type PostgresCluster } from '../../server/test-support/postgres-cluster.ts';
import { send } from '../../server/test-support/send.ts';
import type { SpawnedServer } from '../../server/test-support/spawn-server.ts';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { checkPhotos } from './check-photos.ts';
import { checkStored, readPostgresRows } from './check-stored.ts';
import { startClients, type RetryingClients } from './retrying-clients.ts';
import { inTrialFolder, portOf, wait } from './trial-server.ts';
import { fewOf, type Trial, type TrialReport } from './trial.ts';

const RESTARTS = { whole: 20, short: 2 };
const CLIENTS = 8;
const LONGEST_UP_MS = 1_500;
const LONGEST_AWAY_MS = 1_000;
const READY_LIMIT_MS = 30_000;

async function isReady(port: number): Promise<boolean> {
  return (await send({ port, path: '/readyz' })).status === 200;
}

/** How long it takes until the server says that it can take requests again, without having been restarted. */
async function msUntilReady(port: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await isReady(port)) && performance.now() - startedAt < READY_LIMIT_MS) await wait(20);
  return Math.round(performance.now() - startedAt);
}

async function crashAndStart(
  cluster: PostgresCluster,
  servers: readonly SpawnedServer[],
  clients: RetryingClients,
  restarts: number,
): Promise<{ readyMs: number[]; faults: string[] }> {
  const ports = await Promise.all(servers.map(portOf));
  const readyMs: number[] = [];
  const faults: string[] = [];
  for (let restart = 1; restart <= restarts; restart += 1) {
    await wait(Math.random() * LONGEST_UP_MS);
    await cluster.crash();
    const wasReady = await Promise.all(ports.map(isReady));
    if (wasReady.includes(true)) faults.push('A server said that it is ready without a database.');
    await wait(Math.random() * LONGEST_AWAY_MS);
    await cluster.start();
    readyMs.push(...(await Promise.all(ports.map(msUntilReady))));
  }
  await clients.stop();
  if (servers.some((server) => server.process.exitCode !== null)) {
    faults.push('A server did not live through it.');
  }
  return { readyMs, faults };
}

async function run(restarts: number): Promise<TrialReport> {
  const cluster = await startCluster();
  try {
    const identity = await generateX25519Identity();
    const url = cluster.url('postgres');
    const settings = {
      DATABASE_URL: url,
      SEALING_RECIPIENT: await identityToRecipient(identity),
      LINK_SECRET: randomBytes(32).toString('base64'),
    };
    return await inTrialFolder(settings, async (folder) => {
      const photoFolder = path.join(folder.folder, 'photos');
      const shared = { PHOTO_DIR: photoFolder };
      const servers = [folder.spawn(shared), folder.spawn(shared)];
      const ports = await Promise.all(servers.map(portOf));
      const clients = startClients(CLIENTS, () => ports[Math.random() < 0.5 ? 0 : 1]);
      const { readyMs, faults } = await crashAndStart(cluster, servers, clients, restarts);
      const { acknowledged } = clients;
      const stored = await checkStored(await readPostgresRows(url), identity, acknowledged);
      const photos = await checkPhotos(
        openExistingPostgres(url),
        photoFolder,
        identity,
        acknowledged,
      );
      return {
        figures: {
          'restarts of PostgreSQL': restarts,
          servers: servers.length,
          clients: CLIENTS,
          acknowledged: acknowledged.length,
          lost: stored.lost,
          duplicates: stored.duplicates,
          'photos acknowledged': photos.acknowledged,
          'photos lost': photos.lost,
          'ms until ready (longest)': Math.max(...readyMs),
        },
        faults: fewOf([...stored.faults, ...photos.faults, ...clients.faults, ...faults]),
      };
    });
  } finally {
    await cluster.remove();
  }
}

export const postgresRestartsTrial: Trial = {
  name: 'postgres-restarts',
  claim: 'PostgreSQL that crashes and comes back loses and doubles nothing, and ends no server',
  needs: () => {
    process.env['POSTGRES_BIN'] ||= findPostgres() ?? '';
    return process.env['POSTGRES_BIN'] === ''
      ? 'PostgreSQL, as Debian’s package postgresql'
      : undefined;
  },
  run: (size) => run(RESTARTS[size]),
};
