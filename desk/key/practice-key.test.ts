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
  const opened = await unwrapKey(wrapped, opener, await third.handTo(recipient));
  expect(opened.recipient).toBe(third.recipient);
  expect(await opened.openText(await first.sealText('old'))).toBe('old');
  // Handed to another passkey it does not open; and until it is handed, the key of before is what there is.
  const other = await first.wrapTo(stubPasskey());
  await expect(unwrapKey(wrapped, opener, await third.handTo(other.recipient))).rejects.toThrow();
  expect((await unwrapKey(wrapped, opener, null)).recipient).toBe(first.recipient);
});

it('is kept by a new passkey and a new sheet with all that it opens', async () => {
  const first = await makePracticeKey();
  const old = await first.sealText('old');
  const key = await first.renew();
  const { wrapped } = await key.wrapTo(stubPasskey());
  const byPasskey = await unwrapKey(wrapped, new AnsweredPasskey(SECRETS), null);
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
  const opened = await unwrapKey(older, new AnsweredPasskey(SECRETS), null);
  expect(opened.recipient).toBe(key.recipient);
});
