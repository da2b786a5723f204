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
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(readKeyLine(readFileSync(keyFile, 'utf8')));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new StaffError(
      isMissing
        ? `There is no private key at ${keyFile}. Name it with --key FILE, or in REQUESTS_KEY_FILE.`
        : `${keyFile} cannot be read as an age private key (one line, AGE-SECRET-KEY-1…).`,
    );
  }
  return (sealed, name) => open(decrypter, sealed, name);
}

async function open(
  decrypter: Decrypter,
  sealed: Uint8Array,
  name: string,
): Promise<SealedContent> {
  let text: string;
  try {
    text = await decrypter.decrypt(sealed, 'text');
  } catch (error) {
    const isOtherKey = error instanceof Error && error.message.startsWith('no identity matched');
    throw new StaffError(
      isOtherKey
        ? `This private key does not open ${name}. It was sealed to another key, or its row is damaged.`
        : `${capitalized(name)} is damaged: its sealed text was changed after it was stored. The others are not affected.`,
    );
  }
  try {
    return sealedContent.parse(JSON.parse(text));
  } catch {
    throw new StaffError(`${capitalized(name)} opens, but does not hold what it should.`);
  }
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
