import { useRef, useState, type FormEvent } from 'react';
import { momentOnWall } from '../../domain/practice/wall-moment.ts';
import { useRoom } from '../room.ts';

/** A day and a time of one's own, on the practice's wall. */
export function OtherTime({ onChoose }: { onChoose: (at: Date) => void }) {
  const { timeZone } = useRoom().practice.opening;
  const [value, setValue] = useState('');
  const [fault, setFault] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const choose = (event: FormEvent): void => {
    event.preventDefault();
    // A browser says nothing of a day without its time, but that there is something.
    if (value === '' && field.current?.validity.badInput === true) {
      setFault('Add the time too, such as 9:00 AM.');
      return;
    }
    const [date = '', time = ''] = value.split('T');
    const at = value === '' ? undefined : momentOnWall(date, time, timeZone);
    if (at === undefined || Number.isNaN(at.getTime()) || at <= new Date()) {
      setFault('Choose a day and a time that are still to come.');
      return;
    }
    onChoose(at);
  };

  return (
    <form className="other-time" onSubmit={choose} noValidate>
      <label>
        <span className="label">Another time</span>
        <input
          ref={field}
          className="field"
          type="datetime-local"
          value={value}
          aria-invalid={fault !== ''}
          {...(fault === '' ? {} : { 'aria-describedby': 'other-time-fault' })}
          onChange={({ target }) => setValue(target.value)}
        />
      </label>
      <button className="option" type="submit">
        Take it
      </button>
      {fault === '' ? null : (
        <p className="fault" id="other-time-fault">
          {fault}
        </p>
      )}
    </form>
  );
}
