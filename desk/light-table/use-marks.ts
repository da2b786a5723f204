import { use, useEffect, useRef, useState, type RefObject } from 'react';
import type { SignedEntry } from '../../domain/desk/entries.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { writeEntry } from '../box/write-entry.ts';
import { useRoom } from '../room.ts';
import { sayFault, useFault } from '../shell/use-fault.ts';
import { nameOfCard } from '../waiting/card-words.ts';
import { DraftContext } from '../waiting/draft-context.ts';
import { OneStroke } from '../waiting/one-stroke.ts';
import type { Pin } from './pinned-photo.tsx';

type Mark = SignedEntry & { readonly is: 'mark' };

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What was seen on the photos, and what is being written. */
export interface Marks {
  readonly all: readonly Mark[];
  /** Where the next mark goes; null for a note on the whole photo. */
  readonly spot: Spot | null;
  readonly draft: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly fault: string;
  setSpot(spot: Spot | null): void;
  setDraft(text: string): void;
  keep(): Promise<void>;
  /** Those on a photo. */
  pinsOf(photo: number): readonly Pin[];
  /** The same with the one that is being set. */
  pinsWithDraft(photo: number): readonly Pin[];
}

/** @param chosen the photo that is written about */
export function useMarks(card: OpenedCard, chosen: number): Marks {
  const room = useRoom();
  const { row, state, name } = card;
  const drafts = use(DraftContext);
  const [spot, setSpot] = useState<Spot | null>(() => drafts?.markFor(name)?.spot ?? null);
  const [draft, setDraft] = useState(() => drafts?.markFor(name)?.text ?? '');
  const { fault, setFault, tellFault } = useFault();
  const [one] = useState(() => new OneStroke());
  const field = useRef<HTMLTextAreaElement>(null);
  const all = state.entries.filter((entry): entry is Mark => entry.is === 'mark');

  // It stands here again after a look at the card, and after the lock.
  useEffect(
    () => drafts?.keepMark(name, { photo: chosen, spot, text: draft }),
    [drafts, name, chosen, spot, draft],
  );

  const keep = async (): Promise<void> => {
    if (draft.trim() === '') return;
    const words = { is: 'mark', photo: chosen, spot, text: draft.trim() } as const;
    const about = { whose: nameOfCard(card), hasWayBack: false };
    await one.store(name, words, () =>
      room.underWay.run(about, async () => {
        try {
          await writeEntry(room, row, words);
          drafts?.dropMark(name, draft);
          // The next one may have been begun while this was being stored.
          setDraft((now) => (now === draft ? '' : now));
          setSpot((now) => (now === spot ? null : now));
          setFault('');
          return true;
        } catch (error) {
          tellFault(about.whose, sayFault('Not kept', error));
          return false;
        }
      }),
    );
  };
  const pinsOf = (photo: number): Pin[] =>
    all.flatMap((mark, at) =>
      mark.photo === photo && mark.spot !== null ? [{ number: at + 1, ...mark.spot }] : [],
    );
  return {
    all,
    spot,
    draft,
    field,
    fault,
    setSpot,
    setDraft,
    keep,
    pinsOf,
    pinsWithDraft: (photo) =>
      photo === chosen && spot !== null
        ? [...pinsOf(photo), { number: all.length + 1, ...spot }]
        : pinsOf(photo),
  };
}
