import { useCallback, useEffect, useRef } from 'react';

/** Whether the part that asks is still shown: what comes late goes nowhere from there, and is said elsewhere. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
