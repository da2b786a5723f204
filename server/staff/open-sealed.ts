import * as z from 'zod';
import type { OpeningKey } from './opening-key.ts';
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
 * Makes the opening function.
 *
 * @returns opens a sealed text; its second argument is what to call it, such as `request 3`
 */
export function createOpener(
  key: OpeningKey,
): (sealed: Uint8Array, name: string) => Promise<SealedContent> {
  return async (sealed, name) => {
    const text = await decryptText(key, sealed, name);
    try {
      return sealedContent.parse(JSON.parse(text));
    } catch {
      throw new StaffError(`${capitalized(name)} opens, but does not hold what it should.`);
    }
  };
}

/**
 * Opens a sealed text as it was written.
 *
 * @param name what to call it, such as `request 3`
 * @throws OtherKeyError when another key opens it, StaffError when it is damaged
 */
export function decryptText(key: OpeningKey, sealed: Uint8Array, name: string): Promise<string> {
  return orStaffError(key, () => key.decrypter.decrypt(sealed, 'text'), name);
}

/** The same for what is no text, such as `photo 2 of request 3`. */
export function decryptBytes(
  key: OpeningKey,
  sealed: Uint8Array,
  name: string,
): Promise<Uint8Array> {
  return orStaffError(key, () => key.decrypter.decrypt(sealed), name);
}

async function orStaffError<Result>(
  { sayOther }: OpeningKey,
  decrypt: () => Promise<Result>,
  name: string,
): Promise<Result> {
  try {
    return await decrypt();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('no identity matched')) {
      throw new OtherKeyError(sayOther(name));
    }
    throw new StaffError(
      `${capitalized(name)} is damaged: it was changed after it was sealed and stored. The others are not affected.`,
    );
  }
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
