import { useMemo, useSyncExternalStore } from 'react';
import { sayStanding } from '../../domain/desk/say-standing.ts';
import { nameOfKind } from '../../domain/desk/name-of-kind.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { linkedTo } from '../forget/what-goes.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';

/** Whoever writes every week is found by the search. */
const SHOWN_LIMIT = 3;

/** What else came from the same address or number, the newest first: one answers both at once. */
export function AlsoSent({ card, now }: { card: OpenedCard; now: Date }) {
  const { box, practice } = useRoom();
  const version = useSyncExternalStore(box.subscribe, box.version);
  const others = useMemo(
    () => linkedTo(card, box.cards),
    // oxlint-disable-next-line react/exhaustive-deps -- the box changes with its version
    [box, version, card],
  );
  if (others.length === 0) return null;
  const more = others.length - SHOWN_LIMIT;
  return (
    <p className="also-sent">
      From the same address or number also{' '}
      {others.slice(0, SHOWN_LIMIT).map((other, at) => (
        <span key={other.name}>
          {at === 0 ? '' : '; '}
          <a href={`/card/${other.name}`} onClick={follow}>
            {other.row.reference ?? other.name}
          </a>
          , {nameOfKind(other.row.kind).toLowerCase()}, {sayStanding(other, practice.opening, now)}
        </span>
      ))}
      {more > 0 ? `; and ${more} more` : ''}.
    </p>
  );
}
