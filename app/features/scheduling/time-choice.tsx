import type { Slot } from '../../../domain/scheduling/slot.ts';
import { clockOf, dayNameOf, isMorning, visitorClockOf } from './slot-words.ts';

interface TimeChoiceProps {
  day: string;
  slots: readonly Slot[];
  chosen: string | null;
  onChoose: (startsAt: string) => void;
}

/** The free times of a day: in Eastern Time, as their heading says once, and, where it is another, in the visitor's own. */
export function TimeChoice({ day, slots, chosen, onChoose }: TimeChoiceProps) {
  const parts = [
    { name: 'Morning', slots: slots.filter((slot) => isMorning(slot.startsAt)) },
    { name: 'Afternoon', slots: slots.filter((slot) => !isMorning(slot.startsAt)) },
  ].filter((part) => part.slots.length > 0);
  return (
    <fieldset className="choice">
      <legend>Time on {dayNameOf(day)}, Eastern Time</legend>
      {parts.map((part) => (
        <div key={part.name}>
          <p className="time-part">{part.name}</p>
          <div className="time-grid">
            {part.slots.map(({ startsAt }) => (
              <label key={startsAt} className="pick">
                <input
                  type="radio"
                  name="slot-time"
                  value={startsAt}
                  checked={startsAt === chosen}
                  onChange={() => onChoose(startsAt)}
                />
                <TimeWords startsAt={startsAt} />
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** A time, with the visitor's own below it. */
function TimeWords({ startsAt }: { startsAt: string }) {
  const own = visitorClockOf(startsAt);
  return (
    <>
      <span>{clockOf(startsAt)}</span>
      {own ? <span className="own-time">{own} your time</span> : null}
    </>
  );
}
