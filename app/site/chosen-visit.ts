import { useSyncExternalStore } from 'react';

/** The visit and the time that are chosen in the scheduler of this page, as its address asks for them (`?event=…&time=…`); empty where no time is. */
let chosen = '';
const listeners = new Set<() => void>();

/** Keeps what is chosen, for the link to the scheduler in another language. */
export function keepChosenVisit(query: string): void {
  chosen = query;
  for (const listener of listeners) listener();
}

/** What is chosen, and anew whenever it changes. */
export function useChosenVisitQuery(): string {
  return useSyncExternalStore(
    listen,
    () => chosen,
    () => '',
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
