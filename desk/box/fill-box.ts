import { readBlock } from '../../domain/desk/blocks.ts';
import {
  readContent,
  type CardContent,
  type CardFault,
  type CardRow,
} from '../../domain/desk/card-content.ts';
import { writeCardName } from '../../domain/desk/card-name.ts';
import { readEntry } from '../../domain/desk/entries.ts';
import type {
  CardsAnswer,
  Cursor,
  SentBlock,
  SentCard,
  SentEntry,
} from '../../domain/desk/wire.ts';
import { ask, askLong } from '../api/ask-server.ts';
import { fromBase64 } from '../api/bytes.ts';
import type { PracticeKey } from '../key/practice-key.ts';
import type { CardBox } from './card-box.ts';

/** Opened together; as many are asked for at first, so that the list is there while the others come. */
const BATCH = 60;
/** Between drawings of a list that grows. */
const TOLD_EVERY_MS = 500;

/** Where a box has read to, and whether what comes from now on can be opened at all. */
export interface Filled {
  readonly cursor: Cursor;
  /** The public key that the server seals to. */
  readonly sealsTo: string;
  readonly blocksMark: string;
}

/**
 * Fetches every sealed card and opens it here: the newest at once, then the others. Begun again it leaves what is open already.
 *
 * @param signal ends it
 * @throws DeskError where something could not be fetched; what was opened before stays
 */
export async function fillBox(
  box: CardBox,
  key: PracticeKey,
  signal: AbortSignal,
): Promise<Filled> {
  const newest = await ask<CardsAnswer>(`/api/cards?newest=${BATCH}`, signal);
  box.setSendsLetters(newest.sendsLetters);
  await putBlocks(box, key, newest.blocks);
  await putHistories(box, key, newest);
  box.tell();
  const isAll = newest.cards.length < BATCH;
  const last = isAll ? newest : await askLong<CardsAnswer>('/api/cards', signal);
  if (!isAll) await putHistories(box, key, last);
  box.markWhole();
  const { cursor, recipient, blocksMark } = last;
  // Blocks were read with the newest cards: whoever follows the news asks again where they have changed since.
  return {
    cursor,
    sealsTo: recipient,
    blocksMark: isAll ? blocksMark : newest.blocksMark,
  };
}

/** Opens cards with what is written on them, some at a time. Who is open already, as it is, stays. */
async function putHistories(
  box: CardBox,
  key: PracticeKey,
  { cards, entries }: CardsAnswer,
): Promise<void> {
  const byCard = new Map<string, SentEntry[]>();
  for (const entry of entries) {
    const name = writeCardName({ about: entry.about, number: entry.aboutNumber });
    const own = byCard.get(name);
    if (own === undefined) byCard.set(name, [entry]);
    else own.push(entry);
  }
  const sequenceOf = (row: CardRow): number => row.appointment?.sequence ?? 0;
  let toldAt = performance.now();
  for (let at = 0; at < cards.length; at += BATCH) {
    await Promise.all(
      cards.slice(at, at + BATCH).map(async (card) => {
        const name = writeCardName(card);
        // Its history first: a card that was closed must not stand among those that wait.
        for (const entry of byCard.get(name) ?? []) await putEntry(box, key, entry);
        const known = box.find(name);
        if (known === undefined || sequenceOf(known.row) < sequenceOf(card)) {
          await putCard(box, key, card, false);
        }
      }),
    );
    if (performance.now() - toldAt < TOLD_EVERY_MS) continue;
    box.tell();
    toldAt = performance.now();
  }
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
  const opened = blocks.map(async (block) => {
    const { sealed, id, number, person, startsAt, endsAt, offered, series } = block;
    const text = await key.openText(fromBase64(sealed)).catch(() => '');
    const why = readBlock({ id, startsAt }, text)?.why ?? null;
    return { number, id, person, startsAt, endsAt, why, offered, series };
  });
  box.setBlocks(await Promise.all(opened));
}
