import { STEP_MINUTES } from '../../../domain/scheduling/event-types.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';

/** Day and time as plain fields, shown only where JavaScript is off: the server says whether they are free. */
export function ScriptFreeTime({ hours, phone }: Pick<SchedulingFacts, 'hours' | 'phone'>) {
  return (
    <noscript>
      <div className="field">
        <label htmlFor="day">Day, Monday to Friday</label>
        <input type="date" id="day" name="day" required />
      </div>
      <div className="field">
        <label htmlFor="time">Time, Eastern Time</label>
        <select id="time" name="time" required>
          {clockTimes(hours.weekdays).map((time) => (
            <option key={time.value} value={time.value}>
              {time.label}
            </option>
          ))}
        </select>
      </div>
      <p className="field-hint">
        If that time is taken, the next page names the next free ones. Or call {phone}.
      </p>
    </noscript>
  );
}

/** Every time at which a visit may begin, as `08:00` and as people say it. */
function clockTimes({ opens, closes }: { opens: string; closes: string }) {
  const times: { value: string; label: string }[] = [];
  for (let minutes = minutesOf(opens); minutes < minutesOf(closes); minutes += STEP_MINUTES) {
    const hour = Math.floor(minutes / 60);
    const minute = String(minutes % 60).padStart(2, '0');
    times.push({
      value: `${String(hour).padStart(2, '0')}:${minute}`,
      label: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
    });
  }
  return times;
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
