import { Fragment } from 'react';
import type { Slot } from '../../../domain/scheduling/slot.ts';
import { ChosenTime } from './chosen-time.tsx';
import { hourLines, isSecondHalf } from './hour-lines.ts';
import { clockOf, dayNameOf, visitorClockOf } from './slot-words.ts';

interface TimeChoiceProps {
  day: string;
  slots: readonly Slot[];
  /** When the practice opens and closes that day, as `08:00`. */
  hours: { opens: string; closes: string };
  durationMinutes: number;
  chosen: string | null;
  onChoose: (startsAt: string) => void;
  onContinue: () => void;
}

/**
 * A day's page, a line for each hour, with its free times: in Eastern Time, as their heading says once, and, where it is another, in the
 * visitor's own. Where the page is long, the way on stands below the line of the chosen time.
 */
export function TimeChoice(props: TimeChoiceProps) {
  const { day, slots, hours, durationMinutes, chosen } = props;
  const [first] = slots;
  const hasOwnClock = first !== undefined && visitorClockOf(first.startsAt) !== null;
  return (
    <fieldset className="choice day-page">
      <legend>
        <span className="visually-hidden">Time on </span>
        {dayNameOf(day)}{' '}
        <span className="day-zone">Eastern Time{hasOwnClock ? ', yours below' : ''}</span>
      </legend>
      <div className="time-grid">
        {hourLines(slots, hours, durationMinutes).map((line) => (
          <Fragment key={line.clock}>
            <div className="hour-line">
              <span className="hour" aria-hidden="true">
                {line.clock}
                <small>{line.part}</small>
              </span>
              {line.slots.map(({ startsAt }) => (
                <label
                  key={startsAt}
                  className={`pick${isSecondHalf(startsAt) ? ' second-half' : ''}`}
                >
                  <input
                    type="radio"
                    name="slot-time"
                    value={startsAt}
                    checked={startsAt === chosen}
                    onChange={() => props.onChoose(startsAt)}
                  />
                  <TimeWords startsAt={startsAt} />
                </label>
              ))}
            </div>
            {line.slots.some(({ startsAt }) => startsAt === chosen) ? (
              <ChosenTime
                place="line"
                startsAt={chosen}
                durationMinutes={durationMinutes}
                onContinue={props.onContinue}
              />
            ) : null}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}

/** A time, with the visitor's own below it. Its half of the day stands at the beginning of the line, for the eye. */
function TimeWords({ startsAt }: { startsAt: string }) {
  const own = visitorClockOf(startsAt);
  const [clock, part] = clockOf(startsAt).split(/\s/);
  return (
    <>
      <span>
        {clock}
        <span className="visually-hidden"> {part}</span>
      </span>
      {own ? (
        <span className="own-time">
          {own}
          <span className="visually-hidden"> your time</span>
        </span>
      ) : null}
    </>
  );
}
