import * as z from 'zod';
import { LANGUAGES } from '../../domain/languages/page-languages.ts';
import { EVENT_NAMES } from '../../domain/scheduling/event-types.ts';
import { REMINDERS, type Reminder } from '../../domain/scheduling/reminder-times.ts';
import { DeliveryError } from './delivery-error.ts';
import type {
  DeskConfirmation,
  ToldAppointment,
  VisitorConfirmation,
  WrittenLetter,
} from './notice.ts';
import { decryptOwn, encryptOwn } from './own-cipher.ts';

const confirmationSchema = z.strictObject({
  email: z.string(),
  language: z.enum(LANGUAGES).optional(),
  fee: z.string().optional(),
  appointment: z
    .strictObject({
      id: z.string(),
      event: z.enum(EVENT_NAMES),
      startsAt: z.string(),
      endsAt: z.string(),
      status: z.enum(['booked', 'cancelled']),
      sequence: z.int(),
      token: z.string().optional(),
      isLinkUntold: z.boolean().optional(),
    })
    .optional(),
  desk: z
    .strictObject({
      sentence: z.string().optional(),
      isOurs: z.boolean().optional(),
      isAnew: z.boolean().optional(),
      isFeeTold: z.boolean().optional(),
    })
    .optional(),
  reminder: z.enum(REMINDERS).optional(),
  written: z.strictObject({ subject: z.string(), text: z.string() }).optional(),
});

/** A letter that waits: to whom, in which language, and of what. */
export type WaitingLetter = Pick<VisitorConfirmation, 'email' | 'language'> & {
  /** Of a booking: the fee of its day, which holds whatever the site says by the time that the letter leaves. */
  fee?: string | undefined;
  appointment?: ToldAppointment | undefined;
  desk?: DeskConfirmation['desk'] | undefined;
  /** Which one, where it is one. */
  reminder?: Reminder | undefined;
  /** What somebody at the desk has written, where it is that. */
  written?: WrittenLetter | undefined;
};

/**
 * Encrypts what a confirmation needs, for the time that it waits (decisions 016 and 197).
 *
 * @param key 32 bytes
 * @param messageId binds the text to its row: moved to another one it does not open
 */
export function sealConfirmation(
  key: Buffer,
  messageId: string,
  confirmation: WaitingLetter,
): Buffer {
  return encryptOwn(key, messageId, JSON.stringify(confirmation));
}

/** @throws DeliveryError, permanent, when the key is another one or the bytes were changed; not so for a form that this server does not know */
export function openConfirmation(
  key: Buffer,
  messageId: string,
  sealed: Uint8Array,
): WaitingLetter {
  let text: string;
  try {
    text = decryptOwn(key, messageId, sealed);
  } catch {
    throw new DeliveryError('EUNREADABLE', true);
  }
  try {
    return confirmationSchema.parse(JSON.parse(text));
  } catch {
    // Nobody but our own servers has the key: while they are replaced one by one, a newer one has written it, and can send it.
    throw new DeliveryError('EOTHERFORM');
  }
}

/** The same, and undefined where it does not open: a damaged row must not keep anybody from changing a visit. */
export function readConfirmation(
  key: Buffer,
  { message_id, letter }: { message_id: string; letter: Uint8Array | null },
): WaitingLetter | undefined {
  if (letter === null) return undefined;
  try {
    return openConfirmation(key, message_id, letter);
  } catch {
    return undefined;
  }
}
