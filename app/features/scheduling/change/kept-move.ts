/** Which time somebody was choosing in the place of theirs. */
interface KeptMove {
  readonly token: string;
  readonly startsAt: string | null;
}

/** In memory, as long as the page lives: its page in the other language goes on with it. */
let kept: KeptMove | null = null;

/** @param move null where they choose no more */
export function keepMove(move: KeptMove | null): void {
  kept = move;
}

/** What was being chosen for an appointment; null where nothing was. */
export function keptMove(token: string): KeptMove | null {
  return kept?.token === token ? kept : null;
}
