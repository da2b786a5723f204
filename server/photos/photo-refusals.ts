import { sayTooLarge, sayUnreadable } from '../../domain/intake/photo-rules.ts';
import { REFUSAL_WORDS } from '../../domain/intake/refusal-words.ts';
import { PHOTOS_FIELD } from '../../domain/intake/wire.ts';
import { refuseFields } from '../intake/refusals.ts';
import { problemDetails, Refusal, refuseUntil } from '../problem-details.ts';

/** @param position 1 for the first */
export function refusePhoto(position: number, bytes: Uint8Array): Refusal {
  const message = sayUnreadable(`Photo ${position}`, bytes);
  return refuseFields([{ field: PHOTOS_FIELD, message }]);
}

/** @param position 1 for the first */
export function photoTooLarge(position: number): { field: string; message: string } {
  return { field: PHOTOS_FIELD, message: sayTooLarge(`Photo ${position}`) };
}

/** 413 for a form that is larger as a whole than UPLOAD_LIMIT_BYTES, as its header says or as it arrives. One photo too large is a fault of its field. */
export function refuseUpload(): Refusal {
  return new Refusal(problemDetails(413, REFUSAL_WORDS.photosTooLarge));
}

/** Too many send photos just now, or this sender does in other windows. @param waitSeconds until it is worth trying again */
export function refuseUploadForNow(waitSeconds: number): Refusal {
  return refuseUntil(503, REFUSAL_WORDS.photosBusy, waitSeconds);
}
