import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text that this server must be able to read again, unlike what it seals to the practice's key.
 *
 * @param key 32 bytes
 * @param place binds the result to where it is kept: moved elsewhere it does not open
 */
export function encryptOwn(key: Buffer, place: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(place));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** @throws Error when key or place are others, or the bytes were changed */
export function decryptOwn(key: Buffer, place: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
