import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FAKE_S3_KEY, signatureOf, startFakeS3, type FakeS3 } from '../test-support/fake-s3.ts';
import {
  CONSULTATION_FIELDS,
  MULTIPART_TYPE,
  photoPart,
  writeMultipart,
} from '../test-support/multipart.ts';
import { jpegWithPlace } from '../test-support/sample-photos.ts';
import { startTestServer } from '../test-support/start-test-server.ts';
import { createFolderStore } from './folder-store.ts';
import type { PhotoStore } from './photo-store.ts';
import { createS3Store } from './s3-store.ts';

const SEALED = Buffer.from([0, 1, 2, 254, 255]);

let folder: string;
let fake: FakeS3;
beforeAll(async () => {
  fake = await startFakeS3();
});
afterAll(() => fake.close());
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bucketStore = (change: Partial<typeof FAKE_S3_KEY> = {}): PhotoStore =>
  createS3Store({ url: fake.url, ...FAKE_S3_KEY, ...change });

describe.each([
  ['a folder', () => createFolderStore(path.join(folder, 'photos'))],
  ['a bucket', () => bucketStore()],
])('%s', (_name, create) => {
  it('gives back what was put, replaces it, and forgets it', async () => {
    const store = create();
    const id = randomUUID();
    expect(await store.read(id)).toBeUndefined();
    await store.put(id, Buffer.from('before'));
    await store.put(id, SEALED);
    expect(Buffer.from((await store.read(id)) ?? [])).toEqual(SEALED);
    expect(await store.remove(id)).toBe(true);
    await store.remove(id);
    expect(await store.read(id)).toBeUndefined();
  });

  it('takes no name that leads elsewhere', async () => {
    const store = create();
    for (const id of ['../requests', 'a/b', '', `${randomUUID()}/..`]) {
      await expect(store.put(id, SEALED)).rejects.toMatchObject({ code: 'NOT_A_NAME' });
      await expect(store.read(id)).rejects.toMatchObject({ code: 'NOT_A_NAME' });
    }
  });
});

describe('a folder', () => {
  it('says of what it does not have that it was not there', async () => {
    expect(await createFolderStore(folder).remove(randomUUID())).toBe(false);
    expect(await createFolderStore(path.join(folder, 'none')).remove(randomUUID())).toBe(false);
  });

  it('is for this user alone, and holds whole files alone', async () => {
    const photos = path.join(folder, 'photos');
    const id = randomUUID();
    await createFolderStore(photos).put(id, SEALED);
    expect(statSync(photos).mode & 0o777).toBe(0o700);
    expect(readdirSync(photos)).toEqual([`${id}.age`]);
    expect(statSync(path.join(photos, `${id}.age`)).mode & 0o777).toBe(0o600);
  });

  it('that cannot be used is told by its code alone', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    await expect(createFolderStore(file).put(randomUUID(), SEALED)).rejects.toMatchObject({
      name: 'PhotoStoreError',
      code: 'EEXIST',
    });
  });
});

describe('a bucket', () => {
  it('is called by three kinds of call, signed', async () => {
    fake.calls.length = 0;
    const store = bucketStore();
    const id = randomUUID();
    await store.put(id, SEALED);
    await store.read(id);
    await store.remove(id);
    expect(fake.calls).toEqual([
      `PUT /photos/${id}.age`,
      `GET /photos/${id}.age`,
      `DELETE /photos/${id}.age`,
    ]);
  });

  it.each([
    ['another secret', { secret: 'wrong' }],
    ['another region', { region: 'us-east-1' }],
  ])('that refuses %s is not asked again', async (_case, change) => {
    fake.calls.length = 0;
    const put = bucketStore(change).put(randomUUID(), SEALED);
    await expect(put).rejects.toMatchObject({ code: 'HTTP_403' });
    expect(fake.calls).toHaveLength(1);
  });

  it('that stumbles is tried three times, and no more', async () => {
    const store = bucketStore();
    const id = randomUUID();
    fake.failWith(503, 0);
    await store.put(id, SEALED);
    expect(fake.objects.has(`/photos/${id}.age`)).toBe(true);
    fake.calls.length = 0;
    fake.failWith(500, 500, 500);
    await expect(store.read(id)).rejects.toMatchObject({ code: 'HTTP_500' });
    expect(fake.calls).toHaveLength(3);
  });

  it('cannot send a photo elsewhere', async () => {
    const other = await startFakeS3();
    fake.redirectTo(`${other.url}/elsewhere`);
    await expect(bucketStore().put(randomUUID(), SEALED)).rejects.toMatchObject({
      code: 'HTTP_307',
    });
    expect(other.calls).toEqual([]);
    await other.close();
  });

  it('that is not there has not stored anything', async () => {
    const store = createS3Store({ ...FAKE_S3_KEY, url: fake.url.replace('/photos', '/nowhere') });
    await expect(store.put(randomUUID(), SEALED)).rejects.toMatchObject({ code: 'HTTP_404' });
  });

  it('keeps the photos of a request; while it is away, nothing is acknowledged', async () => {
    fake.objects.clear();
    const server = await startTestServer({ photoStore: bucketStore() });
    const body = writeMultipart([...CONSULTATION_FIELDS, photoPart(await jpegWithPlace())]);
    const post = () =>
      server.send({
        method: 'POST',
        path: '/api/requests',
        headers: { 'content-type': MULTIPART_TYPE, 'idempotency-key': 'bucket-key-1' },
        body,
      });
    fake.failWith(503, 503, 503);
    expect((await post()).status).toBe(503);
    expect([await server.countRows(), fake.objects.size]).toEqual([0, 0]);
    expect((await post()).status).toBe(201);
    expect([await server.countRows(), fake.objects.size]).toEqual([1, 1]);
    for (const sealed of fake.objects.values()) {
      expect(sealed.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    }
    await server.close();
  });
});

it('the stand-in signs as the published example does (GET Object, in the documentation of Amazon S3)', () => {
  const toSign = [
    'AWS4-HMAC-SHA256',
    '20130524T000000Z',
    '20130524/us-east-1/s3/aws4_request',
    '7344ae5b7ee6c3e7e6b0fe0640412a37625d1fbfff95c48bbb2dc43964946972',
  ].join('\n');
  expect(
    signatureOf(
      'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      '20130524/us-east-1/s3/aws4_request',
      toSign,
    ),
  ).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});
