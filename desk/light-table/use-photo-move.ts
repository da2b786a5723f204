import { useEffect, useRef, useState, type RefObject } from 'react';
import { placeBeside, type PlaceGrid, type Step } from '../../domain/desk/place-grid.ts';
import {
  PLACE_COUNT,
  placesOf,
  putPhoto,
  writePlaces,
  type PhotoPlaces,
} from '../../domain/desk/photo-places.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { isFocusLost } from '../land-on.ts';
import type { Said } from '../shell/live-words.tsx';
import { useStrokes, type Strokes } from '../waiting/use-strokes.ts';
import { sayPut, sayStays } from './place-words.ts';

interface Moving {
  readonly photo: number;
  /** The place that it would take; null between the places. */
  readonly to: number | null;
}

/** Where the focus goes: onto a place; null where it was lost alone, onto the photo that is chosen. */
interface Landing {
  readonly place: number | null;
}

/** Photos that change places on the light table. */
export interface PhotoMove {
  /** Where they lie; one that was put elsewhere lies there while that is being stored. */
  readonly places: PhotoPlaces;
  /** The photo that is being moved; null while none is. */
  readonly moving: Moving | null;
  readonly strokes: Strokes;
  /** What is said of it to who listens. */
  readonly said: Said;
  /** Begins with a photo. @returns whether it may: not while the last is being stored */
  begin(photo: number): boolean;
  /** The same by hands that have no pointer on it: the focus goes to its place. */
  beginThere(photo: number): void;
  /** Says which place it would take. */
  aim(to: number | null): void;
  step(step: Step): void;
  /** Puts it where it was aimed, or leaves it where that is nowhere. */
  put(): Promise<void>;
  leave(): void;
}

/**
 * Lets photos be moved, each move one sealed entry that can be taken back.
 *
 * @param table the list of the places
 * @param grid how they lie at this width
 */
export function usePhotoMove(
  card: OpenedCard,
  count: number,
  table: RefObject<HTMLElement | null>,
  grid: PlaceGrid,
): PhotoMove {
  const [moving, draw] = useState<Moving | null>(null);
  /** The same at the moment of a pointer, which may go on before it is drawn. */
  const now = useRef<Moving | null>(null);
  const [wanted, setWanted] = useState<PhotoPlaces | null>(null);
  const [landing, setLanding] = useState<Landing | null>(null);
  const [said, setSaid] = useState<Said>({ text: '', at: 0 });
  const strokes = useStrokes(
    () => false,
    () => setLanding({ place: null }),
  );
  const places = wanted ?? placesOf(card.state.entries, count);

  useEffect(() => {
    if (landing === null || (landing.place === null && !isFocusLost())) return;
    const where =
      landing.place === null
        ? 'button[aria-pressed="true"]'
        : `[data-place="${landing.place}"] button`;
    table.current?.querySelector<HTMLElement>(where)?.focus();
  }, [landing, table]);

  const set = (next: Moving | null): void => {
    now.current = next;
    draw(next);
  };
  const placeOf = (photo: number): number => places[photo - 1] ?? 0;
  const begin = (photo: number): boolean => {
    if (wanted !== null || count > PLACE_COUNT) return false;
    set({ photo, to: placeOf(photo) });
    return true;
  };
  const aim = (to: number | null): void => {
    if (now.current !== null) set({ ...now.current, to });
  };
  const leave = (): void => {
    if (now.current === null) return;
    const { photo } = now.current;
    set(null);
    setSaid({ text: sayStays(places, photo), at: Date.now() });
    setLanding({ place: placeOf(photo) });
  };
  return {
    places,
    moving,
    strokes,
    said,
    begin,
    beginThere: (photo) => {
      if (begin(photo)) setLanding({ place: placeOf(photo) });
    },
    aim,
    step: (step) => {
      if (now.current === null) return;
      const from = now.current.to ?? placeOf(now.current.photo);
      const place = placeBeside(grid, from, step);
      aim(place);
      setLanding({ place });
    },
    put: async () => {
      const { photo, to = null } = now.current ?? {};
      if (photo === undefined || to === null || to === placeOf(photo)) {
        leave();
        return;
      }
      const next = putPhoto(places, photo, to);
      const words = { is: 'laid', places: writePlaces(next) } as const;
      set(null);
      setWanted(next);
      setLanding({ place: to });
      await strokes.write(card, words, sayPut(places, photo, to));
      setWanted(null);
      // Where it was not kept, what held the focus may have gone back with it.
      setLanding({ place: null });
    },
    leave,
  };
}
