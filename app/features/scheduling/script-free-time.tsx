import { DAY_FIELD, TIME_FIELD } from '../../../domain/intake/wire.ts';
import { STEP_MINUTES } from '../../../domain/scheduling/event-types.ts';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import { startClocks } from '../../../domain/scheduling/start-clocks.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';

/** Day and time as plain fields, shown only where JavaScript is off: the server says whether they are free. */
export function ScriptFreeTime({
  facts,
}: {
  facts: Pick<SchedulingFacts, 'hours' | 'closures' | 'phone'>;
}) {
  const { words, clock, hours } = useSchedulingLanguage();
  const { day, time, hint } = words.scriptFree;
  const rules = openingHoursOf(facts);
  return (
    <noscript>
      <div className="field">
        <label htmlFor="day">
          {day}, {hours.openDays(rules)}
        </label>
        <input type="date" id="day" name={DAY_FIELD} required />
      </div>
      <div className="field">
        <label htmlFor="time">{time}</label>
        <select id="time" name={TIME_FIELD} required>
          {/* No visit is shorter than a step. */}
          {startClocks(rules, STEP_MINUTES).map((value) => (
            <option key={value} value={value}>
              {clock(value)}
            </option>
          ))}
        </select>
      </div>
      <p className="field-hint">
        {hint} {facts.phone}.
      </p>
    </noscript>
  );
}
