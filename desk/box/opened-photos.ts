import type { PracticeKey } from '../key/practice-key.ts';
import { openPhoto, UNFETCHED, type OpenedPhoto } from './open-photos.ts';

/** The photos of a card, and how many parts of the page show them. */
interface Held {
  photos: readonly OpenedPhoto[];
  holders: number;
  readonly fetchAgain: () => void;
}

const NONE: readonly OpenedPhoto[] = [];

/** Photos that are open in this page's memory, for as long as a card or the light table shows them: the one goes on with what the other opened. */
export class OpenedPhotos {
  readonly #held = new Map<string, Held>();
  readonly #listeners = new Set<() => void>();

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Those of a card, as far as they are opened. */
  of(name: string): readonly OpenedPhoto[] {
    return this.#held.get(name)?.photos ?? NONE;
  }

  /**
   * Opens the photos of a card one after the other, unless they are open.
   *
   * @param sealed what the request says of them; it never says anything else
   * @returns gives their memory back, unless somebody else holds them by then
   */
  hold(key: PracticeKey, name: string, sealed: readonly unknown[]): () => void {
    const held = this.#held.get(name) ?? this.#begin(key, name, sealed);
    held.holders += 1;
    return () => {
      held.holders -= 1;
      // The room that comes next holds them a moment after the one before has let go.
      setTimeout(() => {
        if (held.holders > 0 || this.#held.get(name) !== held) return;
        this.#held.delete(name);
        for (const { address } of held.photos) URL.revokeObjectURL(address);
      });
    };
  }

  /** The line is back: what could not be fetched without it is fetched; what is open stays. */
  fetchAgain(): void {
    for (const { fetchAgain } of this.#held.values()) fetchAgain();
  }

  #begin(key: PracticeKey, name: string, sealed: readonly unknown[]): Held {
    let isGoing = false;
    const fetchWanted = async (): Promise<void> => {
      if (isGoing) return;
      isGoing = true;
      for (const [at, said] of sealed.entries()) {
        const before = held.photos[at];
        if (before !== undefined && before.fault !== UNFETCHED) continue;
        const photo = await openPhoto(key, name, at, said);
        if (this.#held.get(name) !== held) {
          URL.revokeObjectURL(photo.address);
          return;
        }
        held.photos = [...held.photos.slice(0, at), photo, ...held.photos.slice(at + 1)];
        for (const listener of this.#listeners) listener();
      }
      isGoing = false;
    };
    const held: Held = { photos: NONE, holders: 0, fetchAgain: () => void fetchWanted() };
    this.#held.set(name, held);
    held.fetchAgain();
    return held;
  }
}
