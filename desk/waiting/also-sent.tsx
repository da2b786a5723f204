import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { sayStanding } from '../../domain/desk/say-standing.ts';
import { sayStamp } from '../../domain/desk/time-words.ts';
import { nameOfKind } from '../../domain/desk/name-of-kind.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { linkedTo } from '../forget/what-goes.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';

/** Whoever writes every week is found by the search. */
const SHOWN_LIMIT = 3;

/** Enough to tell what it is about. */
const WORDS_LIMIT_CHARACTERS = 90;

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
  const { timeZone } = practice.opening;
  /** When it was settled; of one that still waits when it came, and how it begins: whoever is called is to be answered on both. */
  const sayMore = ({ content, row, state }: OpenedCard): ReactNode => {
    const { turn } = state;
    // Of a visit, or of a day on which it comes back, an hour would be read as theirs.
    if (row.appointment !== null || turn?.is === 'follow-up' || turn?.is === 'placed') return null;
    if (turn !== null) return ` ${sayStamp(new Date(turn.at), now, timeZone)}`;
    const words = typeof content === 'object' ? (content.message ?? '').trim() : '';
    return (
      <>
        {' '}
        since {sayStamp(new Date(row.receivedAt), now, timeZone)}
        {words === '' ? null : (
          <>
            : <q>{shortened(words)}</q>
          </>
        )}
      </>
    );
  };
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
          {sayMore(other)}
        </span>
      ))}
      {more > 0 ? `; and ${more} more` : ''}.
    </p>
  );
}

function shortened(words: string): string {
  // The sentence that it stands in has a full stop of its own.
  if (words.length <= WORDS_LIMIT_CHARACTERS) return words.replace(/\.$/, '');
  const end = words.lastIndexOf(' ', WORDS_LIMIT_CHARACTERS);
  return `${words.slice(0, end > 0 ? end : WORDS_LIMIT_CHARACTERS)}…`;
}
