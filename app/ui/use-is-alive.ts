import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and while it is hydrated, true from then on: for what only works with JavaScript. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
