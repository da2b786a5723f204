import { DeskError, GONE, tell } from '../api/ask-server.ts';
import type { CardBox } from './card-box.ts';
import type { KeptEntry } from './kept-entries.ts';
import { undoTakenBack } from './undo-taken-back.ts';
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
 * Sends what one person has written without a line, in order. Sent twice is once: each carries its own id. What was taken back meanwhile is not
 * sent; what was stored before it was, is undone.
 *
 * @param place where every card is open
 * @returns what was sent so far, also where the line goes again
 */
export async function sendKept(place: WritingPlace): Promise<KeptOutcome> {
  const { box, kept, person } = place;
  const sent: KeptEntry[] = [];
  const lost: KeptEntry[] = [];
  const arrived = new Set<string>();
  for (const entry of kept.all().filter((one) => one.person === person)) {
    const { id, card, sealed } = entry;
    // Since the list was read somebody may have taken it back, or another tab has sent it.
    if (kept.fateOf(id) !== 'waits') continue;
    try {
      const stored = await tell<StoredEntry>(`/api/cards/${card}/entries`, { id, sealed });
      if (kept.fateOf(id) === 'taken back') {
        arrived.add(id);
        continue;
      }
      const waiting = box.find(card)?.state.entries.find((one) => one.id === id);
      if (waiting !== undefined) {
        box.dropWaiting(card, id);
        box.addEntry(card, { ...waiting, ...stored });
        box.tell();
      }
      sent.push(entry);
    } catch (error) {
      const isOver =
        error instanceof DeskError && (error.status === GONE || error.status === ELSEWHERE);
      // The line went again, or the server has other troubles: the rest waits on.
      if (!isOver) break;
      if (kept.fateOf(id) !== 'taken back') lost.push(entry);
    }
    kept.drop(id);
  }
  await undoTakenBack(place, arrived);
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
