import { use, useState } from 'react';
import type { EntryWords } from '../../domain/desk/entries.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { sayToMove } from './closed-then.tsx';
import { DraftContext } from './draft-context.ts';
import type { Strokes } from './use-strokes.ts';

/** Strokes that settle a card, with the note that stands in its field; and how many such notes were kept, for that field to be empty again. */
export function useFinish(
  card: OpenedCard,
  strokes: Strokes,
  now: Date,
): { readonly finish: (words: EntryWords, said: string) => void; readonly notesKept: number } {
  const { opening } = useRoom().practice;
  const drafts = use(DraftContext);
  const [notesKept, setNotesKept] = useState(0);
  return {
    notesKept,
    finish: (words, said) => {
      const text = drafts?.noteFor(card.name) ?? '';
      const onKept = (): void => {
        drafts?.dropNote(card.name, text);
        setNotesKept((count) => count + 1);
      };
      const send = () => drafts?.send('note', card.name, text);
      const toMove = sayToMove(card, opening, now);
      void strokes.finish(card, words, `${said}${toMove}`, { text, send, onKept });
    },
  };
}
