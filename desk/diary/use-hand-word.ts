import { use, useState } from 'react';
import { DraftContext } from '../waiting/draft-context.ts';
import type { Hand } from './hand.ts';

/** What is typed in a field beside what is in hand: it outlives the lock with it. */
export function useHandWord(
  hand: Hand,
  field: string,
): [word: string, write: (word: string) => void] {
  const drafts = use(DraftContext);
  const [word, setWord] = useState(() => drafts?.handWord(hand, field) ?? '');
  return [
    word,
    (next) => {
      setWord(next);
      drafts?.keepHandWord(field, next);
    },
  ];
}
