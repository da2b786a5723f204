import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Decrypter } from 'age-encryption';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CONSULTATION_FIELDS,
  MULTIPART_TYPE,
  photoPart,
  writeMultipart,
  type Part,
} from '../test-support/multipart.ts';
import { jpegWithPlace, PHOTO_SECRETS, pictureAs } from '../test-support/sample-photos.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { startTestServer, type TestServer } from '../test-support/start-test-server.ts';
import { createFolderStore } from './folder-store.ts';
import { PhotoStoreError } from './photo-store.ts';
import { removeUnclaimed } from './remove-unclaimed.ts';

const KEY = { 'idempotency-key': '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11' };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const post = (parts: readonly Part[], headers: Record<string, string> = KEY) =>
  server.send({
    method: 'POST',
    path: '/api/requests',
    headers: { 'content-type': MULTIPART_TYPE, ...headers },
    body: writeMultipart(parts),
  });
const photoFolder = (): string => path.join(server.dataDir, 'photos');
const storedPhotos = (): string[] => (existsSync(photoFolder()) ? readdirSync(photoFolder()) : []);

describe('a virtual consultation with photos', () => {
  it('is stored with its photos sealed, upright, small and without anything about place or camera', async () => {
    const photo = await jpegWithPlace(3000, 2000);
    const answer = await post([...CONSULTATION_FIELDS, photoPart(photo), photoPart(photo)]);
    expect(answer.status).toBe(201);
    expect(Object.keys(JSON.parse(answer.text))).toEqual(['id', 'receivedAt', 'confirmation']);

    const rows = await server.database
      .selectFrom('request_photos')
      .selectAll()
      .orderBy('position')
      .execute();
    expect(rows.map(({ request, position }) => [request, position])).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect(storedPhotos().toSorted()).toEqual(rows.map(({ id }) => `${id}.age`).toSorted());
    expect(statSync(photoFolder()).mode & 0o777).toBe(0o700);

    const decrypter = new Decrypter();
    decrypter.addIdentity(server.identity);
    const request = await server.database
      .selectFrom('requests')
      .select('sealed')
      .executeTakeFirstOrThrow();
    const { photos } = JSON.parse(await decrypter.decrypt(request.sealed, 'text'));
    for (const [index, { id, bytes }] of rows.entries()) {
      const file = path.join(photoFolder(), `${id}.age`);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const sealed = readFileSync(file);
      expect(sealed.length).toBe(bytes);
      const picture = Buffer.from(await decrypter.decrypt(sealed));
      expect(createHash('sha256').update(picture).digest('hex')).toBe(photos[index].sha256);
      const { format, width, height, exif, icc } = await sharp(picture).metadata();
      expect({ format, width, height, exif, icc }).toEqual({
        format: 'jpeg',
        width: 2048,
        height: 1365,
        exif: undefined,
        icc: undefined,
      });
      expect(picture.includes('Exif')).toBe(false);
      for (const secret of PHOTO_SECRETS) {
        expect([photo.includes(secret), picture.includes(secret)]).toEqual([true, false]);
      }
    }
    const kept = Buffer.concat([
      await server.storedBytes(),
      ...storedPhotos().map((file) => readFileSync(path.join(photoFolder(), file))),
    ]).toString('latin1');
    for (const text of ['IMG_7391', ...PHOTO_SECRETS]) {
      expect(kept).not.toContain(text);
      expect(server.log()).not.toContain(text);
    }
  });

  it('turns a photo upright by what its metadata says before it drops that', async () => {
    const lying = await sharp(await jpegWithPlace(64, 32))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await post([...CONSULTATION_FIELDS, photoPart(lying)]);
    const [file = ''] = storedPhotos();
    const decrypter = new Decrypter();
    decrypter.addIdentity(server.identity);
    const picture = await decrypter.decrypt(readFileSync(path.join(photoFolder(), file)));
    const { width, height, orientation } = await sharp(picture).metadata();
    expect([width, height, orientation]).toEqual([32, 64, undefined]);
  });

  it('takes PNG and WebP, and drops what hangs on to a picture', async () => {
    const withTail = Buffer.concat([
      await jpegWithPlace(),
      Buffer.from('<script>Uniqtail</script>'),
    ]);
    const photos = [await pictureAs('png'), await pictureAs('webp'), withTail];
    const answer = await post([...CONSULTATION_FIELDS, ...photos.map((photo) => photoPart(photo))]);
    expect(answer.status).toBe(201);
    const decrypter = new Decrypter();
    decrypter.addIdentity(server.identity);
    expect(storedPhotos()).toHaveLength(3);
    for (const file of storedPhotos()) {
      const picture = await decrypter.decrypt(readFileSync(path.join(photoFolder(), file)));
      expect((await sharp(picture).metadata()).format).toBe('jpeg');
      expect(Buffer.from(picture).includes('Uniqtail')).toBe(false);
    }
  });

  it('is stored once, however often it is sent, and another photo under its key is refused', async () => {
    const parts = [...CONSULTATION_FIELDS, photoPart(await jpegWithPlace())];
    // Two at once are what an address may send.
    const answers = [...(await Promise.all([post(parts), post(parts)])), await post(parts)];
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    const other = await post([...CONSULTATION_FIELDS, photoPart(await jpegWithPlace(300))]);
    expect(other.status).toBe(422);
    expect((await post(CONSULTATION_FIELDS)).status).toBe(422);
    expect([await server.countRows(), storedPhotos().length]).toEqual([1, 1]);
  });

  it('without a photo is the same request as one by script', async () => {
    const { status } = await post([...CONSULTATION_FIELDS, photoPart(Buffer.alloc(0), '')]);
    expect(status).toBe(201);
    const again = await server.post(
      {
        ...SAMPLE_REQUEST,
        kind: 'virtual-consultation',
        preferredContact: 'email',
        message: 'About my front teeth.',
      },
      KEY,
    );
    expect(again.status).toBe(201);
    expect([await server.countRows(), storedPhotos()]).toEqual([1, []]);
  });

  it('from a form without script has its key in a field, and gets pages', async () => {
    const key = { name: 'idempotencyKey', value: 'form-key-0001' };
    const photo = photoPart(await jpegWithPlace());
    const stored = await post([key, ...CONSULTATION_FIELDS, photo], {});
    expect(stored.status).toBe(201);
    expect(stored.text).toContain('Your request was received');
    const other = { name: 'idempotencyKey', value: 'form-key-0002' };
    const refused = await post([other, ...CONSULTATION_FIELDS, photoPart(Buffer.from('no'))], {});
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('<strong>Photos:</strong> Photo 1 could not be read');
    expect((await post([...CONSULTATION_FIELDS, photo], {})).status).toBe(400);
    expect([await server.countRows(), storedPhotos().length]).toEqual([1, 1]);
  });

  it('is set aside, not refused, when a program seems to have sent it', async () => {
    const trap = { name: 'website', value: 'https://spam.example' };
    const haste = { name: 'openForMs', value: '12' };
    const patient = { name: 'openForMs', value: '60000' };
    for (const [index, guard] of [trap, haste, patient].entries()) {
      const { status } = await post([...CONSULTATION_FIELDS, guard], {
        'idempotency-key': `guard-key-${index}`,
      });
      expect(status).toBe(201);
    }
    const rows = await server.database.selectFrom('requests').select('set_aside').execute();
    expect(rows.map((row) => row.set_aside)).toEqual(['trap', 'haste', null]);
  });
});

describe('what cannot be stored', () => {
  it('leaves neither request nor photo when the store fails, and is taken when it is mended', async () => {
    await server.close();
    let puts = 0;
    server = await startTestServer({
      photoStore: {
        ...createFolderStore(path.join(server.dataDir, 'other')),
        put: async () => {
          puts += 1;
          if (puts === 2) throw new PhotoStoreError('ENOSPC');
        },
      },
    });
    const parts = [
      ...CONSULTATION_FIELDS,
      photoPart(await jpegWithPlace()),
      photoPart(await jpegWithPlace()),
    ];
    const refused = await post(parts);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
    expect([await server.countRows(), await server.countRows('request_photos')]).toEqual([0, 0]);
    expect((await post(parts)).status).toBe(201);
    expect(await server.countRows('request_photos')).toBe(2);
  });

  it('removes the photos again when the request itself cannot be stored', async () => {
    await server.close();
    server = await startTestServer({
      addNotices: async () => {
        throw new Error('The outbox is broken.');
      },
    });
    const answer = await post([...CONSULTATION_FIELDS, photoPart(await jpegWithPlace())]);
    expect(answer.status).toBe(500);
    expect([await server.countRows('request_photos'), storedPhotos()]).toEqual([0, []]);
  });

  it('leaves the photos to the sweep when the database does not say what became of the request', async () => {
    await server.close();
    server = await startTestServer({
      addNotices: async () => {
        throw Object.assign(new Error('Connection lost.'), { code: '08006' });
      },
    });
    const answer = await post([...CONSULTATION_FIELDS, photoPart(await jpegWithPlace())]);
    expect(answer.status).toBe(503);
    expect([await server.countRows('request_photos'), storedPhotos().length]).toEqual([1, 1]);
    await removeUnclaimed(server.database, createFolderStore(photoFolder()), {
      now: new Date(Date.now() + 3_600_000),
    });
    expect([await server.countRows('request_photos'), storedPhotos()]).toEqual([0, []]);
  });
});
