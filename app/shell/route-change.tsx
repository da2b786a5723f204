import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollToId } from './scroll-to-id.ts';

/** A hash is followed this long after the page has changed (specification, section 9). */
const HASH_SCROLL_DELAY_MS = 100;

/**
 * What happens when the page changes within the site: the view goes to the hash or to the top, the focus to the `h1`, and
 * the new title is announced. The first page is the browser's own affair; going back keeps the place that
 * the browser remembers.
 */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const previousPath = useRef(pathname);
  const isFirst = useRef(true);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    if (previousPath.current !== pathname) {
      previousPath.current = pathname;
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      setAnnouncement(document.title);
    }
    if (hash) {
      const timer = setTimeout(() => scrollToId(hash.slice(1)), HASH_SCROLL_DELAY_MS);
      return () => clearTimeout(timer);
    }
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    return undefined;
  }, [pathname, hash, navigationType]);

  return (
    <p className="visually-hidden" aria-live="polite" role="status">
      {announcement}
    </p>
  );
}
