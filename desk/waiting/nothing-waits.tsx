import { sayDay, sayTime } from '../../domain/desk/time-words.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { useNow } from '../use-now.ts';
import { CallLink } from './call-link.tsx';
import { nameOfCard, titleOfCard } from './card-words.ts';

/** More stand in the diary, and among the cards. */
const SHOWN_LIMIT = 3;

/** The desk at its best: nobody waits. */
export function NothingWaits() {
  const { box, practice } = useRoom();
  const now = useNow();
  const { timeZone } = practice.opening;
  const resting = box.cards
    .flatMap((card) => {
      const { isClosed, comesBackAt } = card.state;
      return isClosed || comesBackAt === null ? [] : [{ card, at: new Date(comesBackAt) }];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const coming = box.cards
    .flatMap((card) => {
      const { appointment } = card.row;
      const at = new Date(appointment?.startsAt ?? 0);
      return appointment?.cancelledAt === null && at > now ? [{ card, at }] : [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return (
    <main className="nothing-waits">
      <div>
        <h1>
          Nothing <em>waits.</em>
        </h1>
        {/* Whoever was forgotten may never have had an answer, and a card is closed without one, too. */}
        <p>
          {box.cards.length === 0
            ? 'There is no card here.'
            : 'Every card that is here has been seen to.'}
        </p>
        <CallLink />
        <NextOnes title="Next in the diary" ones={coming} now={now} timeZone={timeZone} />
        <NextOnes title="Comes back by itself" ones={resting} now={now} timeZone={timeZone} />
      </div>
      <svg viewBox="0 0 440 372" aria-hidden="true">
        <path className="half" d="M10 346h420" />
        <path className="gold" d="M62 346V184a158 158 0 0 1 316 0v162" />
        <path className="half" d="M74 346V184a146 146 0 0 1 292 0v162" />
        <path d="M150 266v-70h46c3 0 4-2 5-5l4-13c1-4 3-6 7-6h62c4 0 6 2 7 6l4 13c1 3 2 5 5 5h10v70" />
        <path className="gold" d="M158 206h134" />
        <path className="half" d="M158 220h134M158 234h134M158 248h134" />
        <path d="M126 240h24M300 240h14M126 240l-16 26M314 240l16 26M110 266h220v80H110zM116 266v-3M324 266v-3" />
        <path d="M184 290h72v20h-72z" />
        <circle cx="220" cy="327" r="7" />
        <circle className="gold" cx="220" cy="327" r="3" />
      </svg>
    </main>
  );
}

interface NextOnesProps {
  title: string;
  /** In their order. */
  ones: readonly { readonly card: OpenedCard; readonly at: Date }[];
  now: Date;
  timeZone: string;
}

/** Who is next, and when. */
function NextOnes({ title, ones, now, timeZone }: NextOnesProps) {
  if (ones.length === 0) return null;
  const more = ones.length - SHOWN_LIMIT;
  return (
    <section className="next-ones">
      <h2>{title}</h2>
      <ul>
        {ones.slice(0, SHOWN_LIMIT).map(({ card, at }) => (
          <li key={card.name}>
            <a href={`/card/${card.name}`} onClick={follow}>
              <i>
                {sayDay(at, now, timeZone)}, {sayTime(at, timeZone)}
              </i>
              <b>{nameOfCard(card)}</b>
              <span>{titleOfCard(card)}</span>
            </a>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="small">And {more} more.</p> : null}
    </section>
  );
}
