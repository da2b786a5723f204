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
import { useStillPlace } from './use-still-place.ts';

interface Moving {
  readonly photo: number;
  /** The place that it would take; null between the places. */
  readonly to: number | null;
}

/** Where the focus goes: onto a place; onto a photo that lies elsewhere again; null where it was lost alone, onto the photo that is chosen. */
type Landing = { readonly place: number | null } | { readonly photo: number };

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

interface PhotoMoveProps {
  card: OpenedCard;
  /** How many photos there are. */
  count: number;
  /** The list of the places. */
  table: RefObject<HTMLElement | null>;
  /** How they lie at this width. */
  grid: PlaceGrid;
  /** Told of the photo that is gone on with after its move was taken back. */
  onChoose: (photo: number) => void;
}

/** Lets photos be moved, each move one sealed entry that can be taken back. */
export function usePhotoMove(props: PhotoMoveProps): PhotoMove {
  const { card, count, table, grid, onChoose } = props;
  const [moving, draw] = useState<Moving | null>(null);
  /** The same at the moment of a pointer, which may go on before it is drawn. */
  const now = useRef<Moving | null>(null);
  const [wanted, setWanted] = useState<PhotoPlaces | null>(null);
  const [landing, setLanding] = useState<Landing | null>(null);
  const [said, setSaid] = useState<Said>({ text: '', at: 0 });
  /** The photo that was moved last. */
  const moved = useRef<number | null>(null);
  const { keepStill } = useStillPlace(table, moving !== null);
  const goBack = (): void => {
    const { current: photo } = moved;
    // Seen large, another one may be looked at by now.
    if (photo === null || table.current === null) return;
    onChoose(photo);
    setLanding({ photo });
  };
  const strokes = useStrokes(() => false, goBack);
  const places = wanted ?? placesOf(card.state.entries, count);

  useEffect(() => {
    if (landing === null) return;
    const isElsewhere = !isFocusLost() && table.current?.contains(document.activeElement) !== true;
    if ('photo' in landing ? isElsewhere : landing.place === null && !isFocusLost()) return;
    table.current?.querySelector<HTMLElement>(whereOf(landing))?.focus();
  }, [landing, table]);

  const set = (next: Moving | null): void => {
    now.current = next;
    draw(next);
  };
  const placeOf = (photo: number): number => places[photo - 1] ?? 0;
  const begin = (photo: number): boolean => {
    if (wanted !== null || count > PLACE_COUNT) return false;
    keepStill(placeOf(photo));
    // What was said of the move before may be untrue after this one.
    setSaid({ text: '', at: 0 });
    set({ photo, to: placeOf(photo) });
    return true;
  };
  const aim = (to: number | null): void => {
    if (now.current !== null) set({ ...now.current, to });
  };
  const leave = (): void => {
    if (now.current === null) return;
    const { photo } = now.current;
    keepStill(placeOf(photo));
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
      keepStill(to);
      set(null);
      setWanted(next);
      setLanding({ place: to });
      moved.current = photo;
      const isKept = await strokes.write(card, words, sayPut(places, photo, to));
      setWanted(null);
      // Where it was not kept, the focus goes back with it.
      if (isKept) setLanding({ place: null });
      else goBack();
    },
    leave,
  };
}

function whereOf(landing: Landing): string {
  if ('photo' in landing) return `[data-photo="${landing.photo}"] button`;
  return landing.place === null
    ? 'button[aria-pressed="true"]'
    : `[data-place="${landing.place}"] button`;
}
