import { useMemo, useSyncExternalStore } from 'react';
import { isTurn } from '../../domain/desk/turns.ts';
import { placeCard } from '../../domain/desk/place-card.ts';
import { linkedTo, namesOne } from '../forget/what-goes.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import type { DoneStroke } from './use-strokes.ts';

/** The way to what else the same person waits for, once one of their cards is settled: whoever was reached on one was asked about neither. */
export function WaitsToo({
  done: { card, entry },
  openName,
}: {
  done: DoneStroke;
  openName: string | undefined;
}) {
  const { box, practice } = useRoom();
  const version = useSyncExternalStore(box.subscribe, box.version);
  const others = useMemo(() => {
    if (!isTurn(entry)) return [];
    const now = new Date();
    return linkedTo(card, box.cards).filter(
      (other) =>
        namesOne(card, other) && placeCard(other.row, other.state, practice.opening, now) !== null,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the box changes with its version
  }, [box, version, card, entry, practice]);
  const [other] = others;
  if (other === undefined || others.some(({ name }) => name === openName)) return null;
  return (
    <a href={`/card/${other.name}`} onClick={follow}>
      {others.length === 1
        ? `Their ${other.row.reference ?? other.name} waits too`
        : `${others.length} more of theirs wait`}
    </a>
  );
}
