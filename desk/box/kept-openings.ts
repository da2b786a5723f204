import { DeskError, GONE, tell } from '../api/ask-server.ts';

/** An opening of a card that the server's log lacks yet. */
interface KeptOpening {
  readonly id: string;
  /** The card's name. */
  readonly card: string;
  /** Null: by the recovery sheet. The server writes down whoever tells it, so each tells their own. */
  readonly person: number | null;
  readonly at: string;
}

/** Each has a place of its own in this browser, so that two tabs lose none of each other's. */
const PREFIX = 'desk-opened.';

/** Openings that could not be told to the server, on this machine, until the line is back (docs/decisions/189-without-a-line.md). */
export class KeptOpenings {
  /** Where this browser keeps nothing: no longer than the desk is open. */
  #unkept: readonly KeptOpening[] = [];

  /** In the order in which they were opened, those of other tabs too. */
  readonly all = (): readonly KeptOpening[] =>
    [...readAll(), ...this.#unkept].toSorted((a, b) => (a.at < b.at ? -1 : 1));

  keep(opening: KeptOpening): void {
    try {
      localStorage.setItem(PREFIX + opening.id, JSON.stringify(opening));
    } catch {
      this.#unkept = [...this.#unkept, opening];
    }
  }

  /** Forgets one: it was told, or its card is gone. */
  drop(id: string): void {
    this.#unkept = this.#unkept.filter((one) => one.id !== id);
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      // Nothing is kept there.
    }
  }
}

/** Who opens cards, and where what could not be told of it waits. */
interface OpeningPlace {
  readonly openings: KeptOpenings;
  readonly person: number | null;
}

/** Tells the server's log that a card was opened; keeps it where that cannot be told now, the session's end included. */
export async function tellOpening({ openings, person }: OpeningPlace, card: string): Promise<void> {
  const at = new Date().toISOString();
  try {
    await tell(`/api/cards/${card}/opened`);
  } catch (error) {
    if (!isGone(error)) openings.keep({ id: crypto.randomUUID(), card, person, at });
  }
}

/** Tells what one person's openings the log lacks, in order, as late ones. Told twice, as by two tabs at once, it stands there twice: no gap is what counts. */
export async function sendOpenings({ openings, person }: OpeningPlace): Promise<void> {
  for (const { id, card } of openings.all().filter((one) => one.person === person)) {
    try {
      await tell(`/api/cards/${card}/opened`, { isLate: true });
    } catch (error) {
      // The line went again, or the server has other troubles: the rest waits on.
      if (!isGone(error)) return;
    }
    openings.drop(id);
  }
}

/** Whoever forgot a card has forgotten what was done with it. */
function isGone(error: unknown): boolean {
  return error instanceof DeskError && error.status === GONE;
}

function readAll(): KeptOpening[] {
  try {
    return Object.keys(localStorage)
      .filter((place) => place.startsWith(PREFIX))
      .flatMap((place) => readOne(localStorage.getItem(place) ?? ''));
  } catch {
    return [];
  }
}

function readOne(text: string): KeptOpening[] {
  try {
    const read: unknown = JSON.parse(text);
    return isKeptOpening(read) ? [read] : [];
  } catch {
    return [];
  }
}

function isKeptOpening(read: unknown): read is KeptOpening {
  const { id, card, at } = Object(read) as Partial<Record<string, unknown>>;
  return [id, card, at].every((part) => typeof part === 'string');
}
