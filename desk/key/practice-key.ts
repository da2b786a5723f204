import {
  Decrypter,
  Encrypter,
  generateX25519Identity,
  identityToRecipient,
  type Identity,
  type Recipient,
} from 'age-encryption';
import { readUnwrapped, writeUnwrapped } from '../../domain/desk/wrapped-key.ts';

/**
 * How much work a guess of the words costs: 2^14 rounds of scrypt, and 16 MiB. Twelve words hold 128 random bits, which nobody guesses at any price; this
 * is for a sheet of which somebody saw a part. The package's own 18 is meant for passphrases that people make up (docs/decisions/223-work-for-a-guess.md).
 */
const SHEET_WORK_FACTOR_LOG2 = 14;

/** The practice's key, open in this page's memory and nowhere else. Whoever drops it has locked the desk. */
export interface PracticeKey {
  /** Its public half. */
  readonly recipient: string;
  /** Whether it opens what is sealed to a public key: its own, or that of a key that it took the place of. */
  opens(recipient: string): boolean;
  /** @throws Error where this key does not open it, or it was changed */
  openText(sealed: Uint8Array): Promise<string>;
  openBytes(sealed: Uint8Array): Promise<Uint8Array>;
  sealText(text: string): Promise<Uint8Array>;
  /** The key itself, for a passkey to keep, with an identity that this passkey alone has. */
  wrapTo(recipient: Recipient): Promise<WrappedKey>;
  /** The same for the words of the sheet. */
  wrapToWords(words: string): Promise<WrappedKey>;
  /** The key, sealed to the identity that a passkey has of its own. */
  handTo(recipient: string): Promise<Uint8Array>;
  /** A new key in the place of this one. It opens all that this one opens, and seals to itself. */
  renew(): Promise<PracticeKey>;
}

/** What a passkey or the words of the sheet open, and the public half of the identity that they have of their own. */
interface WrappedKey {
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
  return keyOf([await generateX25519Identity()]);
}

/**
 * Reads a key file as age writes them.
 *
 * @throws Error where it holds no private key
 */
export async function readPracticeKey(keyFile: string): Promise<PracticeKey> {
  const lines = keyFile.split(/\r?\n/).map((line) => line.trim());
  return keyOf([lines.find((line) => line !== '' && !line.startsWith('#')) ?? '']);
}

/** What the server stores beside what a passkey opens. */
interface StoredHalf {
  /** The key as it was changed since, sealed to the passkey's own identity; null while it was not. */
  readonly handed: Uint8Array | null;
  /** What a next key would be sealed to for this passkey; null where it has no identity of its own. */
  readonly recipient: string | null;
}

/** What a passkey has opened. */
interface OpenedByPasskey {
  readonly key: PracticeKey;
  /** Whether what the server has of this passkey is its own: else somebody has exchanged it, and would be given a next key in its place. */
  readonly isOwnHalf: boolean;
}

/**
 * Opens the key with a passkey's secret, and looks whether the half that the server has of it is its own. What is wrapped to the secret nobody else can
 * have made. Where the half was exchanged, what was handed to it is another's: the key of before opens. So it does where what was handed lacks that key:
 * the half is no secret, and whoever can write into the database can seal a key of their own to it.
 *
 * @throws Error where it is another's
 */
export async function unwrapKey(
  wrapped: Uint8Array,
  opener: Identity,
  { handed, recipient }: StoredHalf,
): Promise<OpenedByPasskey> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(opener);
  const { own, identities } = readUnwrapped(await decrypter.decrypt(wrapped, 'text'));
  const isOwnHalf = recipient === (own === undefined ? null : await identityToRecipient(own));
  if (handed === null || own === undefined || !isOwnHalf) {
    return { key: await keyOf(identities), isOwnHalf };
  }
  const opened = new Decrypter();
  opened.addIdentity(own);
  const given = (await opened.decrypt(handed, 'text')).split('\n');
  const isOfDesk = identities.every((identity) => given.includes(identity));
  return { key: await keyOf(isOfDesk ? given : identities), isOwnHalf: isOfDesk };
}

/** Opens the key with the words of the sheet. @throws Error where they are not its words */
export async function unwrapWithWords(wrapped: Uint8Array, words: string): Promise<OpenedSheet> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(words);
  const { own = '', identities } = readUnwrapped(await decrypter.decrypt(wrapped, 'text'));
  const opener = new Decrypter();
  opener.addIdentity(own);
  return {
    key: await keyOf(identities),
    openRiddle: (riddle) => opener.decrypt(riddle, 'text'),
  };
}

/** @param identities the key, and those that it took the place of, the newest first */
async function keyOf(identities: readonly string[]): Promise<PracticeKey> {
  const recipients = await Promise.all(identities.map(identityToRecipient));
  const [recipient = ''] = recipients;
  const decrypter = new Decrypter();
  for (const one of identities) decrypter.addIdentity(one);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return {
    recipient,
    openText: (sealed) => decrypter.decrypt(sealed, 'text'),
    openBytes: (sealed) => decrypter.decrypt(sealed),
    sealText: (text) => encrypter.encrypt(text),
    opens: (asked) => recipients.includes(asked),
    wrapTo: (to) => {
      const wrapper = new Encrypter();
      wrapper.addRecipient(to);
      return wrapWith(wrapper);
    },
    wrapToWords: (words) => {
      const wrapper = new Encrypter();
      wrapper.setPassphrase(words);
      wrapper.setScryptWorkFactor(SHEET_WORK_FACTOR_LOG2);
      return wrapWith(wrapper);
    },
    handTo: (to) => {
      const sealer = new Encrypter();
      sealer.addRecipient(to);
      return sealer.encrypt(identities.join('\n'));
    },
    renew: async () => keyOf([await generateX25519Identity(), ...identities]),
  };

  /** All who work here hold the practice's key: what the sheet alone may do, and what a passkey alone is handed, hangs on an identity of its own. */
  async function wrapWith(wrapper: Encrypter): Promise<WrappedKey> {
    const own = await generateX25519Identity();
    return {
      wrapped: await wrapper.encrypt(writeUnwrapped({ own, identities })),
      recipient: await identityToRecipient(own),
    };
  }
}
