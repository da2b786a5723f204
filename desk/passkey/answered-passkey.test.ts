import { webauthn } from 'age-encryption';
import { afterEach, expect, it, vi } from 'vitest';
import { makePracticeKey, unwrapKey } from '../key/practice-key.ts';
import { AnsweredPasskey } from './answered-passkey.ts';
import { prfInputs } from './prf-inputs.ts';

afterEach(() => vi.unstubAllGlobals());

/** A passkey that answers with what it was asked: another question, another secret. */
function stubPasskey() {
  const asked: { first: Uint8Array; second: Uint8Array }[] = [];
  vi.stubGlobal('navigator', {
    credentials: {
      get: async ({
        publicKey,
      }: {
        publicKey: { extensions: { prf: { eval: (typeof asked)[0] } } };
      }) => {
        const inputs = publicKey.extensions.prf.eval;
        asked.push(inputs);
        const results = {
          first: inputs.first.slice().buffer,
          second: inputs.second.slice().buffer,
        };
        return { getClientExtensionResults: () => ({ prf: { results } }) };
      },
    },
  });
  return asked;
}

it('opens what age’s own recipient has wrapped, by the questions that it asks', async () => {
  const asked = stubPasskey();
  const key = await makePracticeKey();
  const { wrapped, recipient } = await key.wrapTo(new webauthn.WebAuthnRecipient());
  const nonce = /fido2prf (\S+)/.exec(
    new TextDecoder('latin1').decode(wrapped.subarray(0, 200)),
  )?.[1];
  const inputs = prfInputs(Uint8Array.from(atob(nonce ?? ''), (sign) => sign.charCodeAt(0)));
  expect(asked).toEqual([inputs]);

  const secrets = { first: inputs.first.buffer, second: inputs.second.buffer };
  const stored = { handed: null, recipient };
  const opened = await unwrapKey(wrapped, new AnsweredPasskey(secrets), stored);
  expect(opened.key.recipient).toBe(key.recipient);
  const others = { first: inputs.second.buffer, second: inputs.first.buffer };
  await expect(unwrapKey(wrapped, new AnsweredPasskey(others), stored)).rejects.toThrow();
});
