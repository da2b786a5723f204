import * as z from 'zod';
import { LANGUAGES } from '../../domain/languages/page-languages.ts';
import { EVENT_NAMES } from '../../domain/scheduling/event-types.ts';
import { DeliveryError } from './delivery-error.ts';
import type { VisitorConfirmation } from './notice.ts';
import { decryptOwn, encryptOwn } from './own-cipher.ts';

const confirmationSchema = z.strictObject({
  email: z.string(),
  language: z.enum(LANGUAGES).optional(),
  appointment: z
    .strictObject({
      id: z.string(),
      event: z.enum(EVENT_NAMES),
      startsAt: z.string(),
      endsAt: z.string(),
      status: z.enum(['booked', 'cancelled']),
      sequence: z.int(),
      token: z.string(),
    })
    .optional(),
});

/**
 * Encrypts what a confirmation needs, for the short time that it waits (decision 016).
 *
 * @param key 32 bytes
 * @param messageId binds the text to its row: moved to another one it does not open
 */
export function sealConfirmation(
  key: Buffer,
  messageId: string,
  confirmation: VisitorConfirmation,
): Buffer {
  return encryptOwn(key, messageId, JSON.stringify(confirmation));
}

/** @throws DeliveryError, permanent, when the key is another one or the bytes were changed */
export function openConfirmation(
  key: Buffer,
  messageId: string,
  sealed: Uint8Array,
): VisitorConfirmation {
  try {
    return confirmationSchema.parse(JSON.parse(decryptOwn(key, messageId, sealed)));
  } catch {
    throw new DeliveryError('EUNREADABLE', true);
  }
}
