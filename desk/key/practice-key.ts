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
  /** The same for the words of the sheet, with an identity that the sheet alone has. */
  wrapToWords(words: string): Promise<WrappedSheet>;
}

/** What the words of the sheet open, and the public half of the sheet's own identity. */
interface WrappedSheet {
  readonly wrapped: Uint8Array;
  readonly recipient: string;
}

/** What the words have opened: the key, and what shows the server that they did. */
export interface OpenedSheet {
  readonly key: PracticeKey;
  /** @throws Error where it is sealed to another sheet */
  openRiddle(riddle: Uint8Array): Promise<string>;
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
export async function unwrapWithWords(wrapped: Uint8Array, words: string): Promise<OpenedSheet> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(words);
  const [identity = '', own = ''] = (await decrypter.decrypt(wrapped, 'text')).split('\n');
  const opener = new Decrypter();
  opener.addIdentity(own);
  return {
    key: await keyOf(identity),
    openRiddle: (riddle) => opener.decrypt(riddle, 'text'),
  };
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
    wrapToWords: async (words) => {
      // All who work here hold the practice's key: what the sheet alone may do hangs on an identity of its own.
      const own = await generateX25519Identity();
      const wrapper = new Encrypter();
      wrapper.setPassphrase(words);
      return {
        wrapped: await wrapper.encrypt(`${identity}\n${own}`),
        recipient: await identityToRecipient(own),
      };
    },
  };
}
