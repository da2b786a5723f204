import type { Stretch } from '../../domain/desk/diary-days.ts';
import { lastRepeatDay } from '../../domain/desk/repeat-weekly.ts';
import { addDays, weekdayOf } from '../../domain/practice/practice-clock.ts';
import { isCalendarDay } from '../../domain/scheduling/offered-slots.ts';
import { sayDate } from './diary-words.ts';

const WEEK_DAYS = 7;
/** A quarter of a year: what is proposed first. */
const FIRST_WEEKS = 12;

/** A week in which it cannot be kept, and why. */
export interface LeftOut {
  readonly day: string;
  readonly why: string;
}

interface RepeatFieldsProps {
  at: Stretch;
  /** Until when it repeats; null where it does not. */
  until: string | null;
  kept: readonly Stretch[];
  leftOut: readonly LeftOut[];
  onUntil: (until: string | null) => void;
}

/** Whether a time repeats each week, until when, and in which weeks it does not since somebody comes then. */
export function RepeatFields({ at, until, kept, leftOut, onUntil }: RepeatFieldsProps) {
  const weekday = weekdayOf(at.day);
  const last = kept.at(-1);
  const few = last === undefined ? `no ${weekday}` : `one ${weekday} alone`;
  return (
    <div className="repeat-fields">
      <label className="check-row">
        <input
          type="checkbox"
          checked={until !== null}
          onChange={({ target }) =>
            onUntil(target.checked ? addDays(at.day, FIRST_WEEKS * WEEK_DAYS) : null)
          }
        />
        <span>Each {weekday}</span>
      </label>
      {until === null ? null : (
        <>
          <label>
            <span className="label">Last day</span>
            <input
              className="field"
              type="date"
              required
              min={at.day}
              max={lastRepeatDay(at.day)}
              value={until}
              onChange={({ target }) =>
                isCalendarDay(target.value) ? onUntil(target.value) : undefined
              }
            />
          </label>
          <p className="small" role="status">
            {last === undefined || kept.length === 1
              ? `On ${few}: choose a later day.`
              : `On ${kept.length} ${weekday}s, the last on ${sayDate(last.day)}. At most half a year ahead.`}
          </p>
          {leftOut.length === 0 ? null : (
            <>
              <p className="small">Not in these weeks, which stay as they are:</p>
              <ul className="left-out">
                {leftOut.map(({ day, why }) => (
                  <li key={day}>
                    {sayDate(day)}: {why}
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </div>
  );
}
