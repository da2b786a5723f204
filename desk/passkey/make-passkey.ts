import { webauthn } from 'age-encryption';
import { fromBase64Url, toBase64Url } from '../api/bytes.ts';
import { CannotKeepKeyError } from './ask-passkey.ts';
import { prfInputs } from './prf-inputs.ts';

const USER_ID_BYTES = 16;
/** Ed25519, ECDSA with P-256, RSA: what the server verifies. */
const ALGORITHMS = [-8, -7, -257];

/** What the server keeps of a new passkey. */
export interface MadePasskey {
  id: string;
  attestation: string;
  clientData: string;
  transports: string[];
}

interface PasskeyWanted {
  challenge: string;
  /** As the machine lists it. */
  owner: string;
  practice: string;
}

/**
 * Makes a passkey that verifies its owner and can keep a key.
 *
 * @throws CannotKeepKeyError where it cannot; DOMException where nobody touched it
 */
export async function makePasskey({
  challenge,
  owner,
  practice,
}: PasskeyWanted): Promise<MadePasskey> {
  const credential = await navigator.credentials.create({
    publicKey: {
      challenge: fromBase64Url(challenge),
      rp: { name: `${practice}, the desk` },
      user: {
        id: crypto.getRandomValues(new Uint8Array(USER_ID_BYTES)),
        name: owner,
        displayName: owner,
      },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      extensions: { prf: {} },
    },
  });
  if (!(credential instanceof PublicKeyCredential)) throw new CannotKeepKeyError();
  const { response } = credential;
  const canKeepKey = credential.getClientExtensionResults().prf?.enabled === true;
  if (!(response instanceof AuthenticatorAttestationResponse) || !canKeepKey) {
    throw new CannotKeepKeyError();
  }
  return {
    id: credential.id,
    attestation: toBase64Url(response.attestationObject),
    clientData: toBase64Url(response.clientDataJSON),
    transports: response.getTransports(),
  };
}

/** age's WebAuthn recipient for one passkey: asks it once more, for the secret that the key is wrapped with. */
export class NewPasskeyRecipient extends webauthn.WebAuthnRecipient {
  readonly #id: string;

  constructor(id: string) {
    super();
    this.#id = id;
  }

  protected override async getCredential(
    nonce: Uint8Array,
  ): Promise<AuthenticationExtensionsPRFValues> {
    const credential = await navigator.credentials.get({
      publicKey: {
        // Nothing is signed in by this one.
        challenge: crypto.getRandomValues(new Uint8Array(USER_ID_BYTES)),
        allowCredentials: [{ type: 'public-key', id: fromBase64Url(this.#id) }],
        userVerification: 'required',
        extensions: { prf: { eval: prfInputs(nonce) } },
      },
    });
    const secrets =
      credential instanceof PublicKeyCredential
        ? credential.getClientExtensionResults().prf?.results
        : undefined;
    if (secrets === undefined) throw new CannotKeepKeyError();
    return secrets;
  }
}
