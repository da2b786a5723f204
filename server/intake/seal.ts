import { Encrypter } from 'age-encryption';
import type { Receipt } from './request-store.ts';

/** Encrypts one request or appointment. The result can be opened with the private key alone, which this server does not need. */
export type SealRequest = (fields: object, receipt: Receipt) => Promise<Uint8Array>;

/**
 * Makes the sealing function. What is sealed is JSON: its fields, its id and when it was received; not its number,
 * which the database gives later.
 *
 * @param recipient an age public key, "age1…"
 * @throws Error when it is not one
 */
export function createSealer(recipient: string): SealRequest {
  const encrypter = encrypterTo(recipient);
  return (fields, receipt) => encrypter.encrypt(JSON.stringify({ ...fields, ...receipt }));
}

/** Encrypts one photo; without any text around it, so that what opens is the picture. */
export type SealPhoto = (photo: Uint8Array) => Promise<Uint8Array>;

/** @param recipient an age public key @throws Error when it is not one */
export function createPhotoSealer(recipient: string): SealPhoto {
  const encrypter = encrypterTo(recipient);
  return (photo) => encrypter.encrypt(photo);
}

/** Encrypts a text as it is. @throws Error when the recipient is no age public key */
export async function encryptText(recipient: string, text: string): Promise<Uint8Array> {
  return encrypterTo(recipient).encrypt(text);
}

function encrypterTo(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return encrypter;
}
