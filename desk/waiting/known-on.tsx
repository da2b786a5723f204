import { isSameSender } from '../../domain/desk/same-sender.ts';
import { sayStanding } from '../../domain/desk/say-standing.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { nameOfCard, titleOfCard } from './card-words.ts';

interface KnownOnProps {
  /** What was typed: a number, or an address. */
  reach: { readonly phone: string } | { readonly email: string };
  now: Date;
}

/** Which card has a number or an address already, the newest first: so that nobody has two by mistake. */
export function KnownOn({ reach, now }: KnownOnProps) {
  const { box, practice } = useRoom();
  const known = box.cards.filter(({ content }) => isKnown(content, reach)).toSorted(byNewest);
  const [newest, ...others] = known;
  return (
    // It stands there empty too: what comes later is read out then.
    <p className="known-on" role="status">
      {newest === undefined ? null : (
        <>
          This {'phone' in reach ? 'number' : 'address'} is on card{' '}
          <a href={`/card/${newest.name}`} onClick={follow}>
            {newest.row.reference ?? newest.name}, {nameOfCard(newest)}
          </a>
          : {titleOfCard(newest).toLowerCase()}, {sayStanding(newest, practice.opening, now)}
          {others.length === 0 ? '' : `; and on ${others.length} more`}.
        </>
      )}
    </p>
  );
}

function isKnown(content: OpenedCard['content'], reach: KnownOnProps['reach']): boolean {
  return typeof content === 'object' && isSameSender(reach, content);
}

function byNewest(one: OpenedCard, other: OpenedCard): number {
  return other.row.receivedAt.localeCompare(one.row.receivedAt);
}
