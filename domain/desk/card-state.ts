import type { Entry, SignedEntry } from './entries.ts';
import { lostMail, type LostMail } from './lost-mail.ts';
import { isTurn, TURNS } from './turns.ts';

/** A stroke that says how a card stands from then on. */
type Turn = SignedEntry & { readonly is: (typeof TURNS)[number] };

/** How a card stands, from its entries. */
export interface CardState {
  /** Those that count, oldest first: what was undone is not among them, nor is the undoing. */
  readonly entries: readonly SignedEntry[];
  /** The last that says how it stands; null where nothing was done yet. */
  readonly turn: Turn | null;
  /** Reached, a message left, a letter sent, or a time found: the promise is kept. */
  readonly isAnswered: boolean;
  readonly isClosed: boolean;
  /** Closed by a call alone: what else is owed still is. */
  readonly isReached: boolean;
  /** When it wants something again; null where no day is set. */
  readonly comesBackAt: string | null;
  /** To whom it was given; null for nobody. */
  readonly givenTo: number | null;
  /** How often nobody answered. */
  readonly tries: number;
  /** The newest change of an appointment that somebody has read, or made. */
  readonly seenSequence: number;
  /** Put back from those that were set aside. */
  readonly isKept: boolean;
  readonly owesNoEstimate: boolean;
  readonly gaveEstimate: boolean;
  /** Since when we have cancelled a visit and nobody has said what became of its fee; null else. */
  readonly cancelledByUsAt: string | null;
  /** Since when we have cancelled a visit, no letter could tell its visitor, and nobody has; null else. */
  readonly toSaySince: string | null;
  /** The letters that did not leave, by the ids of their entries. */
  readonly unsent: readonly string[];
  /** That a letter did not leave, or offers a time that was given back since, and nothing was done since it was written; null else. */
  readonly toWriteAnew: SignedEntry | null;
  /** That a mail about a visit, or that confirms a request, never got there, and nothing was done since; null else. */
  readonly lost: LostMail | null;
  /** Times at which we are closed, and of which somebody here has said that the visit stands. */
  readonly standsOn: readonly string[];
  /** Whether the last stroke came after we cancelled. */
  readonly isTurnSince: boolean;
}

/**
 * Puts a card's entries together. Two people may have written at once: both stand in the history, and the later one holds.
 *
 * @param entries in the order of their numbers
 */
export function stateOf(entries: readonly SignedEntry[]): CardState {
  const undone = new Set(entries.filter((entry) => entry.is === 'undo').map(({ of }) => of));
  const standing = entries.filter(({ id, is }) => is !== 'undo' && !undone.has(id));
  // A program that repeats itself sends the same entry twice; the first one stands.
  const counted = standing.filter(
    ({ id }, at) => standing.findIndex((one) => one.id === id) === at,
  );
  const unsent = counted.flatMap((entry) => (isUnsent(entry, counted) ? entry.of : []));
  const hasLeft = ({ id }: SignedEntry): boolean => !unsent.includes(id);
  const last = <Kind extends Entry['is']>(...kinds: readonly Kind[]) =>
    counted.findLast(
      (entry): entry is SignedEntry & { is: Kind } =>
        kinds.some((kind) => kind === entry.is) && hasLeft(entry),
    );
  const turn = last(...TURNS);
  const given = last('given');
  const cancelledAt = counted.findLastIndex(
    (entry) => entry.is === 'cancelled' && entry.isOurs && entry.isUntold !== true,
  );
  const ours = counted[cancelledAt];
  const since = counted.slice(cancelledAt + 1);
  const isSettled = since.some(
    ({ is }) => is === 'refunded' || is === 'no-refund' || is === 'closed',
  );
  return {
    entries: counted,
    turn: turn ?? null,
    isAnswered: counted.some((entry) => hasHeard(entry) && hasLeft(entry)),
    // A day set afterwards opens it again.
    isClosed: turn?.is === 'reached' || turn?.is === 'closed' || turn?.is === 'placed',
    isReached: turn?.is === 'reached',
    comesBackAt: comesBack(turn),
    givenTo: given?.is === 'given' ? given.to : null,
    tries: counted.filter(({ is }) => is === 'no-answer').length,
    seenSequence: Math.max(0, ...counted.map((one) => ('sequence' in one ? one.sequence : 0))),
    isKept: last('kept') !== undefined,
    owesNoEstimate: last('no-estimate') !== undefined,
    gaveEstimate: last('estimate') !== undefined,
    cancelledByUsAt: isSettled ? null : (ours?.at ?? null),
    toSaySince:
      ours?.is === 'cancelled' &&
      ours.isToSay === true &&
      !since.some((entry) => isOfWhoWasTold(entry) && hasLeft(entry))
        ? ours.at
        : null,
    unsent,
    toWriteAnew: counted.findLast((entry) => isToWriteAnew(entry, counted)) ?? null,
    lost: lostMail(counted),
    standsOn: counted.map(saysItStands).filter((moment) => moment !== undefined),
    isTurnSince: since.some((entry) => entry === turn),
  };
}

/** Whether an entry says of a letter that it did not leave, or promises too much, and nothing was done since it was written. */
function isToWriteAnew(entry: SignedEntry, counted: readonly SignedEntry[]): boolean {
  if (entry.is !== 'given-back' && !isUnsent(entry, counted)) return false;
  return isLastWord(entry.of, counted);
}

/** Whether an entry says of a letter that it did not leave or arrive, and it has not gone to a corrected address since. */
function isUnsent(
  entry: SignedEntry,
  counted: readonly SignedEntry[],
): entry is SignedEntry & { is: 'unsent' } {
  if (entry.is !== 'unsent') return false;
  return !counted
    .slice(counted.indexOf(entry) + 1)
    .some((one) => one.is === 'sent-on' && one.of === entry.of);
}

/** Whether nobody has turned to a card, or changed the visit, since a letter was written on it. @param letter the id of its entry */
export function isLastWord(letter: string, counted: readonly SignedEntry[]): boolean {
  const written = counted.findIndex(({ id }) => id === letter);
  if (written < 0) return false;
  return !counted
    .slice(written + 1)
    .some((one) => isTurn(one) || one.is === 'moved' || one.is === 'cancelled');
}

/** Whether its visitor has had word from us: by phone, on their machine, or by letter. */
function hasHeard(entry: SignedEntry): boolean {
  return (
    entry.is === 'reached' ||
    entry.is === 'placed' ||
    entry.is === 'letter' ||
    (entry.is === 'no-answer' && entry.leftMessage)
  );
}

/** At which time, with us closed, an entry leaves a visit knowingly; undefined where it says nothing of that. */
function saysItStands(entry: SignedEntry): string | undefined {
  if (entry.is === 'stands') return entry.on;
  return entry.is === 'moved' || entry.is === 'made' ? entry.outside : undefined;
}

function isOfWhoWasTold(entry: SignedEntry): boolean {
  return hasHeard(entry) || entry.is === 'closed';
}

function comesBack(turn: SignedEntry | undefined): string | null {
  if (turn?.is === 'no-answer') return turn.tryAgainAt;
  if (turn?.is === 'follow-up' || turn?.is === 'letter') return turn.backAt;
  return null;
}
