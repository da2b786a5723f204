import { useCallback, useEffect, useState } from 'react';
import { connectionHere, mayPrefetch } from '../../ui/may-prefetch.ts';
import type { CaseTurn } from './case-turn.tsx';

/** After the page's own pictures and code. */
const FETCH_AHEAD_AFTER_MS = 3_000;

/** What turns a plate, once it has come. */
export type FetchedCaseTurn = typeof CaseTurn | undefined;

/**
 * Fetches what turns plates: with the first touch or, where the visitor's line and wishes allow it, a little later; not a byte of it comes with the
 * page. Where it does not come the plates stay as they are.
 */
export function useCaseTurn(): { Turn: FetchedCaseTurn; fetchTurn: () => Promise<void> } {
  const [fetched, setFetched] = useState<{ Turn: FetchedCaseTurn }>({ Turn: undefined });
  const fetchTurn = useCallback(async () => {
    if (connectionHere()?.saveData) return;
    try {
      const { CaseTurn: Turn } = await import('./case-turn.tsx');
      setFetched((known) => (known.Turn ? known : { Turn }));
    } catch {
      // Plates are whole without it, and the next touch asks again.
    }
  }, []);
  useEffect(() => {
    if (!mayPrefetch(connectionHere())) return undefined;
    const timer = setTimeout(fetchTurn, FETCH_AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [fetchTurn]);
  return { ...fetched, fetchTurn };
}
