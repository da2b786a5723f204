import { useId, useRef, useState } from 'react';
import { sayCalendarDay } from '../../domain/desk/say-values.ts';
import { BookedDay } from './booked-day.tsx';
import { usePicked, type ListChange } from './use-picked.ts';

interface DaysFieldProps {
  label: string;
  days: readonly string[];
  /** Those that visitors know of. */
  former: readonly string[];
  mayChange: boolean;
  onChange: ListChange;
}

/** A list of days, in their order: each can be taken out, and another put in. */
export function DaysField(props: DaysFieldProps) {
  const { label, former, mayChange, onChange } = props;
  const [days, pick] = usePicked(props.days, onChange);
  const id = useId();
  const [another, setAnother] = useState('');
  const [fault, setFault] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (): void => {
    const isThere = days.includes(another);
    setFault(another === '' ? 'Please choose a day.' : isThere ? 'That day is in the list.' : '');
    input.current?.focus();
    if (another === '' || isThere) return;
    void pick([...days, another].toSorted());
    setAnother('');
  };
  const takeOut = (day: string): void => {
    // The button goes with its day: whoever works by keyboard stays in the list.
    input.current?.focus();
    void pick(days.filter((one) => one !== day));
  };
  return (
    <>
      <p className="label" id={`${id}-label`}>
        {label}
      </p>
      <ul className="site-days" aria-labelledby={`${id}-label`}>
        {days.map((day) => (
          <li key={day}>
            <span>
              {sayCalendarDay(day)}
              {former.includes(day) ? null : <em> new</em>}
            </span>
            {mayChange ? (
              <button
                className="quiet"
                type="button"
                aria-label={`Take out ${sayCalendarDay(day)}`}
                onClick={() => takeOut(day)}
              >
                Take out
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {days
        .filter((day) => !former.includes(day))
        .map((day) => (
          <BookedDay key={day} day={day} />
        ))}
      {mayChange ? (
        <div className="site-another">
          <label>
            <span className="label">Another day</span>
            <input
              ref={input}
              className="field"
              type="date"
              value={another}
              aria-invalid={fault !== ''}
              {...(fault === '' ? {} : { 'aria-describedby': `${id}-fault` })}
              onChange={({ target }) => setAnother(target.value)}
            />
          </label>
          <button className="button outline low" type="button" onClick={add}>
            Add
          </button>
        </div>
      ) : null}
      <div role="alert">
        {fault === '' ? null : (
          <p className="fault" id={`${id}-fault`}>
            {fault}
          </p>
        )}
      </div>
    </>
  );
}
