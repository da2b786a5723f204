import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import * as z from 'zod';
import type { NewPasskey } from './people-store.ts';
import { refuseDesk, refuseSignIn } from './desk-refusals.ts';
import { isRecipient } from './practice-key.ts';
import { base64, base64url } from './read-body.ts';

/** A transport that WebAuthn may gain is kept as it is said. */
const transport = z.string().regex(/^[a-z-]{1,32}$/);

/** A new passkey, as the desk's page sends it. */
export const registrationForm = z.object({
  id: base64url,
  attestation: base64url,
  clientData: base64url,
  transports: z.array(transport).max(10),
});

/** What a passkey has signed. What it gave for opening the key stays in the browser. */
export const assertionForm = z.object({
  id: base64url,
  authenticatorData: base64url,
  clientData: base64url,
  signature: base64url,
});

/** The practice's key as the desk's page wraps it to a new passkey. */
export const wrappedForm = z.object({
  wrapped: base64,
  /** The public half of the identity that is wrapped with it, the passkey's own. */
  recipient: z.string().refine(isRecipient),
  /** The public half of the practice's key that is wrapped. */
  opens: z.string().refine(isRecipient),
});

/** Where passkeys belong, and how a challenge is used up. */
interface Expected {
  origin: string;
  useChallenge: (challenge: string) => Promise<boolean>;
}

const NOT_CHECKED = 'The passkey could not be checked. Please make it once more.';

/** The one stanza of a wrapped identity that the passkey's secret opens, with what it is asked with. */
const STANZA = /^age-encryption\.org\/v1\n-> age-encryption\.org\/fido2prf ([A-Za-z0-9+/]{22})\n/;
const HEADER_LIMIT_BYTES = 400;

/**
 * What the passkey's secret is asked with, from the wrapped identity.
 *
 * @throws Refusal 422 for what is wrapped to anything else
 */
function nonceOf(wrapped: Uint8Array): string {
  const header = Buffer.from(wrapped.subarray(0, HEADER_LIMIT_BYTES)).toString('latin1');
  const nonce = STANZA.exec(header)?.[1];
  if (nonce === undefined) throw refuseDesk(422, 'The key did not come wrapped to the passkey.');
  return nonce;
}

/**
 * Verifies a new passkey of this host, whose owner was verified.
 *
 * @throws Refusal 403 where it is not one
 */
export async function verifyNewPasskey(
  { id, attestation, clientData, transports }: z.infer<typeof registrationForm>,
  { wrapped, recipient, opens }: z.infer<typeof wrappedForm>,
  { origin, useChallenge }: Expected,
): Promise<NewPasskey> {
  const nonce = nonceOf(wrapped);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { attestationObject: attestation, clientDataJSON: clientData },
    },
    expectedChallenge: useChallenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) {
    throw refuseDesk(403, NOT_CHECKED);
  }
  const { id: attested, publicKey, counter } = registrationInfo.credential;
  // The sender names it twice, and only one of the two is signed for.
  if (attested !== id) throw refuseDesk(403, NOT_CHECKED);
  return { id, publicKey, signCount: counter, transports, nonce, wrapped, recipient, opens };
}

interface KnownPasskey {
  id: string;
  public_key: Uint8Array;
  sign_count: number;
}

/**
 * Verifies what a passkey has signed.
 *
 * @returns how often it says that it was used
 * @throws Refusal 403 where it is not right
 */
export async function verifyAssertion(
  { id, authenticatorData, clientData, signature }: z.infer<typeof assertionForm>,
  known: KnownPasskey,
  { origin, useChallenge }: Expected,
): Promise<number> {
  const { verified, newCounter } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { authenticatorData, clientDataJSON: clientData, signature },
    },
    expectedChallenge: useChallenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    credential: {
      id: known.id,
      publicKey: new Uint8Array(known.public_key),
      counter: known.sign_count,
    },
    requireUserVerification: true,
  }).then(
    ({ verified, authenticationInfo }) => ({ verified, newCounter: authenticationInfo.newCounter }),
    () => ({ verified: false, newCounter: 0 }),
  );
  if (!verified) throw refuseSignIn();
  return newCounter;
}

function hostOf(origin: string): string {
  return new URL(origin).hostname;
}
