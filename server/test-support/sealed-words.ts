import { randomUUID } from 'node:crypto';
import { Decrypter, identityToRecipient } from 'age-encryption';
import { encryptText } from '../intake/seal.ts';

/** What the desk's own page seals before it sends it, and what it reads. */
export interface SealedWords {
  /** Seals words to the practice's key. */
  seal(words: object): Promise<string>;
  /** An entry of some words. @param id its own unless it is sent again */
  entry(words?: object, id?: string): Promise<{ id: string; sealed: string }>;
  /** Opens what is sealed to the practice's key, or to the sheet's own. */
  open(sealed: string, by?: 'key' | 'sheet'): Promise<string>;
}

/** @param identities of the practice's key and of its sheet */
export async function sealedWords(
  identities: Record<'key' | 'sheet', string>,
): Promise<SealedWords> {
  const recipient = await identityToRecipient(identities.key);
  const seal: SealedWords['seal'] = async (words) =>
    Buffer.from(await encryptText(recipient, JSON.stringify(words))).toString('base64');
  return {
    seal,
    entry: async (words = {}, id = randomUUID()) => ({ id, sealed: await seal({ ...words, id }) }),
    open: async (sealed, by = 'key') => {
      const decrypter = new Decrypter();
      decrypter.addIdentity(identities[by]);
      return decrypter.decrypt(new Uint8Array(Buffer.from(sealed, 'base64')), 'text');
    },
  };
}
