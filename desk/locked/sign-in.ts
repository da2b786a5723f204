import type { SessionAnswer, SignedIn, SignInOffer } from '../../domain/desk/wire.ts';
import { tell } from '../api/ask-server.ts';
import { fromBase64 } from '../api/bytes.ts';
import { unwrapKey, type PracticeKey } from '../key/practice-key.ts';
import { AnsweredPasskey } from '../passkey/answered-passkey.ts';
import { askPasskey } from '../passkey/ask-passkey.ts';

/**
 * Whoever opens the desk hands over the key and who they are.
 *
 * @param isHalfExchanged whether the server has another's half in the place of their passkey's
 */
export type OnOpen = (key: PracticeKey, session: SessionAnswer, isHalfExchanged?: boolean) => void;

/** Signs in and opens the key, by one touch of the passkey. @throws what went wrong (desk/passkey/passkey-fault.ts) */
export async function signIn() {
  return answer(await tell<SignInOffer>('/api/sign-in/begin'));
}

/** Touches one's own passkey once more: a colleague's is not asked for. @throws what went wrong (desk/passkey/passkey-fault.ts) */
export async function touchAgain(): Promise<void> {
  await answer(await tell<SignInOffer>('/api/session/keys'));
}

async function answer({ challenge, keys }: SignInOffer) {
  const { assertion, secrets } = await askPasskey(challenge, keys);
  const { wrapped, handed, recipient, ...session } = await tell<SignedIn>(
    '/api/sign-in',
    assertion,
  );
  const { key, isOwnHalf } = await unwrapKey(fromBase64(wrapped), new AnsweredPasskey(secrets), {
    handed: handed === null ? null : fromBase64(handed),
    recipient,
  });
  return { key, session, isHalfExchanged: !isOwnHalf };
}
