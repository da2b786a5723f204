import { useMemo, useSyncExternalStore } from 'react';
import { arrangeCards, type ArrangedGroup } from '../../domain/desk/arrange-cards.ts';
import { laterToday, restingCards, type Resting } from '../../domain/desk/resting-cards.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { findCards } from '../cards/find-cards.ts';
import { useRoom } from '../room.ts';

/** Who waits, group by group, who comes back later today, and every card that has what is looked for. */
export function useListed(
  query: string,
  now: Date,
): {
  groups: ArrangedGroup<OpenedCard>[];
  later: Resting<OpenedCard>[];
  found: OpenedCard[];
} {
  const { box, practice, people } = useRoom();
  const version = useSyncExternalStore(box.subscribe, box.version);
  const groups = useMemo(
    () => arrangeCards(box.cards, practice.opening, now),
    // oxlint-disable-next-line react/exhaustive-deps -- the box changes with its version
    [box, version, practice, now],
  );
  const later = useMemo(
    () => laterToday(restingCards(box.cards, practice.opening, now), practice.opening, now),
    // oxlint-disable-next-line react/exhaustive-deps -- the box changes with its version
    [box, version, practice, now],
  );
  const found = useMemo(
    () => findCards(box.cards, query, people),
    // oxlint-disable-next-line react/exhaustive-deps -- the box changes with its version
    [box, version, query, people],
  );
  return { groups, later, found };
}
