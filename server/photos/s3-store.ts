import { MIB_BYTES } from '../../domain/intake/wire.ts';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { photoFileName, PhotoStoreError, type PhotoStore } from './photo-store.ts';

/** What a bucket needs to be spoken to (server/config.ts). */
export interface BucketSettings {
  /** The bucket's address with its name in the path, like https://s3.example.com/photos. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

const TRY_TIMEOUT_MS = 10_000;
/** Waits before the second and the third try. A visitor waits too, so there are no more. */
const RETRY_WAITS_MS = [250, 1_000];

/** A sealed photo is far smaller; whatever is larger is not one. */
const LARGEST_PHOTO_BYTES = 16 * MIB_BYTES;

/**
 * Keeps sealed photos in a bucket that speaks the S3 protocol. Three kinds of call are all it makes (PutObject, GetObject, DeleteObject), so the
 * key needs no right to list the bucket. Signed with Signature Version 4, the hash of the body included.
 */
export function createS3Store({ url, region, keyId, secret }: BucketSettings): PhotoStore {
  const signer = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
  });

  async function callOnce(method: string, id: string, body?: Uint8Array): Promise<Response> {
    const address = `${url.replace(/\/$/, '')}/${photoFileName(id)}`;
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { 'x-amz-content-sha256': hash };
    const request = await signer.sign(address, {
      method,
      headers,
      // A redirect would lead the signed request, and the photo with it, to an address that nobody has configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(TRY_TIMEOUT_MS),
      ...(body === undefined ? {} : { body: Uint8Array.from(body) }),
    });
    return fetch(request);
  }

  async function call<Result>(
    method: string,
    id: string,
    read: (response: Response) => Promise<Result>,
    body?: Uint8Array,
  ): Promise<Result> {
    let fault = 'unknown';
    for (const waitMs of [0, ...RETRY_WAITS_MS]) {
      await wait(waitMs);
      try {
        const response = await callOnce(method, id, body);
        if (response.ok || response.status === 404) return await read(response);
        await response.body?.cancel();
        fault = `HTTP_${response.status}`;
        // What is refused once (a wrong key, a bucket that is elsewhere) is refused again.
        if (response.status < 500 && response.status !== 429) break;
      } catch (error) {
        if (error instanceof PhotoStoreError) throw error;
        fault = nameFault(error);
      }
    }
    throw new PhotoStoreError(fault);
  }

  return {
    put: (id, sealed) => call('PUT', id, readAcknowledgement, sealed),
    read: (id) => call('GET', id, readPhoto),
    remove: (id) => call('DELETE', id, readRemoval),
  };
}

/** A missing bucket answers 404 as well: nothing is stored then. */
async function readAcknowledgement(response: Response): Promise<void> {
  await discard(response);
  if (!response.ok) throw new PhotoStoreError(`HTTP_${response.status}`);
}

/** Of a photo that is not there a bucket says nothing; 404 is said where there is no bucket. */
async function readRemoval(response: Response): Promise<boolean> {
  await discard(response);
  return response.ok;
}

async function readPhoto(response: Response): Promise<Uint8Array | undefined> {
  if (!response.ok) {
    await discard(response);
    return undefined;
  }
  if (Number(response.headers.get('content-length')) > LARGEST_PHOTO_BYTES) {
    await discard(response);
    throw new PhotoStoreError('TOO_LARGE');
  }
  return new Uint8Array(await response.arrayBuffer());
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel();
}

/** The system's code where there is one (ECONNREFUSED), else the error's name (TimeoutError). */
function nameFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name;
}
