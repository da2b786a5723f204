import practice from 'content:practice';
import { Fragment } from 'react';
import { openingHoursOf } from '../../domain/practice/opening-rules.ts';
import { usualWeek, weekAt } from '../../domain/practice/week.ts';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { useMinute } from '../ui/use-minute.ts';
import { useShell } from './use-shell.ts';

const RULES = openingHoursOf(practice);
const USUAL_WEEK = usualWeek(RULES);

/** The hours as seven arches, and the same in words. Which day is today, and what of the week is closed, is said once the page is alive. */
export function FooterHours() {
  const now = useMinute();
  const week = now === null ? USUAL_WEEK : weekAt(RULES, now);
  const { words, hours } = useShell();
  const closures = hours.closures(week);
  return (
    <div className="footer-hours">
      <h2>{words.footer.hours}</h2>
      <ol className="footer-week" data-to-come="by closed aria-current">
        {week.map((day) => (
          <li key={day.name} data-state={day.state} aria-current={day.isToday ? 'date' : undefined}>
            <span aria-hidden="true">{hours.dayName(day).charAt(0).toUpperCase()}</span>
            <span className="visually-hidden">{`${hours.dayName(day)}: ${hours.dayState(day)}`}</span>
          </li>
        ))}
      </ol>
      <p>
        {hours.lines(RULES).map((line) => (
          <Fragment key={line}>
            {line}
            <br />
          </Fragment>
        ))}
        <OpeningNow practice={practice} say={hours.openingNow} />
        {/* Last, and its room is there before its words are: what stands below keeps its place. */}
        <span className="footer-closures">{closures}</span>
      </p>
    </div>
  );
}
