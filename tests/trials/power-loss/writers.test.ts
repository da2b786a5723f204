import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasTracer } from '../../../scripts/bootstrap/tracer.mjs';
import { LossyDisk } from './lossy-disk.ts';
import { readTrace, tracerCommand } from './read-trace.ts';

/** Each way in which this program writes a file, on a disk that keeps nothing that it was not told to keep. */

const SERVER = path.join(import.meta.dirname, '..', '..', '..', 'server');
const CONTENT = 'what must be kept\n';
const DONE = 'It is done.';
const TRACER_END_MS = 10_000;

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'writers-')));
});
afterEach(() => rmSync(root, { recursive: true }));

const moduleOf = (file: string): string => JSON.stringify(path.join(SERVER, file));

/** Programs that write a file below `root`, in folders that are not there. */
const WRITERS: Readonly<Record<string, { file: string; program: string }>> = {
  'a key': {
    file: 'data/new.key',
    program: `
      const { makeLastingFolder } = await import(${moduleOf('files/lasting-folder.ts')});
      const { writeOnce } = await import(${moduleOf('files/write-file.ts')});
      await makeLastingFolder(root + '/data');
      await writeOnce(root + '/data/new.key', content, 0o600);`,
  },
  'a public key in the place of another': {
    file: 'data/recipient.txt',
    program: `
      const { makeLastingFolder } = await import(${moduleOf('files/lasting-folder.ts')});
      const { writeWhole } = await import(${moduleOf('staff/write-for-staff.ts')});
      await makeLastingFolder(root + '/data');
      await writeWhole(root + '/data/recipient.txt', 'the old one', 0o644);
      await writeWhole(root + '/data/recipient.txt', content, 0o644);`,
  },
  'a photo': {
    file: 'data/photos/00000000-0000-4000-8000-000000000000.age',
    program: `
      const { createFolderStore } = await import(${moduleOf('photos/folder-store.ts')});
      const store = createFolderStore(root + '/data/photos');
      await store.put('00000000-0000-4000-8000-000000000000', Buffer.from(content));`,
  },
  'a file in a folder that staff made just before': {
    file: 'usb/export.csv',
    program: `
      const { mkdirSync } = await import('node:fs');
      const { writeWhole } = await import(${moduleOf('staff/write-for-staff.ts')});
      mkdirSync(root + '/usb');
      await writeWhole(root + '/usb/export.csv', content, 0o600);`,
  },
  'a backup': {
    file: 'copies/backup.sqlite',
    program: `
      const { mkdirSync } = await import('node:fs');
      const { openSqlite } = await import(${moduleOf('db/open-sqlite.ts')});
      const { backUpDatabase } = await import(${moduleOf('staff/back-up.ts')});
      await (await openSqlite(root + '/data')).close();
      mkdirSync(root + '/copies');
      await backUpDatabase(root + '/data', root + '/copies/backup.sqlite');`,
  },
};

it.skipIf(!hasTracer()).for(Object.entries(WRITERS))(
  '%s outlives a power failure right after it was written',
  async ([, { file, program }]) => {
    const programFile = path.join(root, '..', `${path.basename(root)}.mjs`);
    const traceFile = path.join(root, '..', `${path.basename(root)}.trace`);
    const settings = `const root = ${JSON.stringify(root)}; const content = ${JSON.stringify(CONTENT)};`;
    writeFileSync(programFile, `${settings}${program}\nprocess.stdout.write('${DONE}');`);
    // Not detached: it ends, and its trace is whole, when the program has.
    const [tracer = '', ...options] = tracerCommand(traceFile).filter((option) => option !== '-D');
    const { stderr, status } = spawnSync(tracer, [...options, process.execPath, programFile], {
      encoding: 'utf8',
      timeout: TRACER_END_MS,
      // What Node.js keeps of its own for the next start is no part of what is traced.
      env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    });
    expect([status, stderr]).toEqual([0, '']);
    const events = await readTrace(traceFile, root);
    for (const scratch of [programFile, traceFile]) rmSync(scratch);

    const disk = new LossyDisk(root);
    let isDone = false;
    for (const event of events) {
      if (event.kind !== 'told') disk.apply(event);
      else if (event.answer === DONE) {
        isDone = true;
        break;
      }
    }
    expect(isDone).toBe(true);
    const name = path.join(root, file);
    const kept = disk.cut('all', () => 0).get(name);
    expect(kept).toEqual(disk.whole().get(name));
    expect(kept?.length).toBeGreaterThan(0);
    // No draft is left.
    expect([...disk.whole().keys()].filter((one) => one.endsWith('.draft'))).toEqual([]);
  },
);
