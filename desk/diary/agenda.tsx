import { phoneToDial } from '../../domain/desk/phone-to-dial.ts';
import { clocksOf, offeredStretches, type Stretch } from '../../domain/desk/diary-days.ts';
import { addDays, sayClock, weekdayOf } from '../../domain/practice/practice-clock.ts';
import { isEventType } from '../../domain/scheduling/event-types.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { agendaRows } from './agenda-rows.ts';
import { takenOf, type DiarySlip } from './diary-slips.ts';
import { MiniMonth } from './mini-month.tsx';
import { sayClosed, sayDate, sayHour, sayLongDay, saySpan, VISITS } from './diary-words.ts';

interface AgendaProps {
  day: string;
  slips: readonly DiarySlip[];
  /** When our own calendar is busy. */
  own: readonly Stretch[];
  now: Date;
  onTake: (slip: DiarySlip) => void;
  onMove: (name: string) => void;
  mayChange: boolean;
}

/** A day on a phone: who comes, and the free stretches in words. */
export function Agenda({ day, slips, own, now, onTake, onMove, mayChange }: AgendaProps) {
  const rules = useRoom().practice.opening;
  const ofDay = slips.filter((slip) => slip.day === day && slip.is !== 'gone');
  const [month = ''] = sayDate(day).split(' ');
  const offered = offeredStretches(rules, [day], [...takenOf(slips), ...own], now);
  const closed = sayClosed(rules, day);
  const rows = agendaRows(rules, day, { taken: ofDay, offered, now });
  const clock = now.toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: rules.timeZone,
  });
  return (
    <>
      <div className="agenda-top">
        <p className="day-number" aria-hidden="true">
          {Number(day.slice(-2))}
        </p>
        <h1>
          <span className="visually-hidden">{Number(day.slice(-2))}, </span>
          {weekdayOf(day)},<br />
          <em>{month}</em>
        </h1>
        <p className="turn">
          <TurnLink to={addDays(day, -1)} sign="‹" />
          <TurnLink to={addDays(day, 1)} sign="›" />
        </p>
      </div>
      <details className="agenda-month" key={day}>
        <summary>Another day</summary>
        <MiniMonth day={day} now={now} />
      </details>
      {closed === undefined ? null : <p className="agenda-closed">{closed}.</p>}
      {own
        .filter((one) => one.day === day)
        .map((one) => (
          <p className="agenda-own" key={one.from}>
            Busy in our own calendar: {saySpan(rules, one)}
          </p>
        ))}
      <ol className="agenda" hidden={rows.length === 0}>
        {rows.map((row) =>
          row.is === 'now' ? (
            <li className="agenda-now" key="now">
              {clock}, now
            </li>
          ) : (
            <li
              className={row.is === 'free' ? 'agenda-free' : ''}
              key={row.is === 'free' ? `free-${row.from}` : row.of.key}
            >
              {wordsOf(row)}
            </li>
          ),
        )}
      </ol>
    </>
  );

  function wordsOf(row: Exclude<(typeof rows)[number], { is: 'now' }>) {
    const { from, until } = clocksOf(rules, row);
    const slip = row.is === 'free' ? undefined : row.of;
    return (
      <>
        <i>{sayClock(from).replace(/\s[AP]M$/, '')}</i>
        {slip === undefined ? (
          <span>
            free until {sayHour(until)}
            {row.is === 'free' && row.isOffered ? ', open to visitors' : ''}
          </span>
        ) : slip.is === 'kept' ? (
          <button
            className="agenda-kept"
            type="button"
            data-block={slip.block.number}
            onClick={() => onTake(slip)}
          >
            {slip.title}, until {sayClock(until)}
          </button>
        ) : (
          <AgendaVisit
            slip={slip}
            until={sayClock(until)}
            onOpen={() => onTake(slip)}
            onMove={
              mayChange && Date.parse(slip.slot.startsAt) > now.getTime()
                ? () => onMove(slip.card.name)
                : undefined
            }
          />
        )}
      </>
    );
  }
}

interface AgendaVisitProps {
  slip: DiarySlip & { is: 'visit' | 'gone' };
  until: string;
  onOpen: () => void;
  /** Undefined where it cannot be moved. */
  onMove: (() => void) | undefined;
}

function AgendaVisit({ slip, until, onOpen, onMove }: AgendaVisitProps) {
  const { content, row } = slip.card;
  const phone = typeof content === 'object' ? (content.phone ?? '') : '';
  return (
    <div>
      <b>{slip.title}</b>
      <span>
        {isEventType(row.kind) ? VISITS[row.kind] : row.kind}, until {until}
      </span>
      <p className="agenda-ways">
        {phone === '' ? null : (
          <a className="button outline low" href={`tel:${phoneToDial(phone)}`}>
            Call
          </a>
        )}
        {onMove === undefined ? null : (
          <button className="button outline low" type="button" onClick={onMove}>
            Move
          </button>
        )}
        <button
          className="button outline low"
          type="button"
          data-card={slip.card.name}
          onClick={onOpen}
        >
          Open<span className="visually-hidden"> {slip.title}</span>
        </button>
      </p>
    </div>
  );
}

function TurnLink({ to, sign }: { to: string; sign: string }) {
  return (
    <a href={`/diary?day=${to}`} onClick={follow} aria-label={sayLongDay(to)}>
      {sign}
    </a>
  );
}
