import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { readCardName, type CardName } from '../../domain/desk/card-name.ts';
import { refuseDesk } from './desk-refusals.ts';
import { base64 } from './read-body.ts';
import { sessionHashOf } from './sessions.ts';

/** A stroke every half second is no hand at work. */
export const ENTRIES_A_MINUTE = 120;

const SEALED_BEGINNING = Buffer.from('age-encryption.org/v1\n-> X25519 ');

/** What age has sealed to a key; plain words that a faulty page sent must not be kept. */
export const sealedBytes = base64.refine((bytes) =>
  SEALED_BEGINNING.equals(bytes.subarray(0, SEALED_BEGINNING.length)),
);

/** What is written on a card: its id is the browser's, so that twice is once. */
export const entryForm = z.object({ id: z.uuid(), sealed: sealedBytes });

/** Which card, by its name. */
export const cardName = z.string().transform((text, context): CardName => {
  const name = readCardName(text);
  if (name !== undefined) return name;
  context.addIssue('no card');
  return z.NEVER;
});

/** How often one session may ask: an office has one address, so it is not counted by that. What else its cookies say makes no other of it. */
export function limited(max: number) {
  const keyGenerator = (request: FastifyRequest) =>
    sessionHashOf(request)?.toString('base64url') ?? request.ip;
  return { config: { rateLimit: { max, timeWindow: '1 minute', keyGenerator } } };
}

/** @throws Refusal 404 for an address that names no card */
export function nameIn(request: FastifyRequest): CardName {
  const { name } = z.object({ name: z.string() }).parse(request.params);
  const read = readCardName(name);
  if (read === undefined) throw refuseGone();
  return read;
}

/** 404 for a card that was forgotten; a name that is no card's is answered the same. */
export function refuseGone() {
  return refuseDesk(404, 'There is no such card any more. Somebody has forgotten it.');
}
