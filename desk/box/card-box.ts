import { writeCardName } from '../../domain/desk/card-name.ts';
import type { CardContent, CardFault, CardRow } from '../../domain/desk/card-content.ts';
import { stateOf, type CardState } from '../../domain/desk/card-state.ts';
import type { SignedEntry } from '../../domain/desk/entries.ts';
import { withCorrections, type SomeReach } from '../../domain/desk/reach.ts';
import type { ForgottenBy, OpenElsewhere, SentBlock } from '../../domain/desk/wire.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { isWaiting } from './kept-entries.ts';

/** A card as it lies open on this machine. */
export interface OpenedCard {
  /** `12` or `A3`. */
  readonly name: string;
  readonly row: CardRow;
  readonly photos: number;
  readonly content: CardContent | CardFault;
  readonly state: CardState;
  /** What it came with of what was corrected since; undefined where nothing was. */
  readonly cameAs?: SomeReach | undefined;
  /** Entries of its history that do not open, or belong to another card. */
  readonly spoiled: number;
  /** Came while the desk was open, and nobody here has looked at it. */
  readonly isNew: boolean;
}

/** A time that is kept free, as it lies open on this machine. */
export interface OpenedBlock extends Slot {
  readonly number: number;
  readonly id: string;
  readonly person: number | null;
  /** Null where it does not open. */
  readonly why: string | null;
  /** Offered in a letter: to which card, and until when; null where it is kept free for good. */
  readonly offered: SentBlock['offered'];
  /** What those have in common that are kept free each week; null for one by itself. */
  readonly series: string | null;
}

/** The cards in memory. Components read it through `subscribe` and `version`; what is in it goes with it. */
export class CardBox {
  readonly #cards = new Map<string, OpenedCard>();
  /** As it was sealed. */
  readonly #came = new Map<string, OpenedCard['content']>();
  readonly #entries = new Map<string, Map<number, SignedEntry>>();
  readonly #spoiled = new Map<string, Set<number>>();
  /** By their names, the numbers by which staff called them, and who forgot them at another desk where that is known. */
  readonly #forgotten = new Map<string, { number: string; by: ForgottenBy | undefined }>();
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #isWhole = false;
  #blocks: readonly OpenedBlock[] = [];
  #sendsLetters = false;
  #openElsewhere: readonly OpenElsewhere[] = [];

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly version = (): number => this.#version;

  get cards(): readonly OpenedCard[] {
    return [...this.#cards.values()];
  }

  /** Whether all that there is has been opened. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Times that are kept free, in their order. */
  get blocks(): readonly OpenedBlock[] {
    return this.#blocks;
  }

  /** Whether changes of appointments are told by letter. */
  get sendsLetters(): boolean {
    return this.#sendsLetters;
  }

  setBlocks(blocks: readonly OpenedBlock[]): void {
    this.#blocks = blocks;
  }

  setSendsLetters(sendsLetters: boolean): void {
    this.#sendsLetters = sendsLetters;
  }

  /** Who else opened a card a moment ago, the newest first. */
  openElsewhere(name: string): readonly OpenElsewhere[] {
    return this.#openElsewhere.filter(({ card }) => card === name);
  }

  /** @returns whether it was otherwise before */
  setOpenElsewhere(open: readonly OpenElsewhere[]): boolean {
    const isOther = JSON.stringify(open) !== JSON.stringify(this.#openElsewhere);
    this.#openElsewhere = open;
    return isOther;
  }

  find(name: string): OpenedCard | undefined {
    return this.#cards.get(name);
  }

  put(card: Pick<OpenedCard, 'row' | 'photos' | 'content' | 'isNew'>): void {
    const name = writeCardName(card.row);
    this.#came.set(name, card.content);
    this.#cards.set(name, { ...card, name, ...this.#historyOf(name, card.row.id) });
  }

  addEntry(name: string, entry: SignedEntry): void {
    const entries = this.#entries.get(name) ?? new Map<number, SignedEntry>();
    this.#entries.set(name, entries.set(entry.number, entry));
    this.#renew(name);
  }

  /** Takes an entry away where it stands on this machine alone. */
  dropWaiting(name: string, id: string): void {
    const entries = this.#entries.get(name);
    for (const one of entries?.values() ?? []) {
      if (one.id === id && isWaiting(one)) entries?.delete(one.number);
    }
    this.#renew(name);
    this.tell();
  }

  addSpoiled(name: string, number: number): void {
    this.#spoiled.set(name, (this.#spoiled.get(name) ?? new Set<number>()).add(number));
    this.#renew(name);
  }

  look(name: string): void {
    const card = this.#cards.get(name);
    if (card?.isNew !== true) return;
    this.#cards.set(name, { ...card, isNew: false });
    this.tell();
  }

  /** The number of a card that was here and was forgotten since; undefined for every other. */
  forgottenNumber(name: string): string | undefined {
    return this.#forgotten.get(name)?.number;
  }

  /** Who forgot it at another desk, and when; undefined where it was done here, or by command. */
  forgottenBy(name: string): ForgottenBy | undefined {
    return this.#forgotten.get(name)?.by;
  }

  /** Drops a card that was forgotten. @param by whom, where another desk did it */
  remove(name: string, by?: ForgottenBy): void {
    this.#forgotten.set(name, { number: this.#cards.get(name)?.row.reference ?? name, by });
    this.#cards.delete(name);
    this.#came.delete(name);
    this.#entries.delete(name);
    this.#spoiled.delete(name);
    this.tell();
  }

  markWhole(): void {
    this.#isWhole = true;
    this.tell();
  }

  /** Components draw anew what has changed. */
  tell(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  #renew(name: string): void {
    const card = this.#cards.get(name);
    if (card !== undefined)
      this.#cards.set(name, { ...card, ...this.#historyOf(name, card.row.id) });
  }

  /** @param id what is sealed with the row: an entry that names another was moved here by somebody */
  #historyOf(name: string, id: string): Omit<OpenedCard, 'name' | 'row' | 'photos' | 'isNew'> {
    const all = [...(this.#entries.get(name)?.values() ?? [])];
    const own = all.filter(({ card }) => card === id);
    const state = stateOf(own.toSorted((a, b) => a.number - b.number));
    const came = this.#came.get(name) ?? 'locked';
    return {
      ...(typeof came === 'object'
        ? withCorrections(came, state.entries)
        : { content: came, cameAs: undefined }),
      state,
      spoiled: (this.#spoiled.get(name)?.size ?? 0) + all.length - own.length,
    };
  }
}
