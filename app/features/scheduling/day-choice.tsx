import type { Slot } from '../../../domain/scheduling/slot.ts';
import { callHref } from '../../ui/phone-href.ts';
import { sayFree } from './say-free.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';

interface DayChoiceProps {
  days: readonly string[];
  /** The free times of the days that have any. */
  freeTimes: ReadonlyMap<string, readonly Slot[]>;
  /** The days on which the practice is closed. */
  closures: readonly string[];
  /** Those before it have passed, today too once the practice has closed. */
  firstDayLeft: string;
  /** The first day that can be booked online at all; null where there is none. */
  firstDay: string | null;
  chosen: string | undefined;
  phone: string;
  onChoose: (day: string) => void;
}

type Refusal = 'past' | 'closed' | 'too-soon' | 'taken';

/** Two weeks of working days, as a diary shows them. */
export function DayChoice(props: DayChoiceProps) {
  const { days, freeTimes, closures, firstDayLeft, firstDay, chosen, phone, onChoose } = props;
  const { words, times } = useSchedulingLanguage();
  const { past, closed, tooSoon, taken } = words.days;
  /** For the ear, and in the room that a day's square has. */
  const said: Record<Refusal, { words: string; mark: string }> = {
    past: { words: past, mark: '' },
    closed,
    'too-soon': tooSoon,
    taken,
  };
  const refusalOf = (day: string): Refusal | null => {
    if (freeTimes.has(day)) return null;
    if (day < firstDayLeft) return 'past';
    if (closures.includes(day)) return 'closed';
    // Nobody has taken it: the practice must only hear of it by phone.
    return firstDay !== null && day < firstDay ? 'too-soon' : 'taken';
  };
  return (
    <fieldset className="choice">
      <legend className="visually-hidden">{words.days.legend}</legend>
      <div className="day-grid">
        {days.map((day) => {
          const refusal = refusalOf(day);
          const count = freeTimes.get(day)?.length ?? 0;
          const square = (
            <>
              <span aria-hidden="true" className="day-weekday">
                {times.weekdayOf(day)}
              </span>
              <span aria-hidden="true" className="day-number" data-refusal={refusal ?? undefined}>
                {Number(day.slice('yyyy-mm-'.length))}
              </span>
              <span aria-hidden="true" className="day-mark" id={`free-on-${day}`}>
                {refusal === null ? sayFree(words.days, count) : said[refusal].mark}
              </span>
              <span className="visually-hidden">
                {times.dayNameOf(day)}
                {refusal === null ? '' : `, ${said[refusal].words}`}
              </span>
            </>
          );
          // What the square asks for is what a touch does: it calls (docs/decisions/110-a-desk-diary.md).
          return refusal === 'too-soon' ? (
            <a key={day} className="pick" href={callHref(phone)} target="_top">
              {square}
            </a>
          ) : (
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
              {square}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
