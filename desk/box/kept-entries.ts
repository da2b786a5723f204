/** An entry that waits for the line: sealed, with the number of its card, and whose it is. */
export interface KeptEntry {
  readonly id: string;
  /** The card's name. */
  readonly card: string;
  readonly sealed: string;
  /** Null: by the recovery sheet. The server signs an entry with whoever sends it, so each sends their own. */
  readonly person: number | null;
  readonly at: string;
}

/** Each has a place of its own in this browser, so that two tabs lose none of each other's. */
const PREFIX = 'desk-kept.';

/** Above every number that the server gives: what waits comes after what is stored. */
const FIRST_WAITING = 2 ** 52;

/** Whether an entry stands on this machine alone. */
export function isWaiting({ number }: { readonly number: number }): boolean {
  return number >= FIRST_WAITING;
}

/** Entries that could not be sent, on this machine, until the line is back (docs/decisions/189-without-a-line.md). */
export class KeptEntries {
  readonly #listeners = new Set<() => void>();
  #all: readonly KeptEntry[] = readAll();
  #given = 0;

  /** For `useSyncExternalStore`; hears other tabs too. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) window.addEventListener('storage', this.#renew);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#renew);
    };
  };

  /** In the order in which they were written. */
  readonly all = (): readonly KeptEntry[] => this.#all;

  /**
   * Keeps an entry.
   *
   * @returns the number that it stands by on its card meanwhile
   * @throws DOMException where this browser keeps nothing, or its room is full
   */
  keep(entry: KeptEntry): number {
    localStorage.setItem(PREFIX + entry.id, JSON.stringify(entry));
    this.#renew();
    this.#given += 1;
    return FIRST_WAITING + this.#given;
  }

  /** Forgets one: it was sent, or taken back. */
  drop(id: string): void {
    localStorage.removeItem(PREFIX + id);
    this.#renew();
  }

  readonly #renew = (): void => {
    this.#all = readAll();
    for (const listener of this.#listeners) listener();
  };
}

function readAll(): KeptEntry[] {
  return placesKept()
    .flatMap((place) => {
      try {
        const read: unknown = JSON.parse(localStorage.getItem(place) ?? '');
        return isKeptEntry(read) ? [read] : [];
      } catch {
        return [];
      }
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** None where this browser keeps nothing: the desk opens all the same, and says that it could not keep what is written without a line. */
function placesKept(): string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function isKeptEntry(read: unknown): read is KeptEntry {
  const { id, card, sealed, at } = Object(read) as Partial<Record<string, unknown>>;
  return [id, card, sealed, at].every((part) => typeof part === 'string');
}
