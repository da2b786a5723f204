import { Encrypter } from 'age-encryption';
import type { IntakeRequest } from '../../domain/intake/request-schema.ts';
import type { Receipt } from './request-store.ts';

/** Encrypts one request. The result can be opened with the private key alone, which this server does not need. */
export type SealRequest = (request: IntakeRequest, receipt: Receipt) => Promise<Uint8Array>;

/**
 * Makes the sealing function. What is sealed is JSON: the request's fields, its id and when it was received; not its number,
 * which the database gives later.
 *
 * @param recipient an age public key, "age1…"
 * @throws Error when it is not one
 */
export function createSealer(recipient: string): SealRequest {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return (request, receipt) => encrypter.encrypt(JSON.stringify({ ...request, ...receipt }));
}
