import type { CallerWords } from '../../domain/desk/caller-words.ts';
import { nameOfKind } from '../../domain/desk/name-of-kind.ts';
import { isSameName } from '../../domain/desk/same-name.ts';
import { isSameSender } from '../../domain/desk/same-sender.ts';
import { sayStanding } from '../../domain/desk/say-standing.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { nameOfCard, titleOfCard } from './card-words.ts';

type Known = Pick<CallerWords, 'name' | 'phone' | 'email'>;

interface KnownOnProps {
  /** What was typed. */
  caller: Known;
  now: Date;
  /** A card is gone to. */
  onFollow: () => void;
}

const NOBODY = { phone: '', email: '' };

/** Which card has a number, an address or a whole name already, the newest first: so that nobody has two by mistake. */
export function KnownOn({ caller: { name, phone, email }, now, onFollow }: KnownOnProps) {
  const { box } = useRoom();
  // Put in order are the few that are found: with each letter all are looked through.
  const find = (is: (card: OpenedCard) => boolean) => box.cards.filter(is).toSorted(byNewest);
  const byPhone = find((card) => isTheirs(card, { ...NOBODY, phone }));
  const byEmail = find((card) => isTheirs(card, { ...NOBODY, email }));
  const byName = find(
    (card) => hasName(card, name) && !byPhone.includes(card) && !byEmail.includes(card),
  );
  const kinds = [
    ['number', byPhone],
    ['address', byEmail],
    ['name', byName],
  ] as const;
  return (
    // It stands there empty too: what comes later is read out then.
    <div className="known-on whole" role="status">
      {kinds.map(([what, [newest, ...others]]) =>
        newest === undefined ? null : (
          <p key={what}>
            This {what} is on card <CardLink card={newest} now={now} onFollow={onFollow} />
            {others.length === 0 ? '' : `; and on ${others.length} more`}.
          </p>
        ),
      )}
    </div>
  );
}

function CardLink({ card, now, onFollow }: { card: OpenedCard } & Omit<KnownOnProps, 'caller'>) {
  const { practice } = useRoom();
  return (
    <>
      <a
        href={`/card/${card.name}`}
        onClick={(event) => {
          follow(event);
          if (event.defaultPrevented) onFollow();
        }}
      >
        {card.row.reference ?? card.name}, {nameOfCard(card)}
      </a>
      : {kindOf(card).toLowerCase()}, {sayStanding(card, practice.opening, now)}
    </>
  );
}

/** A visit says by its standing whether it is booked. */
function kindOf(card: OpenedCard): string {
  return card.row.appointment === null ? titleOfCard(card) : nameOfKind(card.row.kind);
}

function isTheirs({ content }: OpenedCard, reach: Pick<Known, 'phone' | 'email'>): boolean {
  return typeof content === 'object' && isSameSender(reach, content);
}

/** First names alone are many people's. */
function hasName({ content }: OpenedCard, name: string): boolean {
  if (typeof content !== 'object' || !name.trim().includes(' ')) return false;
  return isSameName(name, content.name);
}

function byNewest(one: OpenedCard, other: OpenedCard): number {
  return other.row.receivedAt.localeCompare(one.row.receivedAt);
}
