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

/** One that was taken back. A try of it may have reached the server, of which only the answer was lost: then it is undone once it is heard of. */
export interface TakenBackEntry extends Pick<KeptEntry, 'id' | 'card'> {
  readonly takenBackAt: string;
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

  /** What became of one by now, in other tabs too. "gone": it was sent, or its card was forgotten. */
  fateOf(id: string): 'waits' | 'taken back' | 'gone' {
    if (readAll().some((one) => one.id === id)) return 'waits';
    return this.takenBack().some((one) => one.id === id) ? 'taken back' : 'gone';
  }

  /** Those that were taken back, until it is known what became of them. */
  takenBack(): readonly TakenBackEntry[] {
    return readPlaces().filter(isTakenBack);
  }

  /** Sends one no more, and remembers that in its place: it needs less room than the entry did. */
  takeBack({ id, card }: Pick<KeptEntry, 'id' | 'card'>): void {
    const mark: TakenBackEntry = { id, card, takenBackAt: new Date().toISOString() };
    localStorage.setItem(PREFIX + id, JSON.stringify(mark));
    this.#renew();
  }

  /** Forgets one: it was sent, or what became of it is known. */
  drop(id: string): void {
    localStorage.removeItem(PREFIX + id);
    this.#renew();
  }

  /** Forgets all that is kept of a card. */
  dropCard(name: string): void {
    for (const { id, card } of [...this.#all, ...this.takenBack()])
      if (card === name) this.drop(id);
  }

  readonly #renew = (): void => {
    this.#all = readAll();
    for (const listener of this.#listeners) listener();
  };
}

function readAll(): KeptEntry[] {
  return readPlaces()
    .filter(isKeptEntry)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

function readPlaces(): unknown[] {
  return placesKept().flatMap((place): unknown[] => {
    try {
      return [JSON.parse(localStorage.getItem(place) ?? '')];
    } catch {
      return [];
    }
  });
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

function isTakenBack(read: unknown): read is TakenBackEntry {
  const { id, card, takenBackAt } = Object(read) as Partial<Record<string, unknown>>;
  return [id, card, takenBackAt].every((part) => typeof part === 'string');
}
