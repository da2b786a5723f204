import { DeskError, GONE, tell } from '../api/ask-server.ts';
import type { OpenedCard } from './card-box.ts';
import { isWaiting } from './kept-entries.ts';
import { sealEntry, type StoredEntry, type WritingPlace } from './write-entry.ts';

/** No try is under way for so long: what has not come by then never does. */
const REMEMBERED_MS = 24 * 3_600_000;

/**
 * Undoes by a further entry what was taken back while it waited for the line, and is stored all the same. Where that cannot be done now it is remembered.
 *
 * @param place where every card is open
 * @param arrived ids of those that the server has, though they stand on no card here yet
 */
export async function undoTakenBack(
  place: WritingPlace,
  arrived: ReadonlySet<string>,
): Promise<void> {
  const { box, kept } = place;
  for (const { id, card, takenBackAt } of kept.takenBack()) {
    const found = box.find(card);
    const own = found?.state.entries.find((one) => one.id === id);
    const isHereAlone = own !== undefined && isWaiting(own);
    // It was taken back in another tab.
    if (isHereAlone) box.dropWaiting(card, id);
    const isStored = arrived.has(id) || (own !== undefined && !isHereAlone);
    const isFresh = Date.now() - Date.parse(takenBackAt) < REMEMBERED_MS;
    if (found !== undefined && !isStored && isFresh) continue;
    try {
      if (found !== undefined && isStored) await writeUndo(place, found, id);
    } catch (error) {
      // The line went again, or the server has other troubles: it is tried with the next news.
      if (!(error instanceof DeskError && error.status === GONE)) return;
    }
    kept.drop(id);
  }
}

/** Not kept where there is no line: nobody would know what waits there. @throws DeskError where it was not stored */
async function writeUndo(
  { box, key }: WritingPlace,
  { name, row }: OpenedCard,
  id: string,
): Promise<void> {
  const { entry, sent } = await sealEntry(key, row, { is: 'undo', of: id });
  const stored = await tell<StoredEntry>(`/api/cards/${name}/entries`, sent);
  box.addEntry(name, { ...entry, ...stored });
  box.tell();
}
