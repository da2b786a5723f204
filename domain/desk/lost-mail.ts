import type { CardRow } from './card-content.ts';
import type { SignedEntry } from './entries.ts';
import { isTurn } from './turns.ts';

/** That a mail about a visit, or that confirms a request, never got there. */
export type LostMail = SignedEntry & { readonly is: 'lost' };

/**
 * The last mail that never got there, where nobody has turned to the card, or corrected the address, since what it tells was done; null else. A visit that was
 * moved or cancelled since settles nothing: the mail of that goes where the one before did not arrive, and whether it does nobody knows yet.
 */
export function lostMail(counted: readonly SignedEntry[]): LostMail | null {
  const at = counted.findLastIndex(({ is }) => is === 'lost');
  const lost = counted[at];
  if (lost?.is !== 'lost') return null;
  // Whoever was called since then has heard it, also while the mail was still being tried.
  const told = counted.slice(0, at).findLastIndex(isTold);
  const since = counted.slice(told + 1);
  return since.some((one) => isTurn(one) || one.is === 'seen' || namesAddress(one)) ? null : lost;
}

/** Whether the visit was moved or cancelled after a mail that never got there: a mail of that goes to the same address. One that lies where it lay was put back. */
export function isToldAfter(counted: readonly SignedEntry[], lost: LostMail): boolean {
  const since = counted.slice(counted.findIndex(({ id }) => id === lost.id) + 1);
  if (since.some(({ is }) => is === 'cancelled')) return true;
  const moves = since.filter((entry) => entry.is === 'moved');
  return moves[0]?.from !== moves.at(-1)?.to;
}

/** Whether the letter that was to tell a visit at a corrected address never got there. @param id of the entry that corrects it */
export function isLostAt(counted: readonly SignedEntry[], id: string): boolean {
  const at = counted.findIndex((entry) => entry.id === id);
  if (at < 0) return false;
  const next = counted.findIndex((entry, index) => index > at && namesAddress(entry));
  const until = next < 0 ? counted.length : next;
  return counted.slice(at, until).some((one) => one.is === 'lost' && one.mail === 'anew');
}

/** Whether somebody counts on a visit as it was before, or has no word of it: nobody has told them, and it is still to come. */
export function isUnheard(
  { appointment }: CardRow,
  { lost }: { readonly lost: LostMail | null },
  now: Date,
): boolean {
  return lost !== null && appointment !== null && new Date(appointment.startsAt) > now;
}

/** Whether a mail goes by an entry. */
function isTold(entry: SignedEntry): boolean {
  if (entry.is === 'corrected') return namesAddress(entry);
  return entry.is === 'moved' || entry.is === 'cancelled' || entry.is === 'made';
}

function namesAddress(entry: SignedEntry): boolean {
  return entry.is === 'corrected' && (entry.email ?? '') !== '';
}
