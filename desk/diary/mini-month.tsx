import type { KeyboardEvent } from 'react';
import { hoursOn } from '../../domain/practice/hours-on.ts';
import { addDays, wallClockAt, WEEKDAYS, weekOf } from '../../domain/practice/practice-clock.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { sayClosed, sayLongDay } from './diary-words.ts';

const DAY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEKDAYS.length,
  ArrowDown: WEEKDAYS.length,
};

/** The month around a day; each of its days leads to itself. */
export function MiniMonth({ day, now }: { day: string; now: Date }) {
  const rules = useRoom().practice.opening;
  const today = wallClockAt(now, rules.timeZone).date;
  const month = day.slice(0, 'yyyy-mm'.length);
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (
    let week = weekOf(first);
    week.some((date) => date.startsWith(month));
    week = week.map((date) => addDays(date, WEEKDAYS.length))
  ) {
    weeks.push(week);
  }
  const name = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${first}T00:00:00Z`));
  return (
    <nav className="mini-month" aria-label={name}>
      <p className="mini-name">
        <a
          href={`/diary?day=${shiftMonth(first, -1)}`}
          onClick={follow}
          aria-label="The month before"
        >
          ‹
        </a>
        {name}
        <a
          href={`/diary?day=${shiftMonth(first, 1)}`}
          onClick={follow}
          aria-label="The month after"
        >
          ›
        </a>
      </p>
      {/* One stop of the keyboard: what follows the month is near. */}
      <div className="mini-days" role="presentation" onKeyDown={stepAmongDays}>
        {WEEKDAYS.map((name) => (
          <span aria-hidden="true" key={name}>
            {name.charAt(0)}
          </span>
        ))}
        {weeks.flat().map((date) =>
          date.startsWith(month) ? (
            <a
              key={date}
              href={`/diary?day=${date}`}
              onClick={follow}
              tabIndex={date === day ? 0 : -1}
              className={hoursOn(rules, date) === null ? 'closed' : ''}
              aria-label={[sayLongDay(date), sayClosed(rules, date)?.toLowerCase()]
                .filter((words) => words !== undefined)
                .join(', ')}
              {...(date === day ? { 'aria-current': 'date' } : {})}
              {...(date === today ? { 'data-today': true } : {})}
            >
              {Number(date.slice(-2))}
            </a>
          ) : (
            <span key={date} />
          ),
        )}
      </div>
    </nav>
  );
}

/** Arrows go from day to day, and from week to week. */
function stepAmongDays(event: KeyboardEvent<HTMLElement>): void {
  const step = DAY_STEPS[event.key];
  // With Alt it is the browser's own way back.
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const days = [...event.currentTarget.querySelectorAll('a')];
  days[days.findIndex((day) => day === event.target) + step]?.focus();
}

/** The first of a month before or after. */
function shiftMonth(first: string, by: number): string {
  const date = new Date(`${first}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
