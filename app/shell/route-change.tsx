import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { scrollToId } from './scroll-to-id.ts';

/** A hash is followed this long after the page has changed (product 3.1). */
const HASH_SCROLL_DELAY_MS = 100;

/**
 * What happens when the page changes within the site: the view goes to the hash or to the top, the focus to the `h1`, and
 * the new title is announced. The first page is the browser's own affair; going back returns to the place
 * where the visitor was.
 */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const isIdle = useNavigation().state === 'idle';
  const previousPath = useRef(pathname);
  const isFirst = useRef(true);
  const places = useRef(new Map<string, number>());
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    // The browser would restore a place before the page that it belongs to is there; a reload is still its own.
    window.history.scrollRestoration = 'manual';
    const giveBack = () => {
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', giveBack);
    return () => window.removeEventListener('pagehide', giveBack);
  }, []);

  // Before the next paint, so that the scrolling that a shorter page causes is not taken for the visitor's.
  useLayoutEffect(() => {
    // While a slow page is on its way its fallback shortens the document, which scrolls it.
    if (!isIdle) return undefined;
    const keep = () => places.current.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key, isIdle]);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    const isSamePage = previousPath.current === pathname;
    // A choice on a page that its address keeps: the visitor stays where they are.
    if (isSamePage && navigationType === 'REPLACE') return undefined;
    if (!isSamePage) {
      previousPath.current = pathname;
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      setAnnouncement(document.title);
    }
    const place = places.current.get(key);
    if (navigationType === 'POP' && place !== undefined) {
      window.scrollTo(0, place);
      return undefined;
    }
    if (!hash) {
      window.scrollTo(0, 0);
      return undefined;
    }
    const timer = setTimeout(() => scrollToId(hash.slice(1)), HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname, hash, key, navigationType]);

  return (
    <p className="visually-hidden" aria-live="polite" role="status">
      {announcement}
    </p>
  );
}
