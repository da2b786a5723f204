import type { OfferedKey } from '../../domain/desk/wire.ts';
import { fromBase64, fromBase64Url, toBase64Url } from '../api/bytes.ts';
import { prfInputs } from './prf-inputs.ts';

/** A lock that can sign in, and cannot keep a key. */
export class CannotKeepKeyError extends Error {
  override readonly name = 'CannotKeepKeyError';
}

/** What the server verifies. */
interface Assertion {
  id: string;
  authenticatorData: string;
  clientData: string;
  signature: string;
}

export interface PasskeyAnswer {
  assertion: Assertion;
  /** Opens the key that was wrapped to this passkey. It never leaves this page. */
  secrets: AuthenticationExtensionsPRFValues;
}

/**
 * Asks whichever of the passkeys is at hand for its signature and its secret, in one touch.
 *
 * @throws CannotKeepKeyError where it gives no secret; DOMException where nobody touched it, or none is here
 */
export async function askPasskey(
  challenge: string,
  keys: readonly OfferedKey[],
): Promise<PasskeyAnswer> {
  const credential = await navigator.credentials.get({
    publicKey: {
      challenge: fromBase64Url(challenge),
      allowCredentials: keys.map(({ id, transports }) => ({
        type: 'public-key',
        id: fromBase64Url(id),
        transports: transports as AuthenticatorTransport[],
      })),
      userVerification: 'required',
      extensions: {
        prf: {
          evalByCredential: Object.fromEntries(
            keys.map(({ id, nonce }) => [id, prfInputs(fromBase64(nonce))]),
          ),
        },
      },
    },
  });
  if (!(credential instanceof PublicKeyCredential)) throw new CannotKeepKeyError();
  const { response } = credential;
  const secrets = credential.getClientExtensionResults().prf?.results;
  if (!(response instanceof AuthenticatorAssertionResponse) || secrets === undefined) {
    throw new CannotKeepKeyError();
  }
  return {
    assertion: {
      id: credential.id,
      authenticatorData: toBase64Url(response.authenticatorData),
      clientData: toBase64Url(response.clientDataJSON),
      signature: toBase64Url(response.signature),
    },
    secrets,
  };
}
