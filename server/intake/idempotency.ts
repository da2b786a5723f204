import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IntakeRequest } from '../../domain/intake/request-schema.ts';

/** Visible ASCII. A longer key is refused rather than cut, since two cut keys could meet. */
const KEY_FORM = /^[\x21-\x7e]{8,200}$/;

/** What a row keeps of a key and a body. */
export interface IdempotencyMark {
  keyHash: Buffer;
  bodyMac: Buffer;
}

/** Whether a text may serve as an idempotency key: 8 to 200 visible ASCII characters. */
export function isIdempotencyKey(key: unknown): key is string {
  return typeof key === 'string' && KEY_FORM.test(key);
}

/**
 * Makes what is stored to know a repeated request again.
 *
 * Threat: a plain hash of the body would let a thief of the database confirm a guess ("did Ann Lee write?") without the
 * private key. So the body is hashed under the idempotency key itself, of which only a hash is kept: without the key, which
 * is nowhere stored, no guess can be tried. That is as strong as the key is random; our forms use random UUIDs.
 *
 * @param photos as they were received
 */
export function markRequest(
  key: string,
  request: IntakeRequest,
  photos: readonly Uint8Array[] = [],
): IdempotencyMark {
  const hashes = photos.map((photo) => createHash('sha256').update(photo).digest('hex'));
  // Without photos the mark is the one that it always was.
  return markFields(key, [...fieldsOf(request), ...(hashes.length > 0 ? [hashes] : [])]);
}

/**
 * The same for any body.
 *
 * @param fields the body's values in a fixed order, whatever order they came in
 */
export function markFields(key: string, fields: readonly unknown[]): IdempotencyMark {
  // Unicode composed, since one keyboard's é is another's e and accent. What is sealed stays as written.
  const text = JSON.stringify(fields.map((field) => field ?? null)).normalize('NFC');
  return {
    keyHash: createHash('sha256').update(key).digest(),
    bodyMac: createHmac('sha256', key).update(text).digest(),
  };
}

/** Whether two bodies under one key are the same one, told in constant time. */
export function isSameBody(stored: Uint8Array, sent: Uint8Array): boolean {
  return stored.length === sent.length && timingSafeEqual(stored, sent);
}

function fieldsOf(request: IntakeRequest): unknown[] {
  const { kind, name, email, phone, message, consent, smileResults } = request;
  const { preferredContact, preferredTime } = request;
  const results = smileResults && [
    smileResults.persona,
    ...smileResults.areas.map((area) => [area.key, area.percentage]),
  ];
  return [kind, name, email, phone, preferredContact, message, consent, results, preferredTime];
}
