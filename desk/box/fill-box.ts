import { readBlock } from '../../domain/desk/blocks.ts';
import { readContent, type CardContent, type CardFault } from '../../domain/desk/card-content.ts';
import { writeCardName } from '../../domain/desk/card-name.ts';
import { readEntry } from '../../domain/desk/entries.ts';
import type {
  CardsAnswer,
  Cursor,
  SentBlock,
  SentCard,
  SentEntry,
} from '../../domain/desk/wire.ts';
import { ask } from '../api/ask-server.ts';
import { fromBase64 } from '../api/bytes.ts';
import type { PracticeKey } from '../key/practice-key.ts';
import type { CardBox } from './card-box.ts';

/** Opened together, before the page is drawn again. */
const BATCH = 60;

/** Where a box has read to, and whether what comes from now on can be opened at all. */
export interface Filled {
  readonly cursor: Cursor;
  /** The server seals to another key than this one. */
  readonly isOtherKey: boolean;
  readonly blocksMark: string;
}

/** Fetches every sealed card and opens it here, the newest first. */
export async function fillBox(box: CardBox, key: PracticeKey): Promise<Filled> {
  const { recipient, cards, entries, cursor, blocks, blocksMark, sendsLetters } =
    await ask<CardsAnswer>('/api/cards');
  box.setSendsLetters(sendsLetters);
  await putBlocks(box, key, blocks);
  await inBatches(entries, (entry) => putEntry(box, key, entry));
  await inBatches(
    cards,
    (card) => putCard(box, key, card, false),
    () => box.tell(),
  );
  box.markWhole();
  return { cursor, isOtherKey: recipient !== key.recipient, blocksMark };
}

/** Opens one card and puts it into the box. */
export async function putCard(
  box: CardBox,
  key: PracticeKey,
  { sealed, photos, ...row }: SentCard,
  isNew: boolean,
): Promise<void> {
  let content: CardContent | CardFault;
  try {
    content = readContent(row, await key.openText(fromBase64(sealed)));
  } catch {
    content = 'locked';
  }
  box.put({ row, photos, content, isNew });
}

/** Opens one entry. What does not open is counted and not believed. */
export async function putEntry(box: CardBox, key: PracticeKey, sent: SentEntry): Promise<void> {
  const { number, person, at } = sent;
  const name = writeCardName({ about: sent.about, number: sent.aboutNumber });
  const opened = await key.openText(fromBase64(sent.sealed)).catch(() => '');
  const entry = readEntry(opened);
  if (entry === undefined) box.addSpoiled(name, number);
  else box.addEntry(name, { ...entry, number, person, at });
}

/** Opens why times are kept free. */
export async function putBlocks(
  box: CardBox,
  key: PracticeKey,
  blocks: readonly SentBlock[],
): Promise<void> {
  const opened = blocks.map(async ({ sealed, id, number, person, startsAt, endsAt }) => {
    const text = await key.openText(fromBase64(sealed)).catch(() => '');
    const why = readBlock({ id, startsAt }, text)?.why ?? null;
    return { number, person, startsAt, endsAt, why };
  });
  box.setBlocks(await Promise.all(opened));
}

async function inBatches<One>(
  all: readonly One[],
  open: (one: One) => Promise<void>,
  afterBatch: () => void = () => undefined,
): Promise<void> {
  for (let at = 0; at < all.length; at += BATCH) {
    await Promise.all(all.slice(at, at + BATCH).map(open));
    afterBatch();
  }
}
