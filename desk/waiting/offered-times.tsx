import { useState } from 'react';
import { sayMoment } from '../../domain/desk/time-words.ts';
import { choicesFor } from '../../domain/desk/times-to-offer.ts';
import { sayClock } from '../../domain/practice/practice-clock.ts';
import { clockOfSlot, dayOfSlot } from '../../domain/scheduling/diary-slot.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { sayLongDay } from '../diary/diary-words.ts';
import { useRoom } from '../room.ts';

interface OfferedTimesProps {
  /** Those that the letter names. */
  named: readonly Slot[];
  /** What is free, in its order. */
  free: readonly Slot[];
  /** Those that are lost, as they begin: another is to be chosen for each. */
  toChoose: readonly string[];
  /** They are on their way: none can be changed. */
  isFixed: boolean;
  onChange: (from: Slot, to: Slot) => void;
  onLeaveOut: (time: Slot) => void;
}

/** The times of a letter, each with the free ones that may take its place: they are held, so they are chosen and not typed. */
export function OfferedTimes(props: OfferedTimesProps) {
  const { named, free, toChoose, isFixed, onChange, onLeaveOut } = props;
  const { timeZone } = useRoom().practice.opening;
  /** As the rows stand: one that is changed stays under the hand that changes it; the letter alone has them in the order of time. */
  const [order, setOrder] = useState<readonly string[]>([]);
  const placeOf = ({ startsAt }: Slot): number =>
    order.includes(startsAt) ? order.indexOf(startsAt) : order.length;
  const rows = named.toSorted((one, other) => placeOf(one) - placeOf(other));
  // One more comes below the others, wherever its day lies.
  const standing = rows.map(({ startsAt }) => startsAt);
  if (standing.join() !== order.join()) setOrder(standing);
  return (
    <ol className="offered-times">
      {rows.map((time, at) => {
        const choices = choicesFor(time, named, free);
        const days = [...new Set(choices.map(dayOfSlot))].toSorted();
        const ofDay = choices.filter((slot) => dayOfSlot(slot) === dayOfSlot(time));
        const take = (to: Slot | undefined): void => {
          if (to === undefined) return;
          setOrder(rows.map((row) => (row === time ? to : row).startsAt));
          onChange(time, to);
        };
        const isToChoose = toChoose.includes(time.startsAt);
        const marked = isToChoose
          ? { 'aria-invalid': true, 'aria-describedby': `to-choose-${at}` }
          : {};
        return (
          // Its place stays: what has the focus is not made anew with each time.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <label>
              <span className="visually-hidden">Another day for time {at + 1}</span>
              <select
                className="field"
                value={dayOfSlot(time)}
                aria-disabled={isFixed}
                {...marked}
                onChange={({ target }) => take(onDay(choices, target.value, time))}
              >
                {days.map((day) => (
                  <option key={day} value={day}>
                    {sayLongDay(day)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span className="visually-hidden">Another time for time {at + 1}</span>
              <select
                className="field"
                value={time.startsAt}
                aria-disabled={isFixed}
                {...marked}
                onChange={({ target }) =>
                  take(ofDay.find(({ startsAt }) => startsAt === target.value))
                }
              >
                {ofDay.map((slot) => (
                  <option key={slot.startsAt} value={slot.startsAt}>
                    {sayClock(clockOfSlot(slot))}
                  </option>
                ))}
              </select>
            </label>
            <button
              className="quiet"
              type="button"
              aria-disabled={isFixed}
              aria-label={`Leave out ${sayMoment(new Date(time.startsAt), timeZone)}`}
              onClick={() => onLeaveOut(time)}
            >
              Leave out
            </button>
            {isToChoose ? (
              <p className="fault" id={`to-choose-${at}`}>
                Not held: choose another.
              </p>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

/** The same hour of another day, else the first one there. */
function onDay(choices: readonly Slot[], day: string, { startsAt }: Slot): Slot | undefined {
  const ofDay = choices.filter((slot) => dayOfSlot(slot) === day);
  return ofDay.find((slot) => clockOfSlot(slot) === clockOfSlot({ startsAt })) ?? ofDay[0];
}
