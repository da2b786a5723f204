import { asksForWeekend } from '../../domain/desk/asks-for-weekend.ts';
import { firstBookableDay } from '../../domain/scheduling/first-bookable-day.ts';
import { EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { nameOfCard, titleOfKind } from '../waiting/card-words.ts';
import { sayLongDay, VISITS } from './diary-words.ts';

/** Longer lists are for Waiting. */
const SHOWN_LIMIT = 8;

interface WantsPlaceProps {
  now: Date;
  mayChange: boolean;
  onPlace: (card: OpenedCard) => void;
}

/** Who asked and has no time yet, and from when visitors can book by themselves. */
export function WantsPlace({ now, mayChange, onPlace }: WantsPlaceProps) {
  const { box, practice } = useRoom();
  const rules = practice.opening;
  const waiting = box.cards.filter(
    ({ row, state, content }) =>
      row.appointment === null &&
      !state.isClosed &&
      (row.setAside === null || state.isKept) &&
      typeof content === 'object',
  );
  const weekend = waiting.filter(({ row }) => asksForWeekend(row.kind));
  const others = waiting.filter(({ row }) => !asksForWeekend(row.kind));
  const firstOf = (event: keyof typeof EVENT_TYPES) => firstBookableDay(rules, event, now);
  return (
    <>
      <h2>
        Wants <em>a place</em>
      </h2>
      {waiting.length === 0 ? (
        <p>Nobody who wrote waits for a time.</p>
      ) : (
        <p>Take one up, then choose the time with the arrow keys or in the fields.</p>
      )}
      <Wanted title="Weekend requests" cards={weekend} mayChange={mayChange} onPlace={onPlace} />
      <Wanted title="Others who wait" cards={others} mayChange={mayChange} onPlace={onPlace} />
      <h3>Online</h3>
      <p>
        Visitors can book a {VISITS['virtual-consult'].toLowerCase()} from{' '}
        {sayFirst(firstOf('virtual-consult'))}, a {VISITS['smile-blueprint']} from{' '}
        {sayFirst(firstOf('smile-blueprint'))}.
      </p>
    </>
  );
}

function sayFirst(day: string | null): string {
  return day === null ? 'no day within two months' : sayLongDay(day);
}

interface WantedProps {
  title: string;
  cards: readonly OpenedCard[];
  mayChange: boolean;
  onPlace: (card: OpenedCard) => void;
}

function Wanted({ title, cards, mayChange, onPlace }: WantedProps) {
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      {cards.slice(0, SHOWN_LIMIT).map((card) => (
        <button
          className="wanted"
          type="button"
          key={card.name}
          data-card={card.name}
          disabled={!mayChange}
          onClick={() => onPlace(card)}
        >
          <b>{nameOfCard(card)}</b>
          <span>
            {(typeof card.content === 'object' && card.content.message) || titleOfKind(card.row)}
          </span>
        </button>
      ))}
      {cards.length > SHOWN_LIMIT ? (
        <p className="small">And {cards.length - SHOWN_LIMIT} more, under Waiting.</p>
      ) : null}
    </>
  );
}
