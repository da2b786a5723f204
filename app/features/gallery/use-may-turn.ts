import { useEffect, useState } from 'react';
import { connectionHere, mayPrefetch } from '../../ui/may-prefetch.ts';

/** After the page's own pictures and code. */
const FETCH_AHEAD_AFTER_MS = 3_000;

/** Whether what turns plates is fetched: with the first touch or, where the visitor's line and wishes allow it, a little later. */
export function useMayTurn(): { mayTurn: boolean; touch: () => void } {
  const [mayTurn, setMayTurn] = useState(false);
  useEffect(() => {
    if (!mayPrefetch(connectionHere())) return undefined;
    const timer = setTimeout(() => setMayTurn(true), FETCH_AHEAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return { mayTurn, touch: () => setMayTurn(true) };
}
