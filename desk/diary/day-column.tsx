import {
  closedStretches,
  clocksOf,
  rowAt,
  rowClocks,
  type Stretch,
} from '../../domain/desk/diary-days.ts';
import { sayClock } from '../../domain/practice/practice-clock.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';
import type { DiarySlip } from './diary-slips.ts';
import { sayHour, sayNotFree, saySpan } from './diary-words.ts';
import { placeOfClock } from './place-of-clock.ts';

/** The hours down the margin. */
export function HourMargin({ rules }: { rules: OpeningRules }) {
  const hours = rowClocks(rules).flatMap((clock, row) =>
    row > 0 && clock.endsWith(':00') ? [{ clock, row }] : [],
  );
  return (
    <div className="hours" aria-hidden="true">
      {hours.map(({ clock, row }) => (
        <i key={clock} style={{ '--from': row } as React.CSSProperties}>
          {sayHour(clock)}
        </i>
      ))}
    </div>
  );
}

interface NowLineProps {
  rules: OpeningRules;
  day: string;
  now: Date;
  /** What lies in this day, and hides what is behind it. */
  before: readonly Pick<Stretch, 'from' | 'count'>[];
}

/** The line of now, where it lies in this day: behind all else there, so that it strikes through no name. Its clock stands where there is room. */
export function NowLine({ rules, day, now, before }: NowLineProps) {
  const row = rowAt(rules, day, now);
  if (row === null) return null;
  const place = placeOfClock(row, before);
  const clock = now.toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: rules.timeZone,
  });
  return (
    <i
      className="now-line"
      style={{ '--from': row } as React.CSSProperties}
      data-clock={place}
      aria-hidden="true"
    >
      {place === undefined ? null : <span>{clock.replace(/\s[AP]M$/, '')}</span>}
    </i>
  );
}

interface GhostProps {
  rules: OpeningRules;
  stretch: Stretch;
  isFree: boolean;
  /** Who would come then. */
  who: string;
  /** What lies there already, and is hidden by it. */
  inTheWay: readonly DiarySlip[];
}

/** Where a slip would lie. */
export function Ghost({ rules, stretch, isFree, who, inTheWay }: GhostProps) {
  const place = { '--from': stretch.from, '--count': stretch.count } as React.CSSProperties;
  return (
    <p className={isFree ? 'ghost' : 'ghost not-free'} style={place} aria-hidden="true">
      {sayClock(clocksOf(rules, stretch).from)}
      <small>{isFree ? who : sayNotFree(inTheWay)}</small>
    </p>
  );
}

/** When our own calendar is busy: visitors are offered nothing then, and we may write there all the same. */
export function OwnTimes({
  rules,
  stretches,
}: {
  rules: OpeningRules;
  stretches: readonly Stretch[];
}) {
  return stretches.map((stretch) => (
    <p
      key={`${stretch.day} ${stretch.from}`}
      className="own-time"
      style={{ '--from': stretch.from, '--count': stretch.count } as React.CSSProperties}
    >
      <span>our own calendar</span>
      <span className="visually-hidden">, {saySpan(rules, stretch)}</span>
    </p>
  ));
}

/** What of a day lies outside its hours, where other days of the week are longer. */
export function ClosedHours({ rules, day }: { rules: OpeningRules; day: string }) {
  return closedStretches(rules, day).map((stretch) => (
    <p
      key={stretch.from}
      className="closed-hours"
      style={{ '--from': stretch.from, '--count': stretch.count } as React.CSSProperties}
    >
      <span className="visually-hidden">We are closed, {saySpan(rules, stretch)}</span>
    </p>
  ));
}

/** Where visitors can book online. */
export function OfferedEdge({ stretches }: { stretches: readonly Stretch[] }) {
  return stretches.map(({ day, from, count }) => (
    <i
      key={`${day} ${from}`}
      className="offered"
      style={{ '--from': from, '--count': count } as React.CSSProperties}
      aria-hidden="true"
    />
  ));
}
