import practice from 'content:practice';
import shell from 'content:shell';
import { WEEKEND_HOURS, weekdayHours } from '../../domain/practice/hours-words.ts';
import { sayClosures, usualWeek, weekAt } from '../../domain/practice/week.ts';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { useMinute } from '../ui/use-minute.ts';

const USUAL_WEEK = usualWeek();

/** The hours as seven arches, and the same in words. Which day is today, and what of the week is closed, is said once the page is alive. */
export function FooterHours() {
  const now = useMinute();
  const week = now === null ? USUAL_WEEK : weekAt(practice, now);
  const closures = sayClosures(week);
  return (
    <div className="footer-hours">
      <h2>{shell.footer.hours}</h2>
      <ol className="footer-week">
        {week.map(({ name, state, isToday }) => (
          <li key={name} data-state={state} aria-current={isToday ? 'date' : undefined}>
            <span aria-hidden="true">{name.charAt(0)}</span>
            <span className="visually-hidden">{`${name}: ${state}`}</span>
          </li>
        ))}
      </ol>
      <p>
        {weekdayHours(practice.hours)}
        <br />
        {WEEKEND_HOURS}
        {closures === null ? null : (
          <>
            <br />
            {closures}
          </>
        )}
        <br />
        <OpeningNow practice={practice} />
      </p>
    </div>
  );
}
