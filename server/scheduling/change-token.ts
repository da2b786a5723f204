import { createHmac, timingSafeEqual } from 'node:crypto';
import { isChangeToken } from '../../domain/scheduling/change-link.ts';

/** What the signature is for. A secret that ever signs something else must not make tokens by accident. */
const PURPOSE = 'impressions appointment change v1';
const ID_BYTES = 16;

/** Makes and reads the tokens of the links to appointments. */
export interface ChangeTokens {
  /** @param id an appointment's UUID */
  of(id: string): string;
  /** The UUID that a token was made for; undefined for every text that this secret did not sign. */
  read(token: unknown): string | undefined;
}

/**
 * A token is an appointment's id (16 bytes) with an HMAC-SHA-256 over it (32 bytes), as base64url: nothing of it is stored, and
 * whoever has the database without the secret can make none.
 *
 * Threat: guessing. A signature is compared in constant time and before the database is asked, so that neither time nor answer tells a
 * near miss from noise.
 */
export function createChangeTokens(secret: string): ChangeTokens {
  const sign = (id: Buffer): Buffer =>
    createHmac('sha256', secret).update(PURPOSE).update('\0').update(id).digest();
  return {
    of: (id) => {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
      return Buffer.concat([bytes, sign(bytes)]).toString('base64url');
    },
    read: (token) => {
      if (!isChangeToken(token)) return undefined;
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, ID_BYTES);
      return timingSafeEqual(bytes.subarray(ID_BYTES), sign(id)) ? toUuid(id) : undefined;
    },
  };
}

function toUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
