import { useSyncExternalStore } from 'react';

let turned: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says which plate is turned; none where no name is given. Only one is at a time: each takes a good part of a device's memory. */
export function turnPlate(name: string | undefined): void {
  turned = name;
  for (const listener of listeners) listener();
}

/** Which plate is turned. */
export const useTurnedPlate = (): string | undefined =>
  useSyncExternalStore(subscribe, () => turned);
