import { use } from 'react';
import { DAY_FIELD, TIME_FIELD } from '../../../domain/intake/wire.ts';
import { STEP_MINUTES } from '../../../domain/scheduling/event-types.ts';
import { startClocks } from '../../../domain/scheduling/start-clocks.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { SchedulingLanguageHere } from './scheduling-language.ts';

/** Day and time as plain fields, shown only where JavaScript is off: the server says whether they are free. */
export function ScriptFreeTime({ hours, phone }: Pick<SchedulingFacts, 'hours' | 'phone'>) {
  const { words, clock } = use(SchedulingLanguageHere);
  const { day, time, hint } = words.scriptFree;
  return (
    <noscript>
      <div className="field">
        <label htmlFor="day">{day}</label>
        <input type="date" id="day" name={DAY_FIELD} required />
      </div>
      <div className="field">
        <label htmlFor="time">{time}</label>
        <select id="time" name={TIME_FIELD} required>
          {startClocks(hours.weekdays, STEP_MINUTES).map(({ value }) => (
            <option key={value} value={value}>
              {clock(value)}
            </option>
          ))}
        </select>
      </div>
      <p className="field-hint">
        {hint} {phone}.
      </p>
    </noscript>
  );
}
