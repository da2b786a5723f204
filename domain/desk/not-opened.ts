/**
 * What is said at the door to whoever a passkey does not let in. Which passkeys there are is told to nobody, nor whose were removed: the same words are
 * true for a finger that was not known, a machine that is new, and a colleague who was removed.
 */
export const NOT_OPENED =
  'That did not open it. Try once more. A new computer has no passkey of its own yet: use your phone or a security key, and add one for it under People. If you have neither, or your passkey was removed, ask whoever may add people here; the sheet is for when none of them is there.';
