import type { CardRow } from '../../domain/desk/card-content.ts';
import { writeCardName } from '../../domain/desk/card-name.ts';
import type { Entry, EntryWords, SignedEntry } from '../../domain/desk/entries.ts';
import { tell } from '../api/ask-server.ts';
import { toBase64 } from '../api/bytes.ts';
import type { PracticeKey } from '../key/practice-key.ts';
import type { CardBox } from './card-box.ts';

/** An entry as it stands on the card, and sealed as the server keeps it. */
export interface SealedEntry {
  readonly entry: Entry;
  readonly sent: { readonly id: string; readonly sealed: string };
}

/** Seals an entry to the practice's key, bound to its card. */
export async function sealEntry(
  key: PracticeKey,
  card: Pick<CardRow, 'id'>,
  words: EntryWords,
): Promise<SealedEntry> {
  const entry = { ...words, id: crypto.randomUUID(), card: card.id } as Entry;
  const sealed = toBase64(await key.sealText(JSON.stringify(entry)));
  return { entry, sent: { id: entry.id, sealed } };
}

/**
 * Seals an entry here, has it stored, and puts it on the card.
 *
 * @returns the entry as it stands
 * @throws DeskError where it was not stored; nothing has changed then
 */
export async function writeEntry(
  box: CardBox,
  key: PracticeKey,
  card: CardRow,
  words: EntryWords,
): Promise<SignedEntry> {
  const name = writeCardName(card);
  const { entry, sent } = await sealEntry(key, card, words);
  const stored = await tell<Pick<SignedEntry, 'number' | 'person' | 'at'>>(
    `/api/cards/${name}/entries`,
    sent,
  );
  const signed: SignedEntry = { ...entry, ...stored };
  box.addEntry(name, signed);
  box.tell();
  return signed;
}
