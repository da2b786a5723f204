import { randomUUID } from 'node:crypto';
import { jpegWithPlace } from '../../server/test-support/sample-photos.ts';
import {
  CONSULTATION_FIELDS,
  MULTIPART_TYPE,
  photoPart,
  writeMultipart,
} from '../../server/test-support/multipart.ts';
import { SAMPLE_REQUEST } from '../../server/test-support/sample-request.ts';
import { send, type Answer } from '../../server/test-support/send.ts';
import { postJson, wait } from './trial-server.ts';

/** A request that a client was told is stored. */
export interface Acknowledged {
  id: string;
  key: string;
  /** Unlike any other's. */
  message: string;
  /** How many photos went along. */
  photoCount: number;
}

export interface RetryingClients {
  acknowledged: Acknowledged[];
  /** Answers that no retrying explains. */
  faults: string[];
  /** Lets each client bring what it has begun to its end, which needs a server. */
  stop(): Promise<void>;
}

const PAUSE_MS = 10;
/** Of all clients; two uploads at once are what an address may have. */
const CLIENTS_WITH_PHOTOS = 2;
const PHOTO_WIDTHS = [64, 48];

/** Try again: the server was away, busy, or stopping. */
const PASSING = new Set([503]);

/** Small photos, a few kilobytes each. */
function makePhotos(): Promise<Buffer[]> {
  return Promise.all(PHOTO_WIDTHS.map((width) => jpegWithPlace(width, 48)));
}

/** Posts a consultation with photos, as the form does. */
export function postPhotos(
  port: number,
  key: string,
  message: string,
  photos: readonly Buffer[],
): Promise<Answer> {
  const fields = CONSULTATION_FIELDS.filter(({ name }) => name !== 'message');
  return send({
    port,
    method: 'POST',
    path: '/api/requests',
    headers: { 'content-type': MULTIPART_TYPE, 'idempotency-key': key },
    body: writeMultipart([
      ...fields,
      { name: 'message', value: message },
      ...photos.map((photo) => photoPart(photo)),
    ]),
  });
}

/**
 * Starts clients that send request after request, each under one key until it is acknowledged, as the site's form does. Some of them send photos
 * along.
 *
 * @param portNow where the server is just now; undefined while there is none
 */
export function startClients(count: number, portNow: () => number | undefined): RetryingClients {
  const acknowledged: Acknowledged[] = [];
  const faults: string[] = [];
  const stopping = new AbortController();

  async function sendUntilAcknowledged(photos: readonly Buffer[]): Promise<void> {
    const key = randomUUID();
    const message = `Message ${randomUUID()}`;
    for (;;) {
      await wait(PAUSE_MS);
      const port = portNow();
      if (port === undefined) continue;
      try {
        const answer =
          photos.length > 0
            ? await postPhotos(port, key, message, photos)
            : await postJson(port, '/api/requests', key, { ...SAMPLE_REQUEST, message });
        if (answer.status === 201) {
          const { id }: { id: string } = JSON.parse(answer.text);
          acknowledged.push({ id, key, message, photoCount: photos.length });
          return;
        }
        if (!PASSING.has(answer.status)) faults.push(`A client was answered ${answer.status}.`);
      } catch {
        // The line was cut, or nobody listened: whether it was stored is unknown, so it is sent again.
      }
    }
  }

  const running = Array.from({ length: count }, async (_, index) => {
    const photos = index < CLIENTS_WITH_PHOTOS ? await makePhotos() : [];
    while (!stopping.signal.aborted) await sendUntilAcknowledged(photos);
  });
  return {
    acknowledged,
    faults,
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
