import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database.ts';
import { readArguments } from '../staff/read-arguments.ts';
import { runCommand } from '../staff/run-command.ts';
import { writeBuiltSite } from '../test-support/built-site.ts';
import {
  CONSULTATION_FIELDS,
  MULTIPART_TYPE,
  photoPart,
  writeMultipart,
} from '../test-support/multipart.ts';
import { jpegWithPlace } from '../test-support/sample-photos.ts';
import { send } from '../test-support/send.ts';
import { spawnServer, type SpawnedServer } from '../test-support/spawn-server.ts';
import { createFolderStore } from './folder-store.ts';
import { notePhotos } from './photo-rows.ts';

let folder: string;
let dataDir: string;
let environment: Record<string, string>;
const running: SpawnedServer[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-'));
  dataDir = path.join(folder, 'data');
  const { manifestPath, buildDir } = writeBuiltSite(folder);
  environment = { SITE_MANIFEST: manifestPath, BUILD_DIR: buildDir, DATA_DIR: dataDir };
});
afterEach(async () => {
  for (const server of running) server.process.kill('SIGKILL');
  await Promise.all(running.map((server) => server.exit));
  rmSync(folder, { recursive: true });
});

function start(): SpawnedServer {
  const server = spawnServer(environment);
  running.push(server);
  return server;
}

it('has every photo of what it acknowledged, and cleans up after one that died before', async () => {
  const first = start();
  const body = writeMultipart([...CONSULTATION_FIELDS, photoPart(await jpegWithPlace())]);
  const post = (port: number) =>
    send({
      port,
      method: 'POST',
      path: '/api/requests',
      headers: { 'content-type': MULTIPART_TYPE, 'idempotency-key': 'killed-key-1' },
      body,
    });
  const answer = await post(await first.port);
  first.process.kill('SIGKILL');
  await first.exit;
  expect(answer.status).toBe(201);

  // As a server leaves it that dies between a photo and its request, two hours ago.
  const abandoned = randomUUID();
  const { database, close } = await openDatabase(dataDir);
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
  await notePhotos(database, [{ id: abandoned, bytes: 3 }], twoHoursAgo);
  await createFolderStore(path.join(dataDir, 'photos')).put(abandoned, Buffer.from('abc'));
  await close();
  expect(readdirSync(path.join(dataDir, 'photos'))).toHaveLength(2);

  const second = start();
  const again = await post(await second.port);
  expect([again.status, again.text]).toEqual([201, answer.text]);
  await expect.poll(() => readdirSync(path.join(dataDir, 'photos'))).toHaveLength(1);
  await expect.poll(second.output).toContain('photos without a request removed');

  const out = path.join(folder, 'out');
  const command = readArguments(['photos', '1', '--out', out, '--data', dataDir], {});
  expect((await runCommand(command, new Date())).faults).toEqual([]);
  expect(readFileSync(path.join(out, 'request-1-photo-1.jpg')).subarray(0, 2).toString('hex')).toBe(
    'ffd8',
  );
});
