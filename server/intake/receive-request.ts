import { TOO_MANY_PHOTOS } from '../../domain/intake/photo-rules.ts';
import { PHOTO_LIMIT, PHOTOS_FIELD } from '../../domain/intake/wire.ts';
import type { FieldFault } from '../../domain/intake/field-faults.ts';
import { parseRequest, type IntakeRequest } from '../../domain/intake/request-schema.ts';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import { isStorageFault } from '../db/storage-fault.ts';
import { countIfStored, type CountNew } from './count-if-stored.ts';
import type { IntakeDependencies } from './dependencies.ts';
import { drawNumber } from './draw-number.ts';
import { markBody } from './idempotency.ts';
import type { SealedPhoto } from '../photos/photo-keeper.ts';
import { photoTooLarge } from '../photos/photo-refusals.ts';
import type { MultipartBody } from './multipart-body.ts';
import { OneAtATime, StillUnderWayError } from './one-at-a-time.ts';
import type { Submission } from './read-submission.ts';
import { refuseFields, refuseInFlight, refuseUsedKey } from './refusals.ts';
import {
  findStored,
  storeRequest,
  type Receipt,
  type SealedRequest,
  type StoreOutcome,
} from './request-store.ts';
import type { Suspicion } from './suspicion.ts';

/** How long a repeated request waits for the first one's answer: a double click gets the same answer, and nobody hangs on a slow store. */
const SAME_KEY_WAIT_MS = 2_000;

/** The photos of a request, as they came in. */
type Photos = Pick<MultipartBody, 'photos' | 'photoCount'>;

const NO_PHOTOS: Photos = { photos: [], photoCount: 0 };

/**
 * Takes in one request: validates it, knows a repeated one again, counts a new one, seals and stores it.
 *
 * @param submission what was sent; one that looks as if a program had sent it is kept all the same
 * @param countNew called once for a request that is valid and new, before it is stored, and given back if it is not; throws to turn it down
 * @param photos those that came along
 * @returns what the visitor is told, the same for the same key, body and photos
 * @throws Refusal 409 while the first of the same key is still under way; 422 for fields and photos that do not fit and for a key that belongs to another body; what countNew throws; the
 *   database's or the store's error when it cannot be stored. Nothing is stored then.
 */
export type ReceiveRequest = (
  submission: Pick<Submission, 'key' | 'input' | 'suspicion'>,
  countNew: CountNew,
  photos?: Photos,
) => Promise<Receipt>;

/** One a server: sends of one key wait for each other within a receiver. Between servers the store alone tells a repeated one. */
export function createReceiver({
  database,
  seal,
  now,
  addNotices,
  photos: photoKeeper,
}: IntakeDependencies): ReceiveRequest {
  const oneAtATime = new OneAtATime();

  async function receiveNew(
    key: string,
    request: IntakeRequest,
    countNew: CountNew,
    suspicion: Suspicion | undefined,
    uploaded: readonly Uint8Array[],
  ): Promise<StoreOutcome> {
    const mark = markBody(key, request, uploaded);
    const before = await findStored(database, mark);
    if (before !== undefined) return before;
    const photos = await photoKeeper.seal(uploaded);
    const store = async (): Promise<StoreOutcome> => {
      const receipt = { id: await drawNumber(database), receivedAt: now().toISOString() };
      const hashes = photos.map(({ sha256 }) => ({ sha256 }));
      const sealed = await seal(
        hashes.length > 0 ? { ...request, photos: hashes } : request,
        receipt,
      );
      return storeWithPhotos(
        photos,
        { ...receipt, reference: receipt.id, sealed, mark, suspicion },
        request,
      );
    };
    return countIfStored(countNew, store, ({ outcome }) => outcome === 'stored');
  }

  /** The photos first: once the request is there, so are they. */
  async function storeWithPhotos(
    photos: readonly SealedPhoto[],
    row: Omit<SealedRequest, 'kind'>,
    { kind, email, language }: IntakeRequest,
  ): Promise<StoreOutcome> {
    const { receivedAt, suspicion } = row;
    await photoKeeper.put(photos);
    let outcome: StoreOutcome;
    try {
      outcome = await storeRequest(database, { ...row, kind }, async (transaction, number) => {
        await photoKeeper.claim(transaction, photos, number);
        await addNotices(transaction, {
          about: 'request',
          number,
          reference: row.id,
          kind,
          receivedAt,
          isSetAside: suspicion !== undefined,
          visitor: { email, language: letterLanguageOf(language) },
        });
      });
    } catch (error) {
      // Where the database did not answer, the request may be stored all the same: the sweep removes its photos later, if it is not.
      if (!isStorageFault(error)) await photoKeeper.discard(photos);
      throw error;
    }
    if (outcome.outcome !== 'stored') await photoKeeper.discard(photos);
    return outcome;
  }

  return async ({ key, input, suspicion }, countNew, sent = NO_PHOTOS) => {
    const parsed = parseRequest(input);
    const faults = [...(parsed.ok ? [] : parsed.fields), ...findPhotoFaults(sent)];
    if (!parsed.ok || faults.length > 0) throw refuseFields(faults);
    const uploaded = sent.photos.map(({ bytes }) => bytes);
    const receive = () => receiveNew(key, parsed.request, countNew, suspicion, uploaded);
    const result = await oneAtATime.run(key, receive, SAME_KEY_WAIT_MS).catch(refuseIfInFlight);
    if (result.outcome === 'conflict') throw refuseUsedKey();
    return result.receipt;
  };
}

/** @throws Refusal 409 while another of the same key is still being stored; else what was thrown */
function refuseIfInFlight(error: unknown): never {
  throw error instanceof StillUnderWayError ? refuseInFlight() : error;
}

/** What can be told without looking into the photos. */
function findPhotoFaults({ photos, photoCount }: Photos): FieldFault[] {
  if (photoCount > PHOTO_LIMIT) return [{ field: PHOTOS_FIELD, message: TOO_MANY_PHOTOS }];
  const tooLarge = photos.findIndex((photo) => photo.isTooLarge);
  return tooLarge === -1 ? [] : [photoTooLarge(tooLarge + 1)];
}
