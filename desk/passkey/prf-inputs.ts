import type { Bytes } from '../api/bytes.ts';

/** age's own, so that its files of this kind open with other programs that know them. */
const LABEL = 'age-encryption.org/fido2prf';

/** What a passkey's secret is asked with for one wrapped key, as `age-encryption` asks it. */
export function prfInputs(nonce: Uint8Array): { first: Bytes; second: Bytes } {
  const label = new TextEncoder().encode(LABEL);
  const input = (which: number): Bytes => new Uint8Array([...label, which, ...nonce]);
  return { first: input(1), second: input(2) };
}
