import { webauthn } from 'age-encryption';

type Secrets = AuthenticationExtensionsPRFValues;

/**
 * age's WebAuthn identity with the passkey's answer already at hand: the touch that signs in is the one that opens the key.
 */
export class AnsweredPasskey extends webauthn.WebAuthnIdentity {
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    super();
    this.#secrets = secrets;
  }

  protected override async getCredential(): Promise<Secrets> {
    return this.#secrets;
  }
}
