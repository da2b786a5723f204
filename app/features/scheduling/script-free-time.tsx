import { DAY_FIELD, TIME_FIELD } from '../../../domain/intake/wire.ts';
import { STEP_MINUTES } from '../../../domain/scheduling/event-types.ts';
import { startClocks } from '../../../domain/scheduling/start-clocks.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';

/** Day and time as plain fields, shown only where JavaScript is off: the server says whether they are free. */
export function ScriptFreeTime({ hours, phone }: Pick<SchedulingFacts, 'hours' | 'phone'>) {
  return (
    <noscript>
      <div className="field">
        <label htmlFor="day">Day, Monday to Friday</label>
        <input type="date" id="day" name={DAY_FIELD} required />
      </div>
      <div className="field">
        <label htmlFor="time">Time, Eastern Time</label>
        <select id="time" name={TIME_FIELD} required>
          {startClocks(hours.weekdays, STEP_MINUTES).map((time) => (
            <option key={time.value} value={time.value}>
              {time.label}
            </option>
          ))}
        </select>
      </div>
      <p className="field-hint">
        For a Smile Blueprint, give your phone number below: we call you on it to take the fee. If
        that time is taken, the next page names the next free ones. Or call {phone}.
      </p>
    </noscript>
  );
}
