import { titleOfPhoto, type PhotoPlaces } from '../../domain/desk/photo-places.ts';
import type { OpenedPhoto } from '../box/open-photos.ts';
import { PinnedPhoto } from './pinned-photo.tsx';

interface FilmProps {
  photos: readonly (OpenedPhoto | undefined)[];
  places: PhotoPlaces;
  chosen: number;
  onChoose: (number: number) => void;
}

/** All photos as a strip below the large one, in the order of the form's views. */
export function Film({ photos, places, chosen, onChoose }: FilmProps) {
  const order = [...places.keys()].toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return (
    <ul className="film">
      {order.map((at) => (
        <li key={at}>
          <button
            type="button"
            aria-label={`Photo ${at + 1}: ${titleOfPhoto(places, at + 1)}`}
            aria-pressed={chosen === at + 1}
            onClick={() => onChoose(at + 1)}
          >
            <PinnedPhoto photo={photos[at]} words="" pins={[]} isBright={false} />
          </button>
        </li>
      ))}
    </ul>
  );
}
