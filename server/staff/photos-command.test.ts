import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReceiver } from '../intake/receive-request.ts';
import { createFolderStore } from '../photos/folder-store.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { FAKE_S3_KEY, startFakeS3 } from '../test-support/fake-s3.ts';
import { sampleDependencies } from '../test-support/sample-dependencies.ts';
import { jpegWithPlace } from '../test-support/sample-photos.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { createStaffData, STAFF_NOW, type StaffData } from '../test-support/staff-data.ts';
import { ASKED_BY_OTHERS, ON_POSTGRES } from '../test-support/test-database.ts';
import { createS3Store } from '../photos/s3-store.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './run-command.ts';

const COMMAND = path.join(import.meta.dirname, '..', '..', 'scripts', 'requests.ts');

/** A number that systemd gives to a user of a service. */
const SERVICE_USER = 61_184;

let data: StaffData;
let out: string;
beforeEach(async () => {
  data = await createStaffData();
  out = data.inData('out');
});
afterEach(() => data.remove());

const folderStore = (): PhotoStore => createFolderStore(data.inData('photos'));
const stored = (): string[] => readdirSync(data.inData('photos')).toSorted();

/** Takes in a request with photos of these widths, as the server does. */
async function addRequest(
  widths: readonly number[],
  store: PhotoStore = folderStore(),
): Promise<void> {
  const { database } = data;
  const recipient = readFileSync(data.inData('recipient.txt'), 'utf8').trim();
  const now = () => new Date('2027-07-01T16:30:00Z');
  const receive = createReceiver(
    sampleDependencies({ database, dataDir: data.dataDir, recipient, photoStore: store }, { now }),
  );
  const photos = [];
  for (const width of widths) {
    photos.push({ bytes: await jpegWithPlace(width, 60), isTooLarge: false });
  }
  const input = { ...SAMPLE_REQUEST, kind: 'virtual-consultation' };
  await receive(
    { key: `photos-key-${crypto.randomUUID()}`, input, suspicion: undefined },
    async () => async () => undefined,
    { photos, photoCount: photos.length },
  );
}

/** The files of a request's photos in the store, in their order. */
async function filesOf(request: number): Promise<string[]> {
  const { database } = data;
  const rows = await database
    .selectFrom('request_photos')
    .select('id')
    .where('request', '=', request)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => path.join(data.inData('photos'), `${id}.age`));
}

const widthsIn = (folder: string): Promise<(number | undefined)[]> =>
  Promise.all(
    readdirSync(folder)
      .toSorted()
      .map(async (file) => (await sharp(readFileSync(path.join(folder, file))).metadata()).width),
  );

describe('photos', () => {
  beforeEach(async () => {
    await addRequest([40, 50, 70]);
    await addRequest([]);
  });

  it('come out in their order, for their owner alone', async () => {
    const { text, faults } = await data.run('photos', '1', '--out', out);
    expect([text, faults]).toEqual([`3 photos written to ${out}.`, []]);
    expect(readdirSync(out).toSorted()).toEqual([
      'request-1-photo-1.jpg',
      'request-1-photo-2.jpg',
      'request-1-photo-3.jpg',
    ]);
    expect(await widthsIn(out)).toEqual([40, 50, 70]);
    expect(statSync(path.join(out, 'request-1-photo-1.jpg')).mode & 0o777).toBe(0o600);
    expect(statSync(out).mode & 0o777).toBe(0o700);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'are counted in the list, beside the request and in the export',
    async () => {
      const [first, second] = (await data.run('list')).text.split('\n');
      expect(first).toMatch(/EDT {2}3 photos$/);
      expect(second).not.toContain('photo');
      expect((await data.run('show', '1')).text).toMatch(/^photos +3$/m);
      expect((await data.run('show', '2')).text).not.toContain('photos');
      const file = data.inData('export.json');
      await data.run('export', '--format', 'json', '--out', file);
      const [withPhotos, without] = JSON.parse(readFileSync(file, 'utf8'));
      expect([withPhotos.photos, without.photos]).toEqual([3, undefined]);
      expect(readFileSync(file, 'utf8')).not.toContain('sha256');
    },
  );

  it.skipIf(ASKED_BY_OTHERS)('are none for a request without', async () => {
    const { text } = await data.run('photos', '2', '--out', out);
    expect([text, existsSync(out)]).toEqual([`0 photos written to ${out}.`, false]);
  });

  it.skipIf(ASKED_BY_OTHERS)('never take the place of another file', async () => {
    mkdirSync(out);
    writeFileSync(path.join(out, 'request-1-photo-2.jpg'), 'mine');
    await expect(data.run('photos', '1', '--out', out)).rejects.toThrow(
      'request-1-photo-2.jpg is there already. Nothing was written.',
    );
    expect(readdirSync(out)).toEqual(['request-1-photo-2.jpg']);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'one that is damaged, missing or of another request is told, and the others come out',
    async () => {
      await addRequest([90]);
      const [first = '', second = '', third = ''] = await filesOf(1);
      const [foreign = ''] = await filesOf(3);
      const sealed = readFileSync(first);
      sealed[sealed.length - 5] = (sealed.at(-5) ?? 0) ^ 1;
      writeFileSync(first, sealed);
      renameSync(foreign, second);
      const { text, faults } = await data.run('photos', '1', '--out', out);
      expect(text).toBe(`1 photo written to ${out}.`);
      expect(faults).toEqual([
        expect.stringMatching(/^Photo 1 of request 1 is damaged/),
        expect.stringMatching(/^What is stored as photo 2 of request 1 is not the picture/),
      ]);
      expect(await widthsIn(out)).toEqual([70]);
      renameSync(third, `${third}.away`);
      const again = await data.run('photos', '1', '--out', data.inData('again'));
      expect(again.faults[2]).toBe('The store does not have photo 3 of request 1.');
    },
  );

  it.skipIf(ON_POSTGRES).each([
    [['photos', '99', '--out', 'x'], 'no request number 99'],
    [['photos', 'A1', '--out', 'x'], 'Usage:'],
    [['photos', '1'], 'Usage:'],
    [['photos', '1', '--out', 'x', '--yes'], 'Usage:'],
    [['photos', '--yes'], 'Usage:'],
    [['photos', '1', '--orphans'], 'Usage:'],
  ])('%j is told: %s', async (args, message) => {
    await expect((async () => data.run(...args))()).rejects.toThrow(message);
  });

  it.each([
    ['photos', ['photos', '1', '--out', 'x']],
    ['forget', ['forget', '1', '--yes']],
    ['rotate', ['rotate', '--to', 'a new key', '--unproven']],
  ])('whose folder is not there are not said to be done with: %s', async (_name, args) => {
    const recipient = await identityToRecipient(await generateX25519Identity());
    const words = args.map((word) => (word === 'a new key' ? recipient : word));
    const run = (change: Record<string, string>) =>
      runCommand(readArguments(words, { ...data.environment, ...change }), new Date());
    const before = readFileSync(data.inData('recipient.txt'), 'utf8');
    await expect(run({ PHOTO_DIR: '/nowhere/photos' })).rejects.toThrow(
      'There is no folder of photos at /nowhere/photos. Set PHOTO_DIR or PHOTO_STORE_URL',
    );
    if (ON_POSTGRES) {
      await expect(run({ PHOTO_DIR: '' })).rejects.toThrow('DATABASE_URL needs PHOTO_DIR');
    }
    expect((await data.run('list')).text).toContain('3 photos');
    expect(readFileSync(data.inData('recipient.txt'), 'utf8')).toBe(before);
    expect([existsSync('x'), stored().length]).toEqual([false, 3]);
  });

  it.skipIf(ON_POSTGRES)('with wrong settings of their store are told by the setting', async () => {
    const command = readArguments(['photos', '1', '--out', out], {
      ...data.environment,
      PHOTO_STORE_KEY_ID: 'key',
    });
    await expect(runCommand(command, new Date())).rejects.toThrow('PHOTO_STORE_URL');
  });
});

describe('forget and purge', () => {
  it('remove the photos with the request, and no others', async () => {
    await addRequest([40, 50]);
    await addRequest([70]);
    const kept = await filesOf(2);
    const { text, faults } = await data.run('forget', '1', '--yes');
    expect([text, faults]).toEqual(['Forgotten: request 1.', []]);
    expect(stored()).toEqual(kept.map((file) => path.basename(file)));
    expect((await data.run('photos', '2', '--out', out)).faults).toEqual([]);
    await data.run('purge', '--older-than', '1d', '--yes');
    expect(stored()).toEqual([]);
  });

  it('name the photos that the store does not have, and delete the rest all the same', async () => {
    await addRequest([40, 50]);
    const [, second = ''] = await filesOf(1);
    renameSync(second, data.inData('elsewhere'));
    const { faults } = await data.run('forget', '1', '--yes');
    expect(faults).toEqual([
      `The store did not have photo 2 of request 1. If it may be in another place, remove ${path.basename(second)} there.`,
    ]);
    expect(stored()).toEqual([]);
    expect((await data.run('list')).text).toBe('No requests yet.');
  });

  it('only say what they would delete, until they are told to', async () => {
    await addRequest([40]);
    await data.run('purge', '--older-than', '1d');
    expect(stored()).toHaveLength(1);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'say when the bucket is away, and leave it to the server',
    async () => {
      const fake = await startFakeS3();
      await addRequest([40], createS3Store({ url: fake.url, ...FAKE_S3_KEY }));
      fake.failWith(503, 503, 503);
      const command = readArguments(['forget', '1', '--yes'], {
        ...data.environment,
        PHOTO_DIR: '',
        PHOTO_STORE_URL: fake.url,
        PHOTO_STORE_REGION: FAKE_S3_KEY.region,
        PHOTO_STORE_KEY_ID: FAKE_S3_KEY.keyId,
        PHOTO_STORE_SECRET: FAKE_S3_KEY.secret,
        PHOTO_STORE_ALLOW_PRIVATE: 'true',
      });
      const { faults } = await runCommand(command, new Date());
      expect(faults).toEqual([expect.stringMatching(/HTTP_503.*the server removes them/)]);
      expect(fake.objects.size).toBe(1);
      expect((await data.run('list')).text).toBe('No requests yet.');
      await fake.close();
    },
  );
});

describe('photos --orphans', () => {
  it('lists what the database does not know, and deletes it only when told to', async () => {
    await addRequest([40]);
    const [kept = ''] = await filesOf(1);
    const orphan = `${crypto.randomUUID()}.age`;
    const draft = `${crypto.randomUUID()}.age.${crypto.randomUUID()}.draft`;
    const young = `${crypto.randomUUID()}.age`;
    for (const file of [orphan, draft, young, 'notes.txt']) {
      writeFileSync(path.join(data.inData('photos'), file), 'x');
    }
    // The command's clock stands in 2027.
    utimesSync(path.join(data.inData('photos'), young), STAFF_NOW, STAFF_NOW);
    const asked = await data.run('photos', '--orphans');
    expect(asked.text.split('\n').slice(0, -1)).toEqual([orphan, draft].toSorted());
    expect(asked.text).toContain('whose photos are 1. Nothing was deleted');
    expect(stored()).toHaveLength(5);
    await data.run('photos', '--orphans', '--yes');
    expect(stored()).toEqual([path.basename(kept), young, 'notes.txt'].toSorted());
    const again = await data.run('photos', '--orphans');
    expect(again.text).toBe('Every photo belongs to this database.');
  });

  it.skipIf(ON_POSTGRES)('says of a bucket that it cannot be listed', async () => {
    const command = readArguments(['photos', '--orphans'], {
      ...data.environment,
      PHOTO_DIR: '',
      PHOTO_STORE_URL: 'https://s3.example.com/photos',
      PHOTO_STORE_KEY_ID: 'key',
      PHOTO_STORE_SECRET: 'secret',
    });
    await expect(runCommand(command, new Date())).rejects.toThrow('may not list');
  });
});

describe('rotate', () => {
  let newKeyFile: string;
  beforeEach(async () => {
    newKeyFile = data.inData('new.key');
    writeFileSync(newKeyFile, `${await generateX25519Identity()}\n`);
    await addRequest([40, 50]);
  });
  const takeOut = (keyFile: string, folder: string) =>
    data.run('photos', '1', '--out', data.inData(folder), '--key', keyFile);

  it('seals the photos to the new key too', async () => {
    const { text, faults } = await data.run('rotate', '--new-key', newKeyFile);
    expect(text).toContain('1 row and 2 photos sealed to the new key, 0 left');
    expect(faults).toEqual([]);
    await expect(takeOut(data.inData('identity.key'), 'old')).rejects.toThrow('does not open');
    expect((await takeOut(newKeyFile, 'new')).faults).toEqual([]);
    expect(await widthsIn(data.inData('new'))).toEqual([40, 50]);
    const again = await data.run('rotate', '--new-key', newKeyFile);
    expect(again.text).toContain('0 rows sealed to the new key, 3 left');
  });

  it.skipIf(process.getuid?.() !== 0)(
    'by root leaves what it replaces to the server, which is another user',
    async () => {
      const replaced = [data.inData('recipient.txt'), ...(await filesOf(1))];
      for (const file of replaced) chownSync(file, SERVICE_USER, SERVICE_USER);
      await data.run('rotate', '--new-key', newKeyFile);
      const ownersAndModes = replaced.map((file) => {
        const { uid, gid, mode } = statSync(file);
        return [path.extname(file), uid, gid, mode & 0o777];
      });
      expect(ownersAndModes).toEqual([
        ['.txt', SERVICE_USER, SERVICE_USER, 0o644],
        ['.age', SERVICE_USER, SERVICE_USER, 0o600],
        ['.age', SERVICE_USER, SERVICE_USER, 0o600],
      ]);
    },
  );

  it('names a photo that is damaged, and goes on', async () => {
    const [first = ''] = await filesOf(1);
    writeFileSync(first, readFileSync(first).subarray(0, -1));
    const { text, faults } = await data.run('rotate', '--new-key', newKeyFile);
    expect(text).toContain('1 row and 1 photo sealed to the new key');
    expect(faults).toEqual([expect.stringMatching(/^Photo 1 of request 1 is damaged/)]);
  });

  it.skipIf(ASKED_BY_OTHERS)(
    'killed at any moment leaves each photo whole, under one key or the other',
    async () => {
      for (let count = 0; count < 6; count += 1) await addRequest([60]);
      for (const afterMs of [250, 325, 400]) {
        await new Promise<void>((resolve) => {
          const args = [COMMAND, 'rotate', '--new-key', newKeyFile];
          const child = spawn(process.execPath, args, {
            env: { ...process.env, ...data.environment },
          });
          const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
          child.on('close', () => {
            clearTimeout(timer);
            resolve();
          });
        });
      }
      const { faults } = await data.run('rotate', '--new-key', newKeyFile);
      expect(faults).toEqual([]);
      for (let number = 1; number <= 7; number += 1) {
        const folder = data.inData(`killed-${number}`);
        const result = await data.run(
          'photos',
          String(number),
          '--out',
          folder,
          '--key',
          newKeyFile,
        );
        expect(result.faults).toEqual([]);
        expect(readdirSync(folder)).toHaveLength(number === 1 ? 2 : 1);
      }
    },
  );
});
