import { use, useState } from 'react';
import type { EntryWords } from '../../domain/desk/entries.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { sayToMove } from './closed-then.tsx';
import { DraftContext } from './draft-context.ts';
import type { Strokes, TypedNote } from './use-strokes.ts';

/** Strokes that settle a card, with the note that stands in its field; that note, for what is stored otherwise; and how many such notes were kept, for that field to be empty again. */
export function useFinish(
  card: OpenedCard,
  strokes: Strokes,
  now: Date,
): {
  readonly finish: (words: EntryWords, said: string) => void;
  readonly noteOf: () => TypedNote;
  readonly notesKept: number;
} {
  const { opening } = useRoom().practice;
  const drafts = use(DraftContext);
  const [notesKept, setNotesKept] = useState(0);
  const noteOf = (): TypedNote => {
    const text = drafts?.noteFor(card.name) ?? '';
    const onKept = (): void => {
      drafts?.dropNote(card.name, text);
      setNotesKept((count) => count + 1);
    };
    return { text, send: () => drafts?.send('note', card.name, text), onKept };
  };
  return {
    notesKept,
    noteOf,
    finish: (words, said) => {
      const toMove = sayToMove(card, opening, now);
      void strokes.finish(card, words, `${said}${toMove}`, noteOf());
    },
  };
}
