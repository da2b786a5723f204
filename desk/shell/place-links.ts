import { useMemo, useSyncExternalStore, type MouseEvent } from 'react';
import { arrangeCards, waitingSentence } from '../../domain/desk/arrange-cards.ts';
import { goTo } from '../address.ts';
import { useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';

/** The places of the desk, with their words in the header. */
export const PLACES = [
  { address: '/', title: 'Waiting' },
  { address: '/diary', title: 'Diary' },
  { address: '/cards', title: 'Cards' },
  { address: '/site', title: 'The site' },
  { address: '/people', title: 'People' },
] as const;

/** How many wait, for the number beside Waiting. */
export function useWaitingCount(): number {
  const { box, practice } = useRoom();
  const version = useSyncExternalStore(box.subscribe, box.version);
  const now = useNow();
  return useMemo(
    () =>
      waitingSentence(arrangeCards(box.cards, practice.opening, now), practice.opening, now).count,
    // oxlint-disable-next-line react/exhaustive-deps -- the box changes with its version
    [box, version, practice, now],
  );
}

/** A link within the desk, which keeps the key in memory. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  if (!isPlain) return;
  event.preventDefault();
  const { pathname, search } = event.currentTarget;
  goTo(pathname + search);
}

/** Whether a place is where somebody is: the site has pages of its own. */
export function isAt(place: string, address: string): boolean {
  return place === address || (place === '/site' && address.startsWith('/site/'));
}
