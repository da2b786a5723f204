import { dayNameOf } from './slot-words.ts';

interface DayChoiceProps {
  days: readonly string[];
  /** The days that have a free time. */
  freeDays: ReadonlySet<string>;
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

const part = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(day));

/** Two weeks of working days, as a calendar shows them. */
export function DayChoice({ days, freeDays, chosen, onChoose }: DayChoiceProps) {
  return (
    <fieldset className="choice">
      <legend>Day</legend>
      <div className="day-grid">
        {days.map((day) => (
          <label key={day} className="pick">
            <input
              type="radio"
              name="slot-day"
              value={day}
              checked={day === chosen}
              disabled={!freeDays.has(day)}
              onChange={() => onChoose(day)}
            />
            <span aria-hidden="true" className="day-weekday">
              {part(day, { weekday: 'short' })}
            </span>
            <span aria-hidden="true" className="day-number">
              {part(day, { day: 'numeric' })}
            </span>
            <span aria-hidden="true" className="day-weekday">
              {part(day, { month: 'short' })}
            </span>
            <span className="visually-hidden">
              {dayNameOf(day)}
              {freeDays.has(day) ? '' : ', no free time'}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
