import { use, useEffect, useRef, useState } from 'react';
import type { LetterDraft } from '../../domain/desk/draft.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { useIsHere } from '../shell/use-is-here.ts';
import { DraftContext } from './draft-context.ts';
import { lastOfOthers } from './use-meanwhile.ts';

interface DraftInHand {
  /** As it is drawn; null until it is there. */
  readonly draft: LetterDraft | null;
  /** Whether the card's history has it: nothing is left to be written. */
  readonly isSent: boolean;
  /** Whether the card's history has a letter of an id. */
  isStored(id: string): boolean;
  /** As it stands by now, for what comes back from the server: it was written on meanwhile. Null where there is none, or none any more. */
  newest(): LetterDraft | null;
  /** Shows one of which nobody has written a word: it is not kept. */
  begin(ready: LetterDraft): void;
  /** Shows it as it is written now, and keeps it until it is sent. */
  keep(next: LetterDraft): void;
}

/** The letter that stands in a card's form: what was begun before, or nothing yet. What turns out to have been sent is dropped. */
export function useLetterDraft(card: OpenedCard): DraftInHand {
  const { box, person } = useRoom();
  const { name } = card;
  const drafts = use(DraftContext);
  const [draft, draw] = useState<LetterDraft | null>(drafts?.letterFor(name) ?? null);
  const now = useRef(draft);
  const isHere = useIsHere();
  // As the card is now: the news may have come since it was drawn.
  const isStored = (id: string): boolean =>
    (box.find(name) ?? card).state.entries.some((entry) => entry.id === id);
  const sentId = draft !== null && isStored(draft.id) ? draft.id : undefined;
  useEffect(() => {
    if (sentId !== undefined) drafts?.dropLetter(name, sentId);
  }, [drafts, name, sentId]);
  const begin = (ready: LetterDraft): void => {
    now.current = ready;
    draw(ready);
  };
  return {
    draft,
    isSent: sentId !== undefined,
    isStored,
    newest: () => {
      const { current } = now;
      if (current === null || isStored(current.id)) return null;
      const kept = drafts?.letterFor(name);
      // Taken back while it stood here too: the same words are another letter by now.
      if (kept === undefined || kept.id === current.id || !isAlike(kept, current)) return current;
      begin(kept);
      return kept;
    },
    begin: (ready) => begin({ ...ready, seen: lastOfOthers(card, person)?.number ?? 0 }),
    keep: (next) => {
      const before = now.current?.id;
      begin(next);
      // Who has left the form and opened it anew writes on the letter there: what comes late is not put over that.
      const isAsBefore = (drafts?.letterFor(name)?.id ?? before) === before;
      if (isHere() || isAsBefore) drafts?.keepLetter(name, next);
    },
  };
}

function isAlike(one: LetterDraft, other: LetterDraft): boolean {
  return one.subject === other.subject && one.text === other.text;
}
