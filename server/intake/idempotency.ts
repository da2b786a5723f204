import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

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
 * Makes what is stored to know a repeated request again: every field that a body has, whatever its schema calls it, so that a field that a
 * schema gains is part of the mark by itself.
 *
 * Threat: a plain hash of the body would let a thief of the database confirm a guess ("did Ann Lee write?") without the
 * private key. So the body is hashed under the idempotency key itself, of which only a hash is kept: without the key, which
 * is nowhere stored, no guess can be tried. That is as strong as the key is random; our forms use random UUIDs.
 *
 * @param body the parsed request or appointment; the order of its fields does not matter, and one that is undefined is one left out
 * @param photos as they were received, in their order
 */
export function markBody(
  key: string,
  body: object,
  photos: readonly Uint8Array[] = [],
): IdempotencyMark {
  const hashes = photos.map((photo) => createHash('sha256').update(photo).digest('hex'));
  // Unicode composed, since one keyboard's é is another's e and accent. What is sealed stays as written.
  const text = JSON.stringify([body, hashes], inOneOrder).normalize('NFC');
  return {
    keyHash: createHash('sha256').update(key).digest(),
    bodyMac: createHmac('sha256', key).update(text).digest(),
  };
}

/** Whether two bodies under one key are the same one, told in constant time. */
export function isSameBody(stored: Uint8Array, sent: Uint8Array): boolean {
  return stored.length === sent.length && timingSafeEqual(stored, sent);
}

/** Writes an object's fields by the order of their names, at every depth. Lists keep theirs. */
function inOneOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
