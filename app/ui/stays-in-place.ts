/**
 * The state of an entry in the history that a choice on the page made: the visitor stays where they are, as with an entry that is replaced
 * (app/shell/route-change.tsx).
 */
export const STAYS_IN_PLACE = { staysInPlace: true } as const;

/** Whether an entry was made by a choice on the page. */
export function staysInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'staysInPlace' in state;
}
