import { useCallback, useEffect, useRef, useState } from 'react';

interface StoredAct {
  /** Its number among those that were begun. */
  readonly act: number;
  /** How long it can be taken back from anywhere. */
  readonly heldMs: number;
}

/** The last act that can be taken back from anywhere, for as long as it can. */
export interface LastAct<Act extends StoredAct> {
  readonly last: Act | null;
  /** The same at the moment of a key, which may come before it is drawn. */
  readonly lastNow: () => Act | null;
  readonly setLast: (last: Act | null) => void;
}

/** `last` is null until an act is set, and again after its `heldMs`; another that is set takes its place, and its time. */
export function useLastAct<Act extends StoredAct>(): LastAct<Act> {
  const [last, draw] = useState<Act | null>(null);
  const now = useRef<Act | null>(null);
  const lastNow = useCallback(() => now.current, []);
  const setLast = useCallback((next: Act | null): void => {
    now.current = next;
    draw(next);
  }, []);
  useEffect(() => {
    if (last === null) return undefined;
    const timer = setTimeout(() => setLast(null), last.heldMs);
    return () => clearTimeout(timer);
  }, [last, setLast]);
  return { last, lastNow, setLast };
}
