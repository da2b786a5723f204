import { useCallback, useEffect, useState, type RefObject } from 'react';
import { connectionHere, mayPrefetch } from '../../ui/may-prefetch.ts';
import { whenIdle } from '../../ui/when-idle.ts';

/** After the page's own pictures and code. */
const FETCH_AHEAD_AFTER_MS = 3_000;

interface FetchedTurn<Turn> {
  /** What turns a plate, once it has come. */
  readonly Turn: Turn | undefined;
  readonly fetchTurn: () => Promise<void>;
}

/**
 * Fetches what turns plates: with the first touch or, where the visitor's line and wishes allow it, a little later; not a byte of it comes with the
 * page. Where it does not come the plates stay as they are.
 *
 * @param load fetches it; stays the same function from render to render
 * @param place where a plate stands far down its page: then only once that is seen
 */
export function useFetchedTurn<Turn>(
  load: () => Promise<Turn>,
  place?: RefObject<Element | null>,
): FetchedTurn<Turn> {
  const [fetched, setFetched] = useState<{ Turn: Turn | undefined }>({ Turn: undefined });
  const fetchTurn = useCallback(async () => {
    if (connectionHere()?.saveData) return;
    try {
      const Turn = await load();
      setFetched((known) => (known.Turn ? known : { Turn }));
    } catch {
      // Plates are whole without it, and the next touch asks again.
    }
  }, [load]);
  useEffect(() => {
    if (!mayPrefetch(connectionHere())) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      whenIdle(() => void fetchTurn());
    });
    const timer = setTimeout(() => {
      if (place?.current) observer.observe(place.current);
      else void fetchTurn();
    }, FETCH_AHEAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [fetchTurn, place]);
  return { ...fetched, fetchTurn };
}
