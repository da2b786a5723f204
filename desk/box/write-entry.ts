import type { CardRow } from '../../domain/desk/card-content.ts';
import { writeCardName } from '../../domain/desk/card-name.ts';
import type { Entry, EntryWords, SignedEntry } from '../../domain/desk/entries.ts';
import { hasNoLine, isLocked, tell } from '../api/ask-server.ts';
import { toBase64 } from '../api/bytes.ts';
import type { PracticeKey } from '../key/practice-key.ts';
import type { CardBox } from './card-box.ts';
import type { KeptEntries } from './kept-entries.ts';

/** An entry as it stands on the card, and sealed as the server keeps it. */
export interface SealedEntry {
  readonly entry: Entry;
  readonly sent: { readonly id: string; readonly sealed: string };
}

/** What the server writes beside an entry. */
export type StoredEntry = Pick<SignedEntry, 'number' | 'person' | 'at'>;

/** Seals an entry to the practice's key, bound to its card. @param id the same for each try of what must not be done twice */
export async function sealEntry(
  key: PracticeKey,
  card: Pick<CardRow, 'id'>,
  words: EntryWords,
  id: string = crypto.randomUUID(),
): Promise<SealedEntry> {
  const entry = { ...words, id, card: card.id } as Entry;
  const sealed = toBase64(await key.sealText(JSON.stringify(entry)));
  return { entry, sent: { id: entry.id, sealed } };
}

/** Where entries are written: the open cards, the key, who writes, and where they wait without a line. */
export interface WritingPlace {
  readonly box: CardBox;
  readonly key: PracticeKey;
  readonly kept: KeptEntries;
  readonly person: number | null;
}

/**
 * Seals an entry here, has it stored, and puts it on the card. Without a line, or where the desk locks on its way, it is kept on this machine, sealed, until there is
 * one, or whoever wrote it opens the desk again.
 *
 * @param id the same for each try of what must not be done twice
 * @returns the entry as it stands
 * @throws DeskError where it was not stored, DOMException where it could not be kept; nothing has changed then
 */
export async function writeEntry(
  { box, key, kept, person }: WritingPlace,
  card: CardRow,
  words: EntryWords,
  id?: string,
): Promise<SignedEntry> {
  const name = writeCardName(card);
  const { entry, sent } = await sealEntry(key, card, words, id);
  const stored = await tell<StoredEntry>(`/api/cards/${name}/entries`, sent).catch(
    (error: unknown): StoredEntry => {
      if (!hasNoLine(error) && !isLocked(error)) throw error;
      const at = new Date().toISOString();
      return { number: kept.keep({ ...sent, card: name, person, at }), person, at };
    },
  );
  const signed: SignedEntry = { ...entry, ...stored };
  box.addEntry(name, signed);
  box.tell();
  return signed;
}
