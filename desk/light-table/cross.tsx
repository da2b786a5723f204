import type { KeyboardEvent, RefObject } from 'react';
import { CROSS, readingOrder, type PlaceGrid } from '../../domain/desk/place-grid.ts';
import { photoIn, PLACE_COUNT } from '../../domain/desk/photo-places.ts';
import type { OpenedPhoto } from '../box/open-photos.ts';
import { Mount } from './mount.tsx';
import { PinnedPhoto, type Pin } from './pinned-photo.tsx';
import { sayStep } from './place-words.ts';
import { usePhotoDrag } from './use-photo-drag.ts';
import type { PhotoMove } from './use-photo-move.ts';

interface CrossProps {
  table: RefObject<HTMLUListElement | null>;
  /** How the places lie at this width. */
  grid: PlaceGrid;
  photos: readonly (OpenedPhoto | undefined)[];
  move: PhotoMove;
  chosen: number;
  isBright: boolean;
  /** What the visitor wrote with them. */
  message: string | undefined;
  pinsOf: (number: number) => readonly Pin[];
  onChoose: (number: number) => void;
  onLarge: () => void;
}

/** All photos, laid as orthodontists read them. */
export function Cross(props: CrossProps) {
  const { table, grid, photos, move, chosen, isBright, message, pinsOf, onChoose } = props;
  const { places, moving } = move;
  const { hand, handlers } = usePhotoDrag(move, onChoose);
  // Of more photos than there are views each has a place, after all others.
  const all = [...readingOrder(grid), ...places.filter((place) => place >= PLACE_COUNT)];
  // What is empty is shown to who puts something there.
  const shown = all.filter((place) => moving !== null || photoIn(places, place) !== undefined);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Held since it began the move, it would put the photo back where it lies.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  };
  return (
    <div
      className={hand === null ? 'cross-hand' : 'cross-hand held'}
      role="presentation"
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <ul className={moving === null ? 'cross' : 'cross moving'} ref={table}>
        {shown.map((place) => {
          const number = photoIn(places, place);
          return (
            <Mount
              key={place}
              place={place}
              at={CROSS[place]}
              move={move}
              photo={number === undefined ? undefined : photos[number - 1]}
              pins={number === undefined ? [] : pinsOf(number)}
              isChosen={chosen === number}
              isBright={isBright}
              onChoose={onChoose}
              onLarge={props.onLarge}
            />
          );
        })}
        {message === undefined ? null : (
          <li className="their-question">
            <blockquote>{message}</blockquote>
          </li>
        )}
        {moving !== null ? null : (
          <li className="how-to how-laid">
            The patient’s right is on your left. To put a photo elsewhere, drag it, or choose it and
            press <kbd>M</kbd>.
          </li>
        )}
        <li className="how-to">
          The numbers choose, <kbd>O</kbd> shows one large, <kbd>S</kbd> the last two side by side.
        </li>
      </ul>
      {moving === null ? null : (
        <div className="move-words">
          <p>{sayStep(places, moving.photo, moving.to)}.</p>
          <p className="small by-keys">
            <kbd>←</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>↓</kbd> choose a place, <kbd>Enter</kbd>{' '}
            puts it there.
          </p>
          <p className="small by-touch">Press the place where it belongs.</p>
          <button type="button" className="quiet" onClick={move.leave}>
            Leave it <kbd aria-hidden="true">Esc</kbd>
          </button>
        </div>
      )}
      {moving === null || hand === null ? null : (
        <span className="photo-in-hand" style={{ left: hand.x, top: hand.y }} aria-hidden="true">
          <PinnedPhoto photo={photos[moving.photo - 1]} words="" pins={[]} isBright={isBright} />
        </span>
      )}
    </div>
  );
}
