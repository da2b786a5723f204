import { createContext } from 'react';
import type { Draft, LetterDraft } from '../../domain/desk/draft.ts';

/** The note that is being written and the letters that were begun, across the lock: where the lock finds it, and where it stands again afterwards. */
export class DraftPlace {
  #written: Draft = { card: '', text: '' };
  #restored: Draft | undefined;
  readonly #letters = new Map<string, LetterDraft>();

  get written(): Draft {
    return { ...this.#written, letters: [...this.#letters] };
  }

  write(card: string, text: string): void {
    this.#written = { card, text };
  }

  restore(draft: Draft | undefined): void {
    this.#restored = draft;
    for (const [card, letter] of draft?.letters ?? []) this.#letters.set(card, letter);
  }

  /** What stood in a card's field when the desk locked. */
  restoredFor(card: string): string {
    return this.#restored?.card === card ? this.#restored.text : '';
  }

  /** A letter that was begun on a card. */
  letterFor(card: string): LetterDraft | undefined {
    return this.#letters.get(card);
  }

  keepLetter(card: string, letter: LetterDraft): void {
    this.#letters.set(card, letter);
  }

  dropLetter(card: string): void {
    this.#letters.delete(card);
  }
}

export const DraftContext = createContext<DraftPlace | null>(null);
