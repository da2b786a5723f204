import { sayTooLarge, sayUnreadable } from '../../domain/intake/photo-rules.ts';
import { MIB_BYTES, PHOTOS_FIELD, PHOTOS_LIMIT_BYTES } from '../../domain/intake/wire.ts';
import { refuseFields } from '../intake/refusals.ts';
import { problemDetails, Refusal } from '../problem-details.ts';

/** @param position 1 for the first */
export function refusePhoto(position: number, bytes: Uint8Array): Refusal {
  const message = sayUnreadable(`Photo ${position}`, bytes);
  return refuseFields([{ field: PHOTOS_FIELD, message }]);
}

/** @param position 1 for the first */
export function photoTooLarge(position: number): { field: string; message: string } {
  return { field: PHOTOS_FIELD, message: sayTooLarge(`Photo ${position}`) };
}

export function refuseUpload(): Refusal {
  return new Refusal(
    problemDetails(
      413,
      `Please choose fewer or smaller photos: together they may have at most ${PHOTOS_LIMIT_BYTES / MIB_BYTES} MB.`,
    ),
  );
}

/** Too many send photos just now, or this sender does in other windows. @param waitSeconds until it is worth trying again */
export function refuseUploadForNow(waitSeconds: number): Refusal {
  return new Refusal(
    problemDetails(
      503,
      'More photos are being sent just now than we can take at once. Please try again in half a minute, send your request without photos, or call us.',
    ),
    { 'retry-after': String(waitSeconds) },
  );
}
