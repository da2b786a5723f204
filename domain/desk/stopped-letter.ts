import type { Slot } from '../scheduling/slot.ts';
import type { CardState } from './card-state.ts';
import type { SignedEntry } from './entries.ts';

export type LetterEntry = SignedEntry & { readonly is: 'letter' };

/** A letter that did not leave. */
interface StoppedLetter {
  readonly letter: LetterEntry;
  /** Which of its times was given back; undefined where that is not known. */
  readonly time: string | undefined;
}

/** The letter whose words another one begins with: it did not leave, and nothing was done since. Undefined where there is none. */
export function stoppedLetter({ toWriteAnew, entries }: CardState): StoppedLetter | undefined {
  if (toWriteAnew?.is !== 'unsent') return undefined;
  const { of, time } = toWriteAnew;
  const letter = entries.find(
    (entry): entry is LetterEntry => entry.is === 'letter' && entry.id === of,
  );
  return letter && { letter, time };
}

/** The ready letters to whoever has one of which no time is free any more, or not every one (content/desk-letters.yaml). */
export const TIMES_GONE = 'times-gone';
export const SOME_TIMES_GONE = 'some-times-gone';

/** What settles that a letter offers what was given back: they were spoken to, or the visit is another by now. */
const SETTLING: ReadonlySet<SignedEntry['is']> = new Set([
  'reached',
  'placed',
  'closed',
  'moved',
  'cancelled',
]);

/**
 * The letter that they have, and that offers times which were given back since: nobody has told them. A call in vain tells nobody.
 *
 * @returns undefined where there is none
 */
export function letterOutOfDate({
  entries,
  unsent,
}: Pick<CardState, 'entries' | 'unsent'>):
  | { readonly letter: LetterEntry; readonly kind: typeof TIMES_GONE | typeof SOME_TIMES_GONE }
  | undefined {
  const letter = entries.findLast(
    (entry): entry is LetterEntry => entry.is === 'letter' && !unsent.includes(entry.id),
  );
  if (letter === undefined) return undefined;
  const at = entries.findLastIndex((one) => one.is === 'given-back' && one.of === letter.id);
  const isSettled = entries.slice(at + 1).some(({ is }) => SETTLING.has(is));
  if (at < 0 || isSettled) return undefined;
  const gone = new Set(timesGivenBack({ entries }, letter.id).map((one) => Date.parse(one)));
  const isAll = letter.times.every((moment) => gone.has(Date.parse(moment)));
  return { letter, kind: isAll ? TIMES_GONE : SOME_TIMES_GONE };
}

/** Whether what became of a letter is that it left and did not arrive. */
export function isUndelivered(entry: SignedEntry): boolean {
  return entry.is === 'unsent' && (entry.why === 'refused' || entry.why === 'undelivered');
}

/**
 * The letter that goes to their address once that is corrected: it was refused, nothing was done since, and all that it offers is still held.
 *
 * @param blocks what is kept free
 */
export function letterToSendOn(
  state: CardState,
  blocks: readonly { readonly offered: { readonly letter: string } | null }[],
): LetterEntry | undefined {
  const { toWriteAnew } = state;
  if (toWriteAnew === null || !isUndelivered(toWriteAnew)) return undefined;
  const letter = stoppedLetter(state)?.letter;
  const held = blocks.filter(({ offered }) => offered !== null && offered.letter === letter?.id);
  return held.length === letter?.times.length ? letter : undefined;
}

/** The times that were given back although a letter to them offered them, as they begin. @param letter the id of one; of all where it is left out */
export function timesGivenBack({ entries }: Pick<CardState, 'entries'>, letter?: string): string[] {
  return entries.flatMap((entry) => {
    if (entry.is !== 'unsent' && entry.is !== 'given-back') return [];
    const isAsked = letter === undefined || entry.of === letter;
    return entry.time !== undefined && isAsked ? entry.time : [];
  });
}

/**
 * Times that meet none of some, as long as any are left: whoever gave one back had a reason, which nobody has read.
 *
 * @param spared when those begin; they last as long as the others
 */
export function sparing(slots: readonly Slot[], spared: readonly string[]): readonly Slot[] {
  const others = slots.filter((slot) => !spared.some((startsAt) => meets(slot, startsAt)));
  return others.length > 0 ? others : slots;
}

function meets(slot: Slot, startsAt: string): boolean {
  const [from, to] = [Date.parse(slot.startsAt), Date.parse(slot.endsAt)];
  return Math.abs(from - Date.parse(startsAt)) < to - from;
}
