import { useCallback, useSyncExternalStore } from 'react';

/** Below it the desk's rooms show one thing after the other (a phone). */
export const WIDE = '(min-width: 47.5625em)';

/** Whether the window fits a question of style sheets. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
