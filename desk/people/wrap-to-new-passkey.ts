import { toBase64 } from '../api/bytes.ts';
import type { PracticeKey } from '../key/practice-key.ts';
import { makePasskey, NewPasskeyRecipient, type MadePasskey } from '../passkey/make-passkey.ts';

/**
 * Makes a passkey and wraps the practice's key to it.
 *
 * @throws what went wrong (desk/passkey/passkey-fault.ts)
 */
export async function wrapToNewPasskey(
  key: PracticeKey,
  wanted: { challenge: string; owner: string; practice: string },
): Promise<{
  credential: MadePasskey;
  key: { wrapped: string; recipient: string; opens: string };
}> {
  const credential = await makePasskey(wanted);
  const { wrapped, recipient } = await key.wrapTo(new NewPasskeyRecipient(credential.id));
  return { credential, key: { wrapped: toBase64(wrapped), recipient, opens: key.recipient } };
}
