/** What a passkey or the words of the sheet have unwrapped: the desk opens with it in a browser, the staff command at a terminal. */
export interface UnwrappedKey {
  /** The identity that the passkey or the sheet has of its own; undefined in what an older desk has wrapped. */
  readonly own: string | undefined;
  /** The practice's key, and those that it took the place of, the newest first. */
  readonly identities: readonly string[];
}

/** The text that is wrapped: the key, the own identity of what it is wrapped to, and the keys of before, a line each. */
export function writeUnwrapped({
  own,
  identities,
}: {
  own: string;
  identities: readonly string[];
}) {
  const [identity = '', ...before] = identities;
  return [identity, own, ...before].join('\n');
}

/** Reads it again. What an older desk has wrapped has no more than the key. */
export function readUnwrapped(text: string): UnwrappedKey {
  const [identity = '', own, ...before] = text.split('\n');
  return { own, identities: [identity, ...before] };
}
