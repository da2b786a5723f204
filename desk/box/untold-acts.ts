import { isPrintedSheet, type PrintedSheet } from '../../domain/desk/printed-sheets.ts';
import { DeskError, GONE, tell } from '../api/ask-server.ts';

/** What was done here and changes nothing, for the server's log: a sheet was printed, or without one a card was opened. */
export interface LoggedAct {
  /** The card's name, where it is about one. */
  readonly card?: string;
  readonly sheet?: PrintedSheet;
}

/** One that the server's log lacks yet. */
interface UntoldAct extends LoggedAct {
  readonly id: string;
  /** Null: by the recovery sheet. The server writes down whoever tells it, so each tells their own. */
  readonly person: number | null;
  readonly at: string;
}

/** Each has a place of its own in this browser, so that two tabs lose none of each other's; it is called as when openings alone were kept, and those are read still. */
const PREFIX = 'desk-opened.';

/** What could not be told to the server's log, on this machine, until the line is back (docs/decisions/189-without-a-line.md). */
export class UntoldActs {
  /** Where this browser keeps nothing: no longer than the desk is open. */
  #unkept: readonly UntoldAct[] = [];

  /** In the order in which they were done, those of other tabs too. */
  readonly all = (): readonly UntoldAct[] =>
    [...readAll(), ...this.#unkept].toSorted((a, b) => (a.at < b.at ? -1 : 1));

  keep(act: UntoldAct): void {
    try {
      localStorage.setItem(PREFIX + act.id, JSON.stringify(act));
    } catch {
      this.#unkept = [...this.#unkept, act];
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

/** Who does it, and where what could not be told of it waits. */
interface TellingPlace {
  readonly untold: UntoldActs;
  readonly person: number | null;
}

/** Tells the server's log what was done; keeps it where that cannot be told now, the session's end included. */
export async function tellAct({ untold, person }: TellingPlace, act: LoggedAct): Promise<void> {
  const at = new Date().toISOString();
  try {
    await tellLog(act, {});
  } catch (error) {
    if (!isGone(error)) untold.keep({ id: crypto.randomUUID(), ...act, person, at });
  }
}

/** Tells what the log lacks of one person, in order, as late. Told twice, as by two tabs at once, it stands there twice: no gap is what counts. */
export async function sendUntold({ untold, person }: TellingPlace): Promise<void> {
  for (const act of untold.all().filter((one) => one.person === person)) {
    try {
      await tellLog(act, { isLate: true });
    } catch (error) {
      // The line went again, or the server has other troubles: the rest waits on.
      if (!isGone(error)) return;
    }
    untold.drop(act.id);
  }
}

async function tellLog({ card, sheet }: LoggedAct, late: { isLate?: true }): Promise<void> {
  if (sheet === undefined) return tell(`/api/cards/${card}/opened`, late);
  return tell('/api/printed', { sheet, card, ...late });
}

/** Whoever forgot a card has forgotten what was done with it. */
function isGone(error: unknown): boolean {
  return error instanceof DeskError && error.status === GONE;
}

function readAll(): UntoldAct[] {
  try {
    return Object.keys(localStorage)
      .filter((place) => place.startsWith(PREFIX))
      .flatMap((place) => readOne(localStorage.getItem(place) ?? ''));
  } catch {
    return [];
  }
}

function readOne(text: string): UntoldAct[] {
  try {
    const read: unknown = JSON.parse(text);
    return isUntoldAct(read) ? [read] : [];
  } catch {
    return [];
  }
}

function isUntoldAct(read: unknown): read is UntoldAct {
  const { id, card, sheet, at } = Object(read) as Partial<Record<string, unknown>>;
  const isOfCard = typeof card === 'string';
  const isKnown = sheet === undefined ? isOfCard : isPrintedSheet(sheet);
  return typeof id === 'string' && typeof at === 'string' && isKnown;
}
