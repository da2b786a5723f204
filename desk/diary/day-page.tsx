import { arrangeCards } from '../../domain/desk/arrange-cards.ts';
import type { ReactNode } from 'react';
import { rowAt, type Stretch } from '../../domain/desk/diary-days.ts';
import type { Place } from '../../domain/desk/place-card.ts';
import { promiseLimit } from '../../domain/desk/promise-limit.ts';
import { sayTime } from '../../domain/desk/time-words.ts';
import { wallClockAt, weekdayOf } from '../../domain/practice/practice-clock.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { nameOfCard, titleOfCard } from '../waiting/card-words.ts';
import { ClosedHours, Ghost, HourMargin, NowLine, OwnTimes } from './day-column.tsx';
import { slipsInTheWay, type DiarySlip } from './diary-slips.ts';
import { sayClosed, sayDate, sayHour } from './diary-words.ts';
import { wantedBy, type Hand } from './hand.ts';
import { MiniMonth } from './mini-month.tsx';
import { SlipButton } from './slip-button.tsx';
import { isHeld, liesThere } from './week-page.tsx';

interface DayPageProps {
  day: string;
  slips: readonly DiarySlip[];
  /** When our own calendar is busy. */
  own: readonly Stretch[];
  /** What there is to know of it. */
  notes: ReactNode;
  hand: Hand;
  /** Whether what is in hand would find room. */
  isFree: boolean;
  who: string;
  now: Date;
  onTake: (slip: DiarySlip) => void;
  onPrint: () => void;
}

/** A day on two leaves with the same hours: what the doctors have, what the desk has promised. */
export function DayPage(props: DayPageProps) {
  const { day, slips, own, notes, hand, isFree, who, now, onTake, onPrint } = props;
  const rules = useRoom().practice.opening;
  const closed = sayClosed(rules, day);
  const wanted = wantedBy(hand);
  const ofDay = slips.filter((slip) => slip.day === day);
  const ownOfDay = own.filter((one) => one.day === day);
  const [month = ''] = sayDate(day).split(' ');
  return (
    <>
      <section className="day-name" aria-label="The day">
        <p className="day-number" aria-hidden="true">
          {Number(day.slice(-2))}
        </p>
        <h1>
          <span className="visually-hidden">{Number(day.slice(-2))}, </span>
          {weekdayOf(day)},<br />
          <em>{month}</em>
        </h1>
        {closed === undefined ? null : <p className="day-closed">{closed}.</p>}
        <MiniMonth day={day} now={now} />
        <div className="day-print">
          <button className="quiet" type="button" onClick={onPrint}>
            Print the day sheet
          </button>
          <p className="small">Names and numbers stand on it. The shredder, not the bin.</p>
        </div>
        {notes}
      </section>
      {/* A week of long hours makes it higher than a screen: then it is scrolled, by keys too. */}
      <section className="leaf" aria-label="The doctors" tabIndex={0}>
        <h2>The doctors</h2>
        <div className="leaf-hours">
          <HourMargin rules={rules} />
          <div className="day-column" data-day={day}>
            <NowLine rules={rules} day={day} now={now} before={[...ofDay, ...ownOfDay]} />
            <ClosedHours rules={rules} day={day} />
            <OwnTimes rules={rules} stretches={ownOfDay} />
            {ofDay.map((slip) => (
              <SlipButton
                key={slip.key}
                slip={slip}
                rules={rules}
                isHeld={isHeld(slip, hand)}
                more={sayMore(slip)}
                onTake={() => onTake(slip)}
              />
            ))}
            {wanted?.day === day && !liesThere(slips, hand) ? (
              <Ghost
                rules={rules}
                stretch={wanted}
                isFree={isFree}
                who={who}
                inTheWay={slipsInTheWay(slips, wanted, hand)}
              />
            ) : null}
          </div>
        </div>
      </section>
      <Answers day={day} now={now} />
    </>
  );
}

/** A number to call, where they left one. */
function sayMore(slip: DiarySlip): string {
  if (slip.is !== 'visit') return '';
  const { content } = slip.card;
  return typeof content === 'object' ? (content.phone ?? '') : '';
}

/** What is to be answered on a day, each at its hour; what has none of it stands at the end. */
function Answers({ day, now }: { day: string; now: Date }) {
  const { box, practice } = useRoom();
  const rules = practice.opening;
  const placed = arrangeCards(box.cards, rules, now)
    .flatMap(({ cards }) => cards)
    .map((one) => ({ ...one, limitAt: limitOf(one, rules) }))
    .filter(({ limitAt }) => wallClockAt(limitAt, rules.timeZone).date === day)
    .map((one) => ({ ...one, hour: rowAt(rules, day, one.limitAt) }))
    .toSorted((a, b) => (a.hour ?? Infinity) - (b.hour ?? Infinity));
  const rows = onRows(placed.map(({ hour }) => hour ?? LAST_ROWS));
  return (
    <section className="leaf">
      <h2>
        The desk <em>answers</em>
      </h2>
      {placed.length === 0 ? (
        <p className="leaf-empty">Nothing is promised for this day.</p>
      ) : (
        <div className="day-column answers">
          <NowLine
            rules={rules}
            day={day}
            now={now}
            before={rows.map((from) => ({ from, count: LINE_ROWS }))}
          />
          <ol>
            {placed.map(({ card, place, limitAt }, at) => (
              <li key={card.name} style={{ '--from': rows[at] } as React.CSSProperties}>
                <a
                  href={`/card/${card.name}`}
                  onClick={follow}
                  className={place.group === 'late' ? 'late' : ''}
                >
                  <i>{sayLimit(limitAt, place, rules)}</i>
                  <b>{nameOfCard(card)}</b>
                  <span>
                    {place.group === 'late' ? 'late, ' : ''}
                    {titleOfCard(card).toLowerCase()}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** Until when it is to be answered: where the promise ends while we are closed, before we close. */
function limitOf(
  { card: { row }, place }: { card: OpenedCard; place: Place },
  rules: OpeningRules,
): Date {
  if (place.dueAt === null || place.group === 'late') return place.at;
  return promiseLimit(rules, new Date(row.receivedAt))?.limitAt ?? place.at;
}

/** "9:31 AM", "by 6:00 PM" where we close before the promise ends or something is owed until then, "any time" where neither is. */
function sayLimit(limitAt: Date, { dueAt, group }: Place, { timeZone }: OpeningRules): string {
  if (dueAt === null && group === 'booked') return `by ${sayTime(limitAt, timeZone)}`;
  if (dueAt === null) return group === 'returned' ? sayTime(limitAt, timeZone) : 'any time';
  return limitAt < dueAt
    ? `by ${sayHour(wallClockAt(limitAt, timeZone).time)}`
    : sayTime(dueAt, timeZone);
}

/** Where those begin that have no hour of the day. */
const LAST_ROWS = 17;
/** A line needs a little more than half an hour's height. */
const LINE_ROWS = 1.2;

/** Gives each line its hour, or the place below the one before it. */
function onRows(hours: readonly number[]): number[] {
  const rows: number[] = [];
  for (const hour of hours) rows.push(Math.max(hour, (rows.at(-1) ?? -LINE_ROWS) + LINE_ROWS));
  return rows;
}
