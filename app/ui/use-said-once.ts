import { useEffect, useState } from 'react';

/** Somebody who moves through a group with the arrows hears where they stop, not every step. */
const QUIET_MS = 300;

/**
 * What is said of a change: nothing at first, then the newest words once they have stayed for a moment.
 *
 * @param words what would be said now
 * @param isTouched whether the visitor has changed anything yet
 */
export function useSaidOnce(words: string, isTouched: boolean): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!isTouched) return undefined;
    const timer = setTimeout(() => setSaid(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words, isTouched]);
  return said;
}
