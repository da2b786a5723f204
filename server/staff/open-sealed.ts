import { readFileSync } from 'node:fs';
import { Decrypter } from 'age-encryption';
import * as z from 'zod';
import { readKeyLine } from '../intake/key-file.ts';
import { StaffError } from './staff-error.ts';

/**
 * What a sealed request holds. Looser than the contract on purpose: a request that was taken in once must open
 * for ever, whatever the contract becomes.
 */
const sealedContent = z.looseObject({ id: z.string(), receivedAt: z.string() });

export type SealedContent = z.infer<typeof sealedContent>;

/** Sealed to another key than the one at hand. */
export class OtherKeyError extends StaffError {}

/**
 * Reads the private key and makes the opening function.
 *
 * @param keyFile an age key file
 * @returns opens a sealed text; its second argument is what to call it, such as `request 3`
 * @throws StaffError when it is missing or holds no private key
 */
export function createOpener(
  keyFile: string,
): (sealed: Uint8Array, name: string) => Promise<SealedContent> {
  const decrypter = createDecrypter(keyFile);
  return async (sealed, name) => {
    const text = await decryptText(decrypter, sealed, name);
    try {
      return sealedContent.parse(JSON.parse(text));
    } catch {
      throw new StaffError(`${capitalized(name)} opens, but does not hold what it should.`);
    }
  };
}

/** @throws StaffError when the file is missing or holds no private key */
export function createDecrypter(keyFile: string): Decrypter {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(readKeyLine(readFileSync(keyFile, 'utf8')));
    return decrypter;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new StaffError(
      isMissing
        ? `There is no private key at ${keyFile}. Name it with --key FILE, or in REQUESTS_KEY_FILE.`
        : `${keyFile} cannot be read as an age private key (one line, AGE-SECRET-KEY-1…).`,
    );
  }
}

/**
 * Opens a sealed text as it was written.
 *
 * @param name what to call it, such as `request 3`
 * @throws OtherKeyError when another key opens it, StaffError when it is damaged
 */
export function decryptText(
  decrypter: Decrypter,
  sealed: Uint8Array,
  name: string,
): Promise<string> {
  return orStaffError(() => decrypter.decrypt(sealed, 'text'), name);
}

/** The same for what is no text, such as `photo 2 of request 3`. */
export function decryptBytes(
  decrypter: Decrypter,
  sealed: Uint8Array,
  name: string,
): Promise<Uint8Array> {
  return orStaffError(() => decrypter.decrypt(sealed), name);
}

async function orStaffError<Result>(decrypt: () => Promise<Result>, name: string): Promise<Result> {
  try {
    return await decrypt();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no identity matched')) {
      throw new OtherKeyError(
        `This private key does not open ${name}. It was sealed to another key, or is damaged.`,
      );
    }
    throw new StaffError(
      `${capitalized(name)} is damaged: it was changed after it was sealed and stored. The others are not affected.`,
    );
  }
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
