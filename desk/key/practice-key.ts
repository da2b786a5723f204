import {
  Decrypter,
  Encrypter,
  generateX25519Identity,
  identityToRecipient,
  type Identity,
  type Recipient,
} from 'age-encryption';

/** The practice's key, open in this page's memory and nowhere else. Whoever drops it has locked the desk. */
export interface PracticeKey {
  /** Its public half. */
  readonly recipient: string;
  /** @throws Error where this key does not open it, or it was changed */
  openText(sealed: Uint8Array): Promise<string>;
  openBytes(sealed: Uint8Array): Promise<Uint8Array>;
  sealText(text: string): Promise<Uint8Array>;
  /** The key itself, for a passkey to keep. */
  wrapTo(recipient: Recipient): Promise<Uint8Array>;
  /** The same for the words of the sheet. */
  wrapToWords(words: string): Promise<Uint8Array>;
}

/** Makes a new key. Only its public half ever leaves this page unwrapped. */
export async function makePracticeKey(): Promise<PracticeKey> {
  return keyOf(await generateX25519Identity());
}

/**
 * Reads a key file as age writes them.
 *
 * @throws Error where it holds no private key
 */
export async function readPracticeKey(keyFile: string): Promise<PracticeKey> {
  const lines = keyFile.split(/\r?\n/).map((line) => line.trim());
  return keyOf(lines.find((line) => line !== '' && !line.startsWith('#')) ?? '');
}

/** Opens the key with a passkey's secret. @throws Error where it is another's */
export async function unwrapKey(wrapped: Uint8Array, opener: Identity): Promise<PracticeKey> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(opener);
  return keyOf(await decrypter.decrypt(wrapped, 'text'));
}

/** Opens the key with the words of the sheet. @throws Error where they are not its words */
export async function unwrapWithWords(wrapped: Uint8Array, words: string): Promise<PracticeKey> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(words);
  return keyOf(await decrypter.decrypt(wrapped, 'text'));
}

async function keyOf(identity: string): Promise<PracticeKey> {
  const recipient = await identityToRecipient(identity);
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return {
    recipient,
    openText: (sealed) => decrypter.decrypt(sealed, 'text'),
    openBytes: (sealed) => decrypter.decrypt(sealed),
    sealText: (text) => encrypter.encrypt(text),
    wrapTo: (to) => {
      const wrapper = new Encrypter();
      wrapper.addRecipient(to);
      return wrapper.encrypt(identity);
    },
    wrapToWords: (words) => {
      const wrapper = new Encrypter();
      wrapper.setPassphrase(words);
      return wrapper.encrypt(identity);
    },
  };
}
