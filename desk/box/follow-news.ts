import {
  NEWS_INTERVAL_MS,
  type BlocksAnswer,
  type Cursor,
  type NamesAnswer,
  type NewsAnswer,
  type SentCard,
  type ToldPractice,
} from '../../domain/desk/wire.ts';
import { ask, DeskError, GONE, isLocked } from '../api/ask-server.ts';
import type { PracticeKey } from '../key/practice-key.ts';
import type { CardBox, OpenedCard } from './card-box.ts';
import { putBlocks, putCard, putEntry } from './fill-box.ts';

export interface NewsFollowed {
  box: CardBox;
  key: PracticeKey;
  cursor: Cursor;
  blocksMark: string;
  /** A card came, or its visitor changed it; none that the desk itself made, moved or cancelled. */
  onArrival: (name: string) => void;
  /** What the desk goes by, as the site that is shown now has it. */
  onPractice: (practice: ToldPractice) => void;
  /** The line went, or is back. */
  onLine: (hasLine: boolean) => void;
  onLocked: () => void;
}

/**
 * Asks again and again what has come, by numbers, and fetches and opens what is new.
 *
 * @returns stops it
 */
export function followNews(followed: NewsFollowed): () => void {
  // What was asked when the desk locks must not ask on without a session.
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer = 0;
  let { cursor, blocksMark } = followed;
  const turn = async (): Promise<void> => {
    try {
      ({ cursor, blocksMark } = await takeNews(followed, { cursor, blocksMark }, signal));
      followed.onLine(true);
    } catch (error) {
      if (signal.aborted) return;
      if (isLocked(error)) {
        followed.onLocked();
        return;
      }
      followed.onLine(false);
    }
    if (!signal.aborted) timer = window.setTimeout(turn, NEWS_INTERVAL_MS);
  };
  timer = window.setTimeout(turn, NEWS_INTERVAL_MS);
  return () => {
    stopping.abort();
    window.clearTimeout(timer);
  };
}

async function takeNews(
  { box, key, onArrival, onPractice }: NewsFollowed,
  { cursor: { entry, since }, blocksMark }: { cursor: Cursor; blocksMark: string },
  signal: AbortSignal,
): Promise<{ cursor: Cursor; blocksMark: string }> {
  const path = `/api/news?entry=${entry}&since=${encodeURIComponent(since)}`;
  const news = await ask<NewsAnswer>(path, signal);
  onPractice(news.practice);
  for (const sent of news.entries) await putEntry(box, key, sent);
  const arrived = news.cards.filter(({ name, sequence }) => {
    const known = box.find(name);
    return known === undefined || (known.row.appointment?.sequence ?? 0) < sequence;
  });
  for (const { name } of arrived) {
    const card = await ask<SentCard>(`/api/cards/${name}`).catch(unlessGone);
    if (card === undefined) continue;
    const wasNew = box.find(name)?.isNew ?? false;
    await putCard(box, key, card, true);
    // The entries of this answer are in the box already: what a desk did to an appointment stands among them.
    if (isOurDoing(box.find(name))) {
      if (!wasNew) box.look(name);
    } else onArrival(name);
  }
  const isOtherMark = news.blocksMark !== blocksMark;
  if (isOtherMark) await putBlocks(box, key, (await ask<BlocksAnswer>('/api/blocks')).blocks);
  const isOpenedElsewhere = box.setOpenElsewhere(news.openElsewhere);
  if (arrived.length > 0 || news.entries.length > 0 || isOtherMark || isOpenedElsewhere) box.tell();
  if (box.cards.length > news.count) await dropForgotten(box);
  return { cursor: news.cursor, blocksMark: news.blocksMark };
}

/** Whether a desk made this card, or changed its appointment last. */
function isOurDoing(card: OpenedCard | undefined): boolean {
  const sequence = card?.row.appointment?.sequence;
  if (card === undefined) return false;
  const wasMade = card.state.entries.some(({ is }) => is === 'made' || is === 'called');
  if (sequence === undefined || sequence === 0) return wasMade;
  return card.state.seenSequence >= sequence;
}

/** Whoever was forgotten at another desk, or by the machine with the key, is forgotten here too. */
async function dropForgotten(box: CardBox): Promise<void> {
  const { names, forgotten } = await ask<NamesAnswer>('/api/card-names');
  const kept = new Set(names);
  for (const { name } of box.cards) {
    if (kept.has(name)) continue;
    box.remove(
      name,
      forgotten.find(({ card }) => card === name),
    );
  }
}

/** Forgotten between two questions. */
function unlessGone(error: unknown): undefined {
  if (error instanceof DeskError && error.status === GONE) return undefined;
  throw error;
}
