import { sayStanding } from '../../domain/desk/say-standing.ts';
import { sayTime } from '../../domain/desk/time-words.ts';
import { joinClock, wallClockAt } from '../../domain/practice/practice-clock.ts';
import { numberInWords } from '../../domain/wording/number-in-words.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import { CallLink } from '../waiting/call-link.tsx';
import { CardRowButton } from '../waiting/card-row-button.tsx';
import { FindBelow } from './find-below.tsx';
import { useRovingRows } from '../waiting/use-roving-rows.ts';

interface CardsListProps {
  cards: readonly OpenedCard[];
  query: string;
  onQuery: (query: string) => void;
  openName: string | undefined;
  now: Date;
  /** A row was pressed. */
  onEnter: () => void;
  /** A row has got the focus. */
  onChoose: (name: string) => void;
}

/** So many rows are drawn at once; whoever looks for an older one finds it by a word. */
const SHOWN_LIMIT = 60;

/** Every card, also closed ones, by month; or those that hold what was looked for. */
export function CardsList({
  cards,
  query,
  onQuery,
  openName,
  now,
  onEnter,
  onChoose,
}: CardsListProps) {
  const { practice, people } = useRoom();
  const { timeZone } = practice.opening;
  const roving = useRovingRows();
  const shown = cards.slice(0, SHOWN_LIMIT);
  const tabStop = (shown.find(({ name }) => name === openName) ?? shown[0])?.name;
  const months = byMonth(shown, timeZone);
  return (
    <>
      <h1>
        {query.trim() === '' ? (
          <>
            Every card, <em>by month</em>
          </>
        ) : (
          <FoundWords count={cards.length} query={query} />
        )}
      </h1>
      <FindBelow query={query} onQuery={onQuery} />
      <CallLink />
      <p className="small list-hint">
        {query.trim() === ''
          ? ''
          : 'Looked through what is open on this machine: names, words, numbers, notes. Nothing was asked of the server.'}
      </p>
      <div onKeyDown={roving} role="presentation">
        {[...months].map(([month, ofMonth]) => (
          <section className="list-group" key={month}>
            <h2>{month}</h2>
            {ofMonth.map((card) => (
              <CardRowButton
                key={card.name}
                card={card}
                isOpen={card.name === openName}
                isTabStop={card.name === tabStop}
                onEnter={onEnter}
                onChoose={onChoose}
                words={wordsOf(card)}
              />
            ))}
          </section>
        ))}
      </div>
      {cards.length > SHOWN_LIMIT ? (
        <p className="small list-hint">
          The newest {SHOWN_LIMIT} of {cards.length}. A word or a number finds the others.
        </p>
      ) : null}
    </>
  );

  function wordsOf({ row, state, isNew }: OpenedCard) {
    const came = new Date(row.receivedAt);
    const day = Number(wallClockAt(came, timeZone).date.slice(-2));
    const given = state.givenTo === null ? '' : nameAmongUs(people, state.givenTo);
    const standing = sayStanding({ row, state }, practice.opening, now);
    const mark = isNew ? `new, ${standing}` : standing;
    return { hour: String(day), half: '', below: joinClock(sayTime(came, timeZone)), mark, given };
  }
}

function FoundWords({ count, query }: { count: number; query: string }) {
  const words =
    count === 0
      ? 'No card has'
      : count === 1
        ? 'One card has'
        : `${capital(numberInWords(count))} cards have`;
  return (
    <>
      {words} <em>“{query.trim()}”</em>
    </>
  );
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function byMonth(cards: readonly OpenedCard[], timeZone: string): Map<string, OpenedCard[]> {
  // One for all: to make one takes longer than to use it a hundred times.
  const format = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone });
  const months = new Map<string, OpenedCard[]>();
  for (const card of cards) {
    const month = format.format(new Date(card.row.receivedAt));
    const ofMonth = months.get(month);
    if (ofMonth === undefined) months.set(month, [card]);
    else ofMonth.push(card);
  }
  return months;
}
