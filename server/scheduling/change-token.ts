import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { isChangeToken } from '../../domain/scheduling/change-link.ts';

/** What each code is for. A secret that ever signs something else must not make tokens by accident. */
const SIGNATURE = 'impressions appointment change v2';
const CONTACT = 'impressions appointment contact v1';
const LINK = 'impressions appointment link v1';
const ID_BYTES = 16;
const CONTACT_KEY_BYTES = 18;

/** Makes and reads the tokens of the links to appointments. */
export interface ChangeTokens {
  /**
   * @param id an appointment's UUID
   * @param bookingKey the idempotency key that it was booked with; the same key gives the same token
   */
  of(id: string, bookingKey: string): string;
  /** The UUID that a token was made for; undefined for every text that this secret did not sign. */
  read(token: unknown): string | undefined;
}

/**
 * A token is an appointment's id (16 bytes), the key to its visitor's address (18 bytes, server/outbox/kept-address.ts), and an HMAC-SHA-256
 * over both (32 bytes), as base64url: nothing of it is stored, and whoever has the database without the secret can make none. The key comes
 * from the booking's idempotency key, which is not stored either: with the secret and the database together it is still not known.
 *
 * Threat: guessing. A signature is compared in constant time and before the database is asked, so that neither time nor answer tells a
 * near miss from noise.
 */
export function createChangeTokens(secret: string): ChangeTokens {
  const codeOf = (purpose: string, data: string | Buffer): Buffer =>
    createHmac('sha256', secret).update(purpose).update('\0').update(data).digest();
  return {
    of: (id, bookingKey) => {
      const contactKey = codeOf(CONTACT, `${id}\0${bookingKey}`).subarray(0, CONTACT_KEY_BYTES);
      const content = Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), contactKey]);
      return Buffer.concat([content, codeOf(SIGNATURE, content)]).toString('base64url');
    },
    read: (token) => {
      if (!isChangeToken(token)) return undefined;
      const bytes = Buffer.from(token, 'base64url');
      const content = bytes.subarray(0, ID_BYTES + CONTACT_KEY_BYTES);
      const signature = bytes.subarray(content.length);
      if (!timingSafeEqual(signature, codeOf(SIGNATURE, content))) return undefined;
      return toUuid(bytes.subarray(0, ID_BYTES));
    },
  };
}

/** The part of a token, known to be one, that opens the visitor's address. */
export function contactKeyOf(token: string): Buffer {
  return Buffer.from(token, 'base64url').subarray(ID_BYTES, ID_BYTES + CONTACT_KEY_BYTES);
}

/** By which an appointment knows its link again, where it has been given another than its first. It opens no address. */
export function linkHashOf(token: string): Buffer {
  return createHash('sha256').update(LINK).update('\0').update(contactKeyOf(token)).digest();
}

/** Whether a link opens an appointment. @param linkHash of the one that does; null for every one that was signed for it */
export function opensBy(linkHash: Uint8Array | null, token: string): boolean {
  return linkHash === null || linkHashOf(token).equals(linkHash);
}

function toUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
