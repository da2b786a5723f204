import type { CardRow } from '../../domain/desk/card-content.ts';
import { writeCardName } from '../../domain/desk/card-name.ts';
import type { Entry, EntryWords, SignedEntry } from '../../domain/desk/entries.ts';
import { tell } from '../api/ask-server.ts';
import { toBase64 } from '../api/bytes.ts';
import type { PracticeKey } from '../key/practice-key.ts';
import type { CardBox } from './card-box.ts';

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
  const entry = { ...words, id: crypto.randomUUID(), card: card.id } as Entry;
  const sealed = toBase64(await key.sealText(JSON.stringify(entry)));
  const stored = await tell<Pick<SignedEntry, 'number' | 'person' | 'at'>>(
    `/api/cards/${name}/entries`,
    { id: entry.id, sealed },
  );
  const signed: SignedEntry = { ...entry, ...stored };
  box.addEntry(name, signed);
  box.tell();
  return signed;
}
