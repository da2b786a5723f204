import { Decrypter, Encrypter, webauthn } from 'age-encryption';
import { afterEach, expect, it, vi } from 'vitest';
import { AnsweredPasskey } from '../passkey/answered-passkey.ts';
import { makePracticeKey, unwrapKey, unwrapWithWords } from './practice-key.ts';

afterEach(() => vi.unstubAllGlobals());

const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const SECRETS = { first: new Uint8Array(32).fill(1).buffer, second: new Uint8Array(32).buffer };

/** A passkey that gives the same secrets whatever it is asked with. */
function stubPasskey(): webauthn.WebAuthnRecipient {
  const get = async () => ({
    getClientExtensionResults: () => ({ prf: { results: SECRETS } }),
  });
  vi.stubGlobal('navigator', { credentials: { get } });
  return new webauthn.WebAuthnRecipient();
}

it('takes the place of the key of before, whose seals it opens, and which opens none of its own', async () => {
  const before = await makePracticeKey();
  const old = await before.sealText('written before');
  const key = await before.renew();
  expect(key.recipient).not.toBe(before.recipient);
  expect(await key.openText(old)).toBe('written before');
  const since = await key.sealText('written since');
  expect(await key.openText(since)).toBe('written since');
  await expect(before.openText(since)).rejects.toThrow();
  const other = await makePracticeKey();
  expect([key, before].map((one) => one.opens(before.recipient))).toEqual([true, true]);
  expect([before.opens(key.recipient), key.opens(other.recipient)]).toEqual([false, false]);
});

it('reaches a passkey that nobody touches, twice, and those of before with it', async () => {
  const first = await makePracticeKey();
  const { wrapped, recipient } = await first.wrapTo(stubPasskey());
  const third = await (await first.renew()).renew();
  const opener = new AnsweredPasskey(SECRETS);
  const handed = await third.handTo(recipient);
  const { key: opened } = await unwrapKey(wrapped, opener, { handed, recipient });
  expect(opened.recipient).toBe(third.recipient);
  expect(await opened.openText(await first.sealText('old'))).toBe('old');
  // Handed to another passkey it does not open; and until it is handed, the key of before is what there is.
  const other = await first.wrapTo(stubPasskey());
  const toAnother = { handed: await third.handTo(other.recipient), recipient };
  await expect(unwrapKey(wrapped, opener, toAnother)).rejects.toThrow();
  const notYet = await unwrapKey(wrapped, opener, { handed: null, recipient });
  expect(notYet).toMatchObject({ key: { recipient: first.recipient }, isOwnHalf: true });
});

it('is kept by a new passkey and a new sheet with all that it opens', async () => {
  const first = await makePracticeKey();
  const old = await first.sealText('old');
  const key = await first.renew();
  const { wrapped, recipient } = await key.wrapTo(stubPasskey());
  const stored = { handed: null, recipient };
  const { key: byPasskey } = await unwrapKey(wrapped, new AnsweredPasskey(SECRETS), stored);
  const bySheet = await unwrapWithWords((await key.wrapToWords(WORDS)).wrapped, WORDS);
  for (const opened of [byPasskey, bySheet.key]) {
    expect(opened.recipient).toBe(key.recipient);
    expect(await opened.openText(old)).toBe('old');
  }
});

it('opens what an older desk has wrapped: the key alone', async () => {
  const key = await makePracticeKey();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(WORDS);
  const { wrapped } = await key.wrapToWords(WORDS);
  const [identity = ''] = (await decrypter.decrypt(wrapped, 'text')).split('\n');
  const encrypter = new Encrypter();
  encrypter.addRecipient(stubPasskey());
  const older = await encrypter.encrypt(identity);
  const stored = { handed: null, recipient: null };
  const opened = await unwrapKey(older, new AnsweredPasskey(SECRETS), stored);
  expect(opened).toMatchObject({ key: { recipient: key.recipient }, isOwnHalf: true });
  // It has no half of its own: whichever the server names was put there by somebody else.
  const put = { handed: null, recipient: key.recipient };
  const withHalf = await unwrapKey(older, new AnsweredPasskey(SECRETS), put);
  expect(withHalf.isOwnHalf).toBe(false);
});

it('opens by a passkey whose half on the server was exchanged what it opened before, and says so', async () => {
  const first = await makePracticeKey();
  const { wrapped } = await first.wrapTo(stubPasskey());
  const { recipient: theirs } = await first.wrapTo(stubPasskey());
  const opener = new AnsweredPasskey(SECRETS);
  const second = await first.renew();
  for (const handed of [null, await second.handTo(theirs)]) {
    const opened = await unwrapKey(wrapped, opener, { handed, recipient: theirs });
    expect(opened).toMatchObject({ key: { recipient: first.recipient }, isOwnHalf: false });
  }
  const taken = await unwrapKey(wrapped, opener, { handed: null, recipient: null });
  expect(taken.isOwnHalf).toBe(false);
});

it('takes no key from the server that opens nothing of what the passkey has opened: whoever can write there can seal one to its half', async () => {
  const first = await makePracticeKey();
  const { wrapped, recipient } = await first.wrapTo(stubPasskey());
  const theirs = await makePracticeKey();
  const stored = { handed: await theirs.handTo(recipient), recipient };
  const opened = await unwrapKey(wrapped, new AnsweredPasskey(SECRETS), stored);
  expect(opened).toMatchObject({ key: { recipient: first.recipient }, isOwnHalf: false });
});
