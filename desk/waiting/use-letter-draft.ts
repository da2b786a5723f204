import { use, useCallback, useRef, useState } from 'react';
import type { LetterDraft } from '../../domain/desk/draft.ts';
import { useIsHere } from '../shell/use-is-here.ts';
import { DraftContext } from './draft-context.ts';

interface DraftInHand {
  /** As it is drawn; null until it is there. */
  readonly draft: LetterDraft | null;
  /** As it stands by now, for what comes back from the server: it was written on meanwhile. */
  readonly newest: () => LetterDraft | null;
  /** Shows one of which nobody has written a word: it is not kept. */
  readonly begin: (ready: LetterDraft) => void;
  /** Shows it as it is written now, and keeps it until it is sent. */
  readonly keep: (next: LetterDraft) => void;
}

/** The letter that stands in a card's form: what was begun before, or nothing yet. @param card its name */
export function useLetterDraft(card: string): DraftInHand {
  const drafts = use(DraftContext);
  const [draft, draw] = useState<LetterDraft | null>(drafts?.letterFor(card) ?? null);
  const now = useRef(draft);
  const isHere = useIsHere();
  const newest = useCallback(() => now.current, []);
  const begin = (ready: LetterDraft): void => {
    now.current = ready;
    draw(ready);
  };
  const keep = (next: LetterDraft): void => {
    const before = now.current?.id;
    begin(next);
    // Who has left the form and opened it anew writes on the letter there: what comes late is not put over that.
    const isAsBefore = (drafts?.letterFor(card)?.id ?? before) === before;
    if (isHere() || isAsBefore) drafts?.keepLetter(card, next);
  };
  return { draft, newest, begin, keep };
}
