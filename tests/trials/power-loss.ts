import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openExistingSqlite } from '../../server/db/open-sqlite.ts';
import { readKeyLine } from '../../server/intake/key-file.ts';
import { makeKey } from '../../server/staff/keys.ts';
import { startFakeSmtp } from '../../server/test-support/fake-smtp.ts';
import { jpegWithPlace } from '../../server/test-support/sample-photos.ts';
import { SAMPLE_REQUEST } from '../../server/test-support/sample-request.ts';
import { hasTracer } from '../../scripts/bootstrap/tracer.mjs';
import { send } from '../../server/test-support/send.ts';
import { checkPhotos } from './check-photos.ts';
import { checkStored, readIdentity, readSqliteRows } from './check-stored.ts';
import { readTrace, tracerCommand, type DiskEvent } from './power-loss/read-trace.ts';
import { replay, type Recording } from './power-loss/replay.ts';
import { postPhotos, type Acknowledged } from './retrying-clients.ts';
import { inTrialFolder, portOf, postJson, wait, type TrialFolder } from './trial-server.ts';
import type { Trial, TrialReport } from './trial.ts';

const REQUESTS = { whole: 300, short: 12 };
/** One request in so many has photos. */
const PHOTOS_EVERY = 5;
const PHOTO_WIDTHS = [64, 48];
/** Long enough that the log is folded into the file several times. */
const MESSAGE = 'm'.repeat(2_900);
const CONTROL = path.join(import.meta.dirname, 'power-loss', 'use-normal.ts');
const STAFF_COMMAND = path.join(import.meta.dirname, '..', '..', 'scripts', 'requests.ts');
const TRACE_END_LIMIT_MS = 30_000;

/** Reads a trace once the tracer has written its end, which it does a little after what it traces has ended. */
async function readWholeTrace(traceFile: string, pid: number, root: string): Promise<DiskEvent[]> {
  const endBy = Date.now() + TRACE_END_LIMIT_MS;
  const end = new RegExp(`^${pid} +\\+\\+\\+ .* \\+\\+\\+\\n`, 'm');
  while (!end.test(readFileSync(traceFile).subarray(-4_000).toString())) {
    if (Date.now() > endBy) throw new Error('The trace has no end.');
    await wait(50);
  }
  return readTrace(traceFile, root);
}

async function recordServer(
  folder: TrialFolder,
  requests: number,
): Promise<{ events: DiskEvent[]; acknowledged: Acknowledged[] }> {
  const traceFile = path.join(folder.folder, 'server-trace.txt');
  const server = folder.spawn({}, tracerCommand(traceFile));
  const port = await portOf(server);
  const photos = await Promise.all(PHOTO_WIDTHS.map((width) => jpegWithPlace(width, 48)));
  const acknowledged: Acknowledged[] = [];
  for (let count = 1; count <= requests; count += 1) {
    const key = randomUUID();
    const message = `${key} ${MESSAGE}`;
    const hasPhotos = count % PHOTOS_EVERY === 0;
    const { status, text } = hasPhotos
      ? await postPhotos(port, key, message, photos)
      : await postJson(port, '/api/requests', key, { ...SAMPLE_REQUEST, message });
    if (status !== 201) throw new Error(`A request was answered ${status}.`);
    const { id }: { id: string } = JSON.parse(text);
    acknowledged.push({ id, key, message, photoCount: hasPhotos ? photos.length : 0 });
  }
  // The tracer writes a call down when it has ended; a later answer shows that the last one has.
  await send({ port, path: '/healthz' });
  server.process.kill('SIGKILL');
  await server.exit;
  const events = await readWholeTrace(traceFile, server.process.pid ?? 0, folder.folder);
  return { events, acknowledged };
}

/** Rotates the key as staff do, with the server's own as the old one. */
async function recordRotation(folder: TrialFolder, newKeyFile: string): Promise<DiskEvent[]> {
  const traceFile = path.join(folder.folder, 'rotation-trace.txt');
  const [program = '', ...options] = tracerCommand(traceFile);
  const place = ['--data', folder.dataDir, '--key', path.join(folder.dataDir, 'identity.key')];
  const command = [STAFF_COMMAND, 'rotate', '--new-key', newKeyFile, ...place];
  const child = spawn(program, [...options, process.execPath, ...command], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk: Buffer) => (written += chunk.toString()));
  }
  await once(child, 'close');
  if (child.exitCode !== 0)
    throw new Error(`The rotation ended with ${child.exitCode}: ${written}`);
  return readWholeTrace(traceFile, child.pid ?? 0, folder.folder);
}

/** Whether the new key opens everything, so that what the disks are held against is what it should be. */
async function checkRotated(
  { dataDir }: TrialFolder,
  newKeyFile: string,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  const identity = readKeyLine(readFileSync(newKeyFile, 'utf8'));
  const rows = await checkStored(readSqliteRows(dataDir), identity, acknowledged);
  const photosDir = path.join(dataDir, 'photos');
  const opened = openExistingSqlite(dataDir, true);
  const photos = await checkPhotos(opened, photosDir, identity, acknowledged);
  const isOther = identity !== readIdentity(dataDir);
  return [...rows.faults, ...photos.faults, ...(isOther ? [] : ['The key is the old one.'])];
}

/** Records a server that takes in requests, and if asked a rotation of its key after it. */
async function record<Result>(
  requests: number,
  settings: { environment?: Record<string, string>; rotates: boolean },
  judge: (recording: Recording, faults: string[]) => Result,
): Promise<Result> {
  const smtp = await startFakeSmtp();
  const mail = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'no-reply@example.org',
    NOTIFY_TO: 'desk@example.org',
  };
  try {
    return await inTrialFolder({ ...mail, ...settings.environment }, async (folder) => {
      const { events, acknowledged } = await recordServer(folder, requests);
      let rotation: DiskEvent[] = [];
      const faults: string[] = [];
      if (settings.rotates) {
        const newKeyFile = path.join(folder.folder, 'new.key');
        await makeKey(newKeyFile);
        rotation = await recordRotation(folder, newKeyFile);
        faults.push(...(await checkRotated(folder, newKeyFile, acknowledged)));
      }
      const { folder: root, dataDir } = folder;
      return judge({ root, dataDir, server: events, rotation }, faults);
    });
  } finally {
    await smtp.close();
  }
}

async function run(requests: number): Promise<TrialReport> {
  const { full, nameless, faults } = await record(
    requests,
    { rotates: true },
    (recording, found) => ({
      full: replay(recording),
      nameless: replay(recording, false),
      faults: found,
    }),
  );
  const environment = { NODE_OPTIONS: `--import=${CONTROL}` };
  const normal = await record(
    Math.ceil(requests / 5),
    { environment, rotates: false },
    (recording) => replay(recording),
  );
  const { lost } = full;
  return {
    figures: {
      acknowledged: full.acknowledged,
      'photos acknowledged': full.photos,
      'power failures': full.cuts,
      'disks looked at': full.disks,
      'requests lost at FULL': lost.requests,
      'photos lost': lost.photos,
      'keys lost': lost.keys,
      'broken disks': full.broken,
      'requests lost at NORMAL (control)': normal.lost.requests,
      'photos lost where folders are not synchronised (control)': nameless.lost.photos,
      'keys lost there': nameless.lost.keys,
    },
    faults: [
      ...faults,
      ...(full.acknowledged === requests ? [] : ['Not every acknowledgement is in the trace.']),
      ...(full.photos > 0 ? [] : ['No photo was acknowledged.']),
      ...(full.isRotated ? [] : ['The end of the rotation is not in the trace.']),
      ...(lost.requests === 0 ? [] : [`${lost.requests} acknowledged requests are lost.`]),
      ...(lost.photos === 0 ? [] : [`${lost.photos} photos of acknowledged requests are lost.`]),
      ...(lost.keys === 0 ? [] : [`${lost.keys} keys are lost, or are not the new one.`]),
      ...(full.broken === 0 ? [] : [`${full.broken} disks hold no whole database.`]),
      ...(normal.lost.requests > 0 && nameless.lost.photos > 0 && nameless.lost.keys > 0
        ? []
        : ['A control lost nothing, so this trial would see no loss.']),
    ],
  };
}

export const powerLossTrial: Trial = {
  name: 'power-loss',
  claim: 'what was acknowledged, photos and a new key too, is on the disk when the power fails',
  needs: () => (hasTracer() ? undefined : 'strace, as Debian’s package of that name'),
  run: (size) => run(REQUESTS[size]),
};
