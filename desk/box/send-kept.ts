import { DeskError, GONE, tell } from '../api/ask-server.ts';
import type { CardBox } from './card-box.ts';
import type { KeptEntry } from './kept-entries.ts';
import type { StoredEntry, WritingPlace } from './write-entry.ts';

/** Stands on another card already: nothing that trying again would change. */
const ELSEWHERE = 409;

/** What became of the entries that waited. */
export interface KeptOutcome {
  readonly sent: readonly KeptEntry[];
  /** Their cards are gone: what was written on them has no place any more. */
  readonly lost: readonly KeptEntry[];
}

/**
 * Sends what one person has written without a line, in order. Sent twice is once: each carries its own id.
 *
 * @returns what was sent so far, also where the line goes again
 */
export async function sendKept({
  box,
  kept,
  person,
}: Omit<WritingPlace, 'key'>): Promise<KeptOutcome> {
  const sent: KeptEntry[] = [];
  const lost: KeptEntry[] = [];
  for (const entry of kept.all().filter((one) => one.person === person)) {
    try {
      const { id, card, sealed } = entry;
      const stored = await tell<StoredEntry>(`/api/cards/${card}/entries`, { id, sealed });
      const waiting = box.find(card)?.state.entries.find((one) => one.id === id);
      if (waiting !== undefined) {
        box.dropEntry(card, waiting.number);
        box.addEntry(card, { ...waiting, ...stored });
        box.tell();
      }
      sent.push(entry);
    } catch (error) {
      const isOver =
        error instanceof DeskError && (error.status === GONE || error.status === ELSEWHERE);
      // The line went again, or the server has other troubles: the rest waits on.
      if (!isOver) break;
      lost.push(entry);
    }
    kept.drop(entry.id);
  }
  return { sent, lost };
}

/** "The line is back. 3 were sent." And which cards somebody else wrote on meanwhile. */
export function sayOutcome({ sent, lost }: KeptOutcome, box: CardBox): string {
  const met = new Set(
    sent
      .filter(({ card, person, at }) =>
        box.find(card)?.state.entries.some((one) => one.person !== person && one.at > at),
      )
      .map(({ card }) => box.find(card)?.row.reference ?? card),
  );
  return [
    'The line is back.',
    sent.length === 0 ? '' : sent.length === 1 ? 'One was sent.' : `${sent.length} were sent.`,
    met.size === 0 ? '' : `Somebody else wrote on ${[...met].join(', ')} meanwhile: look at both.`,
    lost.length === 0
      ? ''
      : `${lost.length === 1 ? 'One had' : `${lost.length} had`} no card any more.`,
  ]
    .filter(Boolean)
    .join(' ');
}
