import { restingCards } from '../../domain/desk/resting-cards.ts';
import { sayDay, sayTime } from '../../domain/desk/time-words.ts';
import { useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';
import { CallLink } from './call-link.tsx';
import { NextOnes } from './next-ones.tsx';

/** More stand in the diary, and among the cards. */
const SHOWN_LIMIT = 3;

/** The desk at its best: nobody waits. */
export function NothingWaits() {
  const { box, practice } = useRoom();
  const now = useNow();
  const { timeZone } = practice.opening;
  const when = (at: Date): string => `${sayDay(at, now, timeZone)}, ${sayTime(at, timeZone)}`;
  const resting = restingCards(box.cards, practice.opening, now);
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
        <NextOnes title="Next in the diary" ones={coming} when={when} limit={SHOWN_LIMIT} />
        <NextOnes title="Comes back by itself" ones={resting} when={when} limit={SHOWN_LIMIT} />
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
