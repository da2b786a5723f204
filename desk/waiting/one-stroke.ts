import { isTurn } from '../../domain/desk/turns.ts';
import type { EntryWords } from '../../domain/desk/entries.ts';

/** Longer than between the halves of a double press, and shorter than anybody reads a name. */
export const DOUBLED_MS = 500;

/** Keeps a press that came twice from being done twice, and from reaching the card that came up between (docs/decisions/230-a-key-acts-once.md). */
export class OneStroke {
  readonly #storing = new Set<string>();
  #done = { card: '', at: -Infinity };

  /**
   * Stores an entry, unless a stroke on the same card is being stored, or the same words are.
   *
   * @param card its name
   * @param task stores it, and says whether it did
   * @returns whether it was stored; false too where it was not let in
   * @throws what the task throws
   */
  async store(card: string, words: EntryWords, task: () => Promise<boolean>): Promise<boolean> {
    const what = keyOf(card, words);
    if (this.#storing.has(what)) return false;
    this.#storing.add(what);
    try {
      return await task();
    } finally {
      this.#storing.delete(what);
    }
  }

  /** Whether the same words are being stored on a card. */
  isStoring(card: string, words: EntryWords): boolean {
    return this.#storing.has(keyOf(card, words));
  }

  /** A card was done, and another came up in its place. @param atMs by whichever clock is asked about later */
  goOn(card: string, atMs: number): void {
    this.#done = { card, at: atMs };
  }

  /** Whether somebody can have seen a card before a stroke met it. */
  isSeen(card: string, atMs: number): boolean {
    return card === this.#done.card || atMs - this.#done.at >= DOUBLED_MS;
  }
}

/** One stroke at a time; of anything else the same words once. */
function keyOf(card: string, words: EntryWords): string {
  return `${card} ${isTurn(words) ? 'stroke' : JSON.stringify(words)}`;
}
