import { use, useEffect, useRef, useState, type RefObject } from 'react';
import type { SignedEntry } from '../../domain/desk/entries.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { writeEntry } from '../box/write-entry.ts';
import { useRoom } from '../room.ts';
import { sayFault, useFault } from '../shell/use-fault.ts';
import { nameOfCard } from '../waiting/card-words.ts';
import { DraftContext } from '../waiting/draft-context.ts';
import { useArrived } from '../waiting/use-arrived.ts';
import { OneStroke } from '../waiting/one-stroke.ts';
import { typedAfter } from '../waiting/typed-after.ts';
import type { Pin } from './pinned-photo.tsx';

type Mark = SignedEntry & { readonly is: 'mark' };

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What was seen on the photos, and what is being written. */
export interface Marks {
  readonly all: readonly Mark[];
  /** The photo that is written about. */
  readonly photo: number;
  /** Where the next mark goes; null for a note on the whole photo. */
  readonly spot: Spot | null;
  readonly draft: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly fault: string;
  /** Sets the mark, on the photo on which it was pressed. */
  setSpot(spot: Spot, photo: number): void;
  /** Another photo is looked at: what was begun stays with its own. */
  leavePhoto(): void;
  setDraft(text: string): void;
  keep(): Promise<void>;
  /** Those on a photo. */
  pinsOf(photo: number): readonly Pin[];
  /** The same with the one that is being set. */
  pinsWithDraft(photo: number): readonly Pin[];
}

/** @param chosen the photo that is looked at */
export function useMarks(card: OpenedCard, chosen: number): Marks {
  const room = useRoom();
  const { row, state, name } = card;
  const drafts = use(DraftContext);
  const [spot, setSpot] = useState<Spot | null>(() => drafts?.markFor(name)?.spot ?? null);
  const [draft, setDraft] = useState(() => drafts?.markFor(name)?.text ?? '');
  const [begunOn, setBegunOn] = useState(() => drafts?.markFor(name)?.photo ?? chosen);
  const isBegun = draft.trim() !== '';
  const photo = isBegun ? begunOn : chosen;
  const { fault, setFault, tellFault } = useFault();
  const [one] = useState(() => new OneStroke());
  const field = useRef<HTMLTextAreaElement>(null);
  const all = state.entries.filter((entry): entry is Mark => entry.is === 'mark');

  // It stands here again after a look at the card, and after the lock.
  useEffect(
    () => drafts?.keepMark(name, { photo, spot, text: draft }),
    [drafts, name, photo, spot, draft],
  );

  useArrived('mark', { card, text: draft }, () => {
    drafts?.dropMark(name, draft);
    setDraft('');
    setSpot(null);
  });
  const keep = async (): Promise<void> => {
    if (!isBegun) return;
    const words = { is: 'mark', photo, spot, text: draft.trim() } as const;
    const about = { whose: nameOfCard(card), hasWayBack: false };
    await one.store(name, words, () =>
      room.underWay.run(about, async () => {
        const typed = drafts?.send('mark', name, draft);
        try {
          await writeEntry(room, row, words, typed?.id);
          drafts?.dropMark(name, draft);
          // The next one may have been begun while this was being stored.
          setDraft((now) => typedAfter(now, draft));
          setSpot((now) => (now === spot ? null : now));
          setFault('');
          return true;
        } catch (error) {
          tellFault(about.whose, sayFault('Not kept', error));
          return false;
        } finally {
          typed?.settle();
        }
      }),
    );
  };
  const pinsOf = (of: number): Pin[] =>
    all.flatMap((mark, at) =>
      mark.photo === of && mark.spot !== null ? [{ number: at + 1, ...mark.spot }] : [],
    );
  return {
    all,
    photo,
    spot,
    draft,
    field,
    fault,
    setSpot: (at, on) => {
      setSpot(at);
      setBegunOn(on);
    },
    leavePhoto: () => {
      if (!isBegun) setSpot(null);
    },
    setDraft: (text) => {
      if (!isBegun) setBegunOn(photo);
      setDraft(text);
    },
    keep,
    pinsOf,
    pinsWithDraft: (of) =>
      of === photo && spot !== null
        ? [...pinsOf(of), { number: all.length + 1, ...spot }]
        : pinsOf(of),
  };
}
