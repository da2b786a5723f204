import { dayNameOf } from './slot-words.ts';

interface DayChoiceProps {
  days: readonly string[];
  /** The days that have a free time. */
  freeDays: ReadonlySet<string>;
  /** Today in New York; those before it have passed. */
  today: string;
  /** The first day that can be booked online at all; null where there is none. */
  firstDay: string | null;
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

const part = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(day));

/** Two weeks of working days, as a calendar shows them. */
export function DayChoice({ days, freeDays, today, firstDay, chosen, onChoose }: DayChoiceProps) {
  /** Nobody has taken it: the practice must only hear of it by phone. */
  const isTooSoon = (day: string) =>
    !freeDays.has(day) && day >= today && firstDay !== null && day < firstDay;
  const whyNot = (day: string) => {
    if (day < today) return 'past';
    return isTooSoon(day) ? 'too soon to book online: call us' : 'no free time';
  };
  return (
    <fieldset className="choice">
      <legend>Day</legend>
      <div className="day-grid">
        {days.map((day) => (
          <label key={day} className="pick">
            <input
              type="radio"
              data-too-soon={isTooSoon(day) ? '' : undefined}
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
              {isTooSoon(day) ? 'Call us' : part(day, { month: 'short' })}
            </span>
            <span className="visually-hidden">
              {dayNameOf(day)}
              {freeDays.has(day) ? '' : `, ${whyNot(day)}`}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
