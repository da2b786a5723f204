import { createContext } from 'react';
import type { Draft } from '../lock/kept-draft.ts';

/** The note that is being written, across the lock: where the lock finds it, and where it stands again afterwards. */
export class DraftPlace {
  #written: Draft = { card: '', text: '' };
  #restored: Draft | undefined;

  get written(): Draft {
    return this.#written;
  }

  write(card: string, text: string): void {
    this.#written = { card, text };
  }

  restore(draft: Draft | undefined): void {
    this.#restored = draft;
  }

  /** What stood in a card's field when the desk locked. */
  restoredFor(card: string): string {
    return this.#restored?.card === card ? this.#restored.text : '';
  }
}

export const DraftContext = createContext<DraftPlace | null>(null);
