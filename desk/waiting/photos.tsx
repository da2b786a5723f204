import { useState } from 'react';
import type { CardContent } from '../../domain/desk/card-content.ts';
import { useOpenedPhotos } from '../box/use-opened-photos.ts';
import { follow } from '../shell/place-links.ts';
import { LargePhoto } from './large-photo.tsx';

/** The photos of a card, opened one after the other in this page's memory. What is missing says so in its own frame. */
export function Photos({ name, content }: { name: string; content: CardContent }) {
  const photos = useOpenedPhotos(name, content.photos);
  const [large, setLarge] = useState<number | null>(null);
  const count = content.photos?.length ?? 0;
  const shown = large === null ? undefined : photos[large];

  return (
    <section className="photos" aria-label="Photos">
      <ul>
        {Array.from({ length: count }, (_, at) => {
          const photo = photos[at];
          const place = `Photo ${at + 1} of ${count}`;
          return (
            <li key={at}>
              {photo === undefined ? <span className="photo-frame">opens…</span> : null}
              {photo !== undefined && photo.fault !== '' ? (
                <span className="photo-frame">{photo.fault}</span>
              ) : null}
              {photo !== undefined && photo.fault === '' ? (
                <button type="button" aria-label={`${place}, large`} onClick={() => setLarge(at)}>
                  <img src={photo.address} alt={place} />
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <a className="quiet" href={`/card/${name}/photos`} onClick={follow}>
        On the light table <kbd aria-hidden="true">P</kbd>
      </a>
      {shown !== undefined && large !== null ? (
        <LargePhoto
          address={shown.address}
          place={`Photo ${large + 1} of ${count}`}
          onClose={() => setLarge(null)}
        />
      ) : null}
    </section>
  );
}
