import type { Slot } from '../../../domain/scheduling/slot.ts';
import { dayNameOf } from './slot-words.ts';

interface DayChoiceProps {
  days: readonly string[];
  /** The free times of the days that have any. */
  freeTimes: ReadonlyMap<string, readonly Slot[]>;
  /** The days on which the practice is closed. */
  closures: readonly string[];
  /** Today in New York; those before it have passed. */
  today: string;
  /** The first day that can be booked online at all; null where there is none. */
  firstDay: string | null;
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

/** Why a day cannot be had: for the ear, and in the room that its square has. */
const REFUSALS = {
  past: { words: 'past', mark: '' },
  closed: { words: 'closed', mark: 'Closed' },
  'too-soon': { words: 'too soon to book online: call us', mark: 'Call us' },
  taken: { words: 'no free time', mark: 'Full' },
} as const;

const part = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(day));

/** Two weeks of working days, as a diary shows them. */
export function DayChoice(props: DayChoiceProps) {
  const { days, freeTimes, closures, today, firstDay, chosen, onChoose } = props;
  const refusalOf = (day: string): keyof typeof REFUSALS | null => {
    if (freeTimes.has(day)) return null;
    if (day < today) return 'past';
    if (closures.includes(day)) return 'closed';
    // Nobody has taken it: the practice must only hear of it by phone.
    return firstDay !== null && day < firstDay ? 'too-soon' : 'taken';
  };
  return (
    <fieldset className="choice">
      <legend className="visually-hidden">Day</legend>
      <div className="day-grid">
        {days.map((day) => {
          const refusal = refusalOf(day);
          const count = freeTimes.get(day)?.length ?? 0;
          return (
            <label key={day} className="pick">
              <input
                type="radio"
                name="slot-day"
                value={day}
                checked={day === chosen}
                disabled={refusal !== null}
                aria-describedby={refusal === null ? `free-on-${day}` : undefined}
                onChange={() => onChoose(day)}
              />
              <span aria-hidden="true" className="day-weekday">
                {part(day, { weekday: 'short' })}
              </span>
              <span aria-hidden="true" className="day-number" data-refusal={refusal ?? undefined}>
                {part(day, { day: 'numeric' })}
              </span>
              <span aria-hidden="true" className="day-mark" id={`free-on-${day}`}>
                {refusal === null ? `${count} free` : REFUSALS[refusal].mark}
              </span>
              <span className="visually-hidden">
                {dayNameOf(day)}
                {refusal === null ? '' : `, ${REFUSALS[refusal].words}`}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
