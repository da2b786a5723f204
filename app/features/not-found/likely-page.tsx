import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import { nearestAddress } from '../../../domain/wording/nearest-address.ts';
import { languageOf, SPANISH } from '../../../domain/languages/page-languages.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import type { NotFoundWords } from './not-found-words.ts';

interface LikelyPageProps {
  words: Pick<NotFoundWords, 'likely' | 'places' | 'spanish'>;
}

/**
 * The page that was most likely meant, or those that there are in Spanish. One file answers at every address, so only the living page knows which was
 * asked for.
 */
export function LikelyPage({ words }: LikelyPageProps) {
  const { pathname } = useLocation();
  const isAlive = useIsAlive();
  if (isAlive && languageOf(pathname) === SPANISH) return <PagesInSpanish words={words.spanish} />;
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

function PagesInSpanish({ words }: { words: NotFoundWords['spanish'] }) {
  return (
    <p className="likely-page likely-spanish" lang={SPANISH}>
      {words.lead}
      {words.links.map(({ href, label }) => (
        <Fragment key={href}>
          {' '}
          <Link to={href}>{label}</Link>
        </Fragment>
      ))}
    </p>
  );
}
