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
