import { DAY_FIELD, TIME_FIELD } from '../../../domain/intake/wire.ts';
import { EVENT_NAMES, EVENT_TYPES } from '../../../domain/scheduling/event-types.ts';
import { openingHoursOf } from '../../../domain/practice/opening-rules.ts';
import { startClocks } from '../../../domain/scheduling/start-clocks.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { SCRIPT_FREE_WORDS } from './script-free-words.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';

/** Day and time as plain fields, shown only where JavaScript is off: the server says whether they are free. */
export function ScriptFreeTime({
  facts,
}: {
  facts: Pick<SchedulingFacts, 'hours' | 'closures' | 'phone'>;
}) {
  const { language, words, clock, hours } = useSchedulingLanguage();
  const { day, time, alone, hint } = SCRIPT_FREE_WORDS[language];
  const rules = openingHoursOf(facts);
  const starts = EVENT_NAMES.map((event) => ({
    event,
    clocks: startClocks(rules, EVENT_TYPES[event].durationMinutes),
  }));
  const all = [...new Set(starts.flatMap(({ clocks }) => clocks))].toSorted();
  const say = (value: string): string => {
    const fitting = starts.filter(({ clocks }) => clocks.includes(value));
    if (fitting.length === starts.length) return clock(value);
    const visit = fitting.map(({ event }) => words.event.names[event]).join(', ');
    return alone.replace('{time}', clock(value)).replace('{visit}', visit);
  };
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
          {/* Which visit it is, is chosen above, where nothing can follow it. */}
          {all.map((value) => (
            <option key={value} value={value}>
              {say(value)}
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
