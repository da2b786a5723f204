import { sayDate, sayTime } from '../../domain/desk/time-words.ts';
import { firstBookableDay } from '../../domain/scheduling/first-bookable-day.ts';
import { EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import { joinNames } from '../../domain/team/names.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { nameOfCard, titleOfCard } from '../waiting/card-words.ts';
import { sayLongDay, VISITS } from './diary-words.ts';
import { wantedCards } from './wanted-cards.ts';

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
  const { weekend, others, offered } = wantedCards(box.cards, box.blocks, now);
  const firstOf = (event: keyof typeof EVENT_TYPES) => firstBookableDay(rules, event, now);
  const taking = { mayChange, onPlace };
  const sayOffered = (card: OpenedCard): string => {
    const times = offered.find((one) => one.card === card)?.times ?? [];
    const [first] = times;
    const said = times.map(({ startsAt }) => sayTimeOf(new Date(startsAt), now, rules.timeZone));
    const until = first?.offered == null ? undefined : new Date(first.offered.until);
    return until === undefined
      ? ''
      : `${joinNames(said, 'or')}; held until ${sayTimeOf(until, now, rules.timeZone)}.`;
  };
  return (
    <>
      <h2>
        Wants <em>a place</em>
      </h2>
      {weekend.length + others.length + offered.length === 0 ? (
        <p>Nobody who wrote or called waits for a time.</p>
      ) : (
        <p>
          {mayChange
            ? 'Take one up, then choose the time with the arrow keys or in the fields.'
            : 'Coordinators and schedulers find them a time.'}
        </p>
      )}
      <Wanted title="Weekend requests" cards={weekend} {...taking} />
      <Wanted
        title="Offered, not yet chosen"
        cards={offered.map(({ card }) => card)}
        wordsOf={sayOffered}
        {...taking}
      />
      <Wanted title="Others who wait" cards={others} {...taking} />
      <h3>Online</h3>
      <p>
        Visitors can book a {VISITS['virtual-consult'].toLowerCase()} from{' '}
        {sayFirst(firstOf('virtual-consult'))}, a {VISITS['smile-blueprint']} from{' '}
        {sayFirst(firstOf('smile-blueprint'))}.
      </p>
    </>
  );
}

/** "December 5 at 11:30 AM": the week that is open beside it may be any. */
function sayTimeOf(moment: Date, now: Date, timeZone: string): string {
  return `${sayDate(moment, now, timeZone)} at ${sayTime(moment, timeZone)}`;
}

function sayFirst(day: string | null): string {
  return day === null ? 'no day within two months' : sayLongDay(day);
}

interface WantedProps {
  title: string;
  cards: readonly OpenedCard[];
  /** What stands below a name; their own words where it is left out. */
  wordsOf?: (card: OpenedCard) => string;
  mayChange: boolean;
  onPlace: (card: OpenedCard) => void;
}

function Wanted({ title, cards, wordsOf = sayAsked, mayChange, onPlace }: WantedProps) {
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
          <span className={wordsOf === sayAsked ? 'wanted-words' : ''}>{wordsOf(card)}</span>
        </button>
      ))}
      {cards.length > SHOWN_LIMIT ? (
        <p className="small">And {cards.length - SHOWN_LIMIT} more, under Waiting.</p>
      ) : null}
    </>
  );
}

function sayAsked(card: OpenedCard): string {
  return (typeof card.content === 'object' && card.content.message) || titleOfCard(card);
}
