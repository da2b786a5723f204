import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { DeliveryError } from './delivery-error.ts';
import type { VisitorLetter } from './notice.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const letterSchema = z.strictObject({ email: z.string(), startsAt: z.string().optional() });

/**
 * Encrypts what a confirmation needs, for the short time that it waits. Unlike a request it must be read by this server again,
 * so the key is the server's own (decision 016).
 *
 * @param key 32 bytes
 * @param messageId binds the text to its row: moved to another one it does not open
 */
export function sealLetter(key: Buffer, messageId: string, letter: VisitorLetter): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(messageId));
  const text = Buffer.concat([cipher.update(JSON.stringify(letter), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** @throws DeliveryError, permanent, when the key is another one or the bytes were changed */
export function openLetter(key: Buffer, messageId: string, sealed: Uint8Array): VisitorLetter {
  try {
    const bytes = Buffer.from(sealed);
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(messageId));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return letterSchema.parse(JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8')));
  } catch {
    throw new DeliveryError('EUNREADABLE', true);
  }
}
