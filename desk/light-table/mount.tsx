import { useRef } from 'react';
import { photoIn } from '../../domain/desk/photo-places.ts';
import { PHOTO_VIEWS } from '../../domain/intake/photo-views.ts';
import type { OpenedPhoto } from '../box/open-photos.ts';
import { PinnedPhoto, type Pin } from './pinned-photo.tsx';
import { sayStep } from './place-words.ts';
import type { PhotoMove } from './use-photo-move.ts';

interface MountProps {
  place: number;
  /** Where it lies on the cross; a phone lays them one after the other. */
  at: { row: number; column: number } | undefined;
  move: PhotoMove;
  /** What lies there; undefined for nothing. */
  photo: OpenedPhoto | undefined;
  pins: readonly Pin[];
  isChosen: boolean;
  isBright: boolean;
  onChoose: (photo: number) => void;
  onLarge: () => void;
}

/** A place of the cross with the photo that lies there. While one is being moved it is where that one can be put, also without a pointer that draws. */
export function Mount(props: MountProps) {
  const { place, at, move, photo, pins, isChosen, isBright, onChoose, onLarge } = props;
  const { moving, places } = move;
  const number = photoIn(places, place);
  const hasPut = useRef(false);
  const press = (clicks: number): void => {
    // The second half of a double press: the first has begun, or put.
    if (clicks > 1 && (moving !== null || hasPut.current)) return;
    hasPut.current = moving !== null;
    if (moving !== null) {
      move.aim(place);
      void move.put();
    } else if (number !== undefined) onChoose(number);
  };
  const classes = ['mount'];
  if (number === undefined) classes.push('empty');
  if (moving?.to === place) classes.push('aimed');
  if (moving !== null && moving.photo === number) classes.push('taken');
  return (
    <li
      className={classes.join(' ')}
      data-place={place}
      data-photo={number}
      style={{ gridRow: at?.row, gridColumn: at?.column }}
    >
      <button
        type="button"
        aria-pressed={moving === null ? isChosen : undefined}
        onFocus={() => move.aim(place)}
        onClick={({ detail }) => press(detail)}
        onDoubleClick={() => {
          if (moving === null && !hasPut.current) onLarge();
        }}
      >
        <span className="mount-frame">
          {number === undefined ? null : (
            <PinnedPhoto photo={photo} words="" pins={pins} isBright={isBright} />
          )}
        </span>
        <span className="mount-title">
          {moving === null ? null : (
            <span className="visually-hidden">{sayStep(places, moving.photo, place)}. </span>
          )}
          {number === undefined ? null : <b>{number}</b>} {PHOTO_VIEWS[place] ?? `Photo ${number}`}
        </span>
      </button>
      {isChosen && moving === null && number !== undefined ? (
        <button type="button" className="move-photo" onClick={() => move.beginThere(number)}>
          <span>
            Move<span className="visually-hidden"> photo {number}</span>
          </span>
          <kbd aria-hidden="true">M</kbd>
        </button>
      ) : null}
    </li>
  );
}
