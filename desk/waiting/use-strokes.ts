import { useEffect, useState } from 'react';
import type { EntryWords, SignedEntry } from '../../domain/desk/entries.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { isWaiting } from '../box/kept-entries.ts';
import { writeEntry } from '../box/write-entry.ts';
import { useRoom } from '../room.ts';
import { OneStroke } from './one-stroke.ts';

/** How long the last stroke can be taken back from anywhere; later from the card's history. */
const STROKE_HELD_MS = 10_000;

interface LastStroke {
  card: OpenedCard;
  entry: SignedEntry;
  said: string;
  /** How long it can be taken back from anywhere. */
  heldMs: number;
  /** Takes back what is more than an entry. */
  takeBack?: (() => Promise<void>) | undefined;
}

export interface Strokes {
  last: LastStroke | null;
  fault: string;
  /**
   * Writes an entry on a card, unless a stroke on it is being stored.
   *
   * @param said what the strip says; empty for what is no stroke
   * @returns whether it was stored
   */
  write(card: OpenedCard, words: EntryWords, said: string): Promise<boolean>;
  /** The same, and goes on to the next card. */
  finish(card: OpenedCard, words: EntryWords, said: string): Promise<void>;
  /** Says what was done and stored otherwise, and goes on to the next card. */
  told(done: LastStroke): void;
  /** Takes an entry back by a further one. */
  undo(card: OpenedCard, entry: SignedEntry): Promise<void>;
}

/**
 * Strokes on cards: sealed, stored, and told only once they are; without a line, kept here and said to be.
 *
 * @param onFinished called with the card that was done; returns whether another came up in its place
 * @param onUndone called with the card on which something was taken back
 */
export function useStrokes(
  onFinished: (card: OpenedCard) => boolean,
  onUndone: (card: OpenedCard) => void,
): Strokes {
  const room = useRoom();
  const [last, setLast] = useState<LastStroke | null>(null);
  const [fault, setFault] = useState('');
  const [one] = useState(() => new OneStroke());

  useEffect(() => {
    if (last === null) return undefined;
    const timer = setTimeout(() => setLast(null), last.heldMs);
    return () => clearTimeout(timer);
  }, [last]);

  const write: Strokes['write'] = (card, words, said) =>
    one.store(card.name, words, async () => {
      try {
        const entry = await writeEntry(room, card.row, words);
        setFault('');
        const wait = isWaiting(entry) ? ', waits here for the line' : '';
        if (said !== '') setLast({ card, entry, said: said + wait, heldMs: STROKE_HELD_MS });
        return true;
      } catch (error) {
        setFault(`Not kept: ${error instanceof Error ? error.message : 'try again.'}`);
        return false;
      }
    });
  const goOn = (card: OpenedCard): void => {
    if (onFinished(card)) one.goOn(card.name, performance.now());
  };
  return {
    last,
    fault,
    write,
    finish: async (card, words, said) => {
      if (!one.isSeen(card.name, performance.now())) return;
      if (await write(card, words, said)) goOn(card);
    },
    told: (done) => {
      setFault('');
      setLast(done);
      goOn(done.card);
    },
    undo: async (card, entry) => {
      if (last?.entry.id === entry.id && last.takeBack !== undefined) {
        const { takeBack } = last;
        await one.store(card.name, { is: 'undo', of: entry.id }, async () => {
          try {
            await takeBack();
            setFault('');
            onUndone(card);
          } catch (error) {
            setFault(`Not taken back: ${error instanceof Error ? error.message : 'try again.'}`);
          }
          setLast(null);
          return true;
        });
        return;
      }
      // Nobody has read it: it goes without a trace.
      if (isWaiting(entry)) {
        room.kept.drop(entry.id);
        room.box.dropEntry(card.name, entry.number);
        setLast(null);
        onUndone(card);
        return;
      }
      if (!(await write(card, { is: 'undo', of: entry.id }, ''))) return;
      setLast(null);
      onUndone(card);
    },
  };
}
