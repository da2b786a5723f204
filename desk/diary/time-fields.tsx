import { useState } from 'react';
import { clocksOf, rowClocks, writableRows, type Stretch } from '../../domain/desk/diary-days.ts';
import { sayClock } from '../../domain/practice/practice-clock.ts';
import { useRoom } from '../room.ts';
import { sayUnusual } from './diary-words.ts';

interface TimeFieldsProps {
  at: Stretch;
  /** Of the sentence that says what is wrong with the time. */
  faultId: string | undefined;
  /** Whether its end is chosen too. */
  hasEnd?: boolean;
  onTime: (at: Stretch) => void;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Day and time in fields: what the arrows and the mouse do, for whoever has neither. */
export function TimeFields({ at, faultId, hasEnd = false, onTime }: TimeFieldsProps) {
  const rules = useRoom().practice.opening;
  const { from: first, until: end } = writableRows(rules);
  // What lies outside the hours of now is said as it is, and can be put within them alone.
  const clocks = rowClocks(rules)
    .map((clock, row) => ({ clock, row }))
    .filter(({ row }) => (first <= row && row < end) || row === at.from);
  const unusual = sayUnusual(rules, at);
  const faulty = faultId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': faultId };
  // An end that somebody has chosen stays where it is; else the length does.
  const [isEndChosen, setIsEndChosen] = useState(false);
  const begin = (from: number): void => {
    const until = at.from + at.count;
    const count = isEndChosen && from < until ? until - from : at.count;
    onTime({ ...at, from, count: hasEnd ? Math.min(count, end - from) : at.count });
  };
  const last = Math.max(end, at.from + at.count);
  const ends = Array.from({ length: last - at.from }, (_, rest) => rest + 1);
  return (
    <div className="time-fields">
      <label className="whole">
        <span className="label">Day</span>
        <input
          className="field"
          type="date"
          required
          value={at.day}
          onChange={({ target }) =>
            DAY.test(target.value) ? onTime({ ...at, day: target.value }) : undefined
          }
        />
      </label>
      {unusual === undefined ? null : <p className="whole small">{unusual} on that day.</p>}
      <label className={hasEnd ? '' : 'whole'}>
        <span className="label">{hasEnd ? 'From' : 'Time'}</span>
        <select
          className="field"
          value={at.from}
          {...faulty}
          onChange={({ target }) => begin(Number(target.value))}
        >
          {clocks.map(({ clock, row }) => (
            <option key={clock} value={row}>
              {sayClock(clock)}
            </option>
          ))}
        </select>
      </label>
      {hasEnd ? (
        <label>
          <span className="label">To</span>
          <select
            className="field"
            value={at.count}
            onChange={({ target }) => {
              setIsEndChosen(true);
              onTime({ ...at, count: Number(target.value) });
            }}
          >
            {ends.map((count) => (
              <option key={count} value={count}>
                {sayClock(clocksOf(rules, { from: at.from, count }).until)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </div>
  );
}
