import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { staysInPlace } from '../ui/stays-in-place.ts';
import { isAtEntry } from './entry-keys.ts';
import { focusPlace } from './focus-place.ts';
import { keepPlaces, openedBy, recallPlaces, type ScrollPlaces } from './scroll-places.ts';
import { isAtId, scrollToId } from './scroll-to-id.ts';

/** A hash is followed this long after the page has changed (product 3.1). */
const HASH_SCROLL_DELAY_MS = 100;

/**
 * What happens when the page changes within the site: the view goes to the hash or to the top, the focus to the `h1`, and
 * the new title is announced. The first page is the browser's own affair; going back returns to the place
 * where the visitor was, after a reload too.
 */
export function RouteChange() {
  const { pathname, search, hash, key, state } = useLocation();
  const isChoice = staysInPlace(state);
  const navigationType = useNavigationType();
  const isIdle = useNavigation().state === 'idle';
  const previous = useRef<{ pathname: string; address: string; key: string }>(null);
  const places = useRef<ScrollPlaces>(new Map());
  /** Where the entry that is shown was scrolled to when it was left. */
  const placeLeft = useRef<number>(undefined);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    // The browser would restore a place before the page that it belongs to is there; a reload is still its own.
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      window.history.scrollRestoration = 'auto';
      keepPlaces(places.current);
    };
    takeOver();
    // Out of the back-forward cache the page comes as it was left: given back.
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', giveBack);
    };
  }, []);

  useLayoutEffect(() => {
    places.current = recallPlaces();
  }, []);

  // Before the scrolling that the page's change itself causes is kept as the entry's place.
  useLayoutEffect(() => {
    placeLeft.current = places.current.get(key);
  }, [key]);

  // Before the next paint, so that the scrolling that a shorter page causes is not taken for the visitor's.
  useLayoutEffect(() => {
    // While a slow page is on its way its fallback shortens the document, which scrolls it.
    if (!isIdle) return undefined;
    const keep = () => {
      // A jump, and a step back, scroll before the router shows them: that place is not this entry's.
      if (isAtEntry(key)) places.current.set(key, window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key, isIdle]);

  useEffect(() => {
    const before = previous.current;
    const address = pathname + search + hash;
    previous.current = { pathname, address, key };
    const place = placeLeft.current;
    if (!before) {
      if (place === undefined || hash === '' || openedBy() !== 'reload') return undefined;
      // The browser goes to the hash; before the reload the reader was elsewhere. Whoever has scrolled since stays.
      const returnToPlace = () => {
        if (isAtId(hash.slice(1))) window.scrollTo(0, place);
      };
      // On a busy machine it goes there only with its next frame, or with the one after the last of the page.
      let frame = 0;
      const returnInTwoFrames = () => {
        returnToPlace();
        frame = requestAnimationFrame(() => {
          returnToPlace();
          frame = requestAnimationFrame(returnToPlace);
        });
      };
      returnInTwoFrames();
      window.addEventListener('load', returnInTwoFrames, { once: true });
      return () => {
        cancelAnimationFrame(frame);
        window.removeEventListener('load', returnInTwoFrames);
      };
    }
    // The same page with something over it taken away or brought back.
    if (before.key === key) return undefined;
    const isSamePage = before.pathname === pathname;
    // A link to the page that is shown, followed there, leads to its beginning.
    const isAgain = navigationType === 'REPLACE' && hash === '' && before.address === address;
    // A choice on a page that its address keeps: the visitor stays where they are.
    const isChoiceHere = navigationType === 'REPLACE' || (navigationType === 'PUSH' && isChoice);
    if (isSamePage && isChoiceHere && !isAgain) {
      places.current.set(key, window.scrollY);
      return undefined;
    }
    if (!isSamePage) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      setAnnouncement(document.title);
    }
    if (navigationType === 'POP' && place !== undefined) {
      window.scrollTo(0, place);
      return undefined;
    }
    if (!hash) {
      window.scrollTo(0, 0);
      return undefined;
    }
    const timer = setTimeout(() => {
      const place = scrollToId(hash.slice(1));
      // A jump within the page, as the browser's own: whoever goes by keyboard or ear goes on from there.
      if (place && isSamePage && navigationType === 'PUSH') focusPlace(place);
    }, HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, search, hash, key, navigationType, isChoice]);

  return (
    <p className="visually-hidden" aria-live="polite" role="status">
      {announcement}
    </p>
  );
}
