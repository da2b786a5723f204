import { Link, useLocation } from 'react-router';
import { nearestAddress } from '../../../domain/wording/nearest-address.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import type { NotFoundWords } from './not-found-words.ts';

/** The page that was most likely meant. One file answers at every address, so only the living page knows which was asked for. */
export function LikelyPage({ words }: { words: Pick<NotFoundWords, 'likely' | 'places'> }) {
  const { pathname } = useLocation();
  const isAlive = useIsAlive();
  const href = nearestAddress(
    pathname,
    words.places.map((place) => place.href),
  );
  const place = isAlive ? words.places.find((one) => one.href === href) : undefined;
  return (
    <p className="likely-page">
      {place ? (
        <>
          {words.likely} <Link to={place.href}>{place.label}</Link>?
        </>
      ) : null}
    </p>
  );
}
