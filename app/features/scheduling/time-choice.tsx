import { Fragment } from 'react';
import type { Slot } from '../../../domain/scheduling/slot.ts';
import { ChosenTime } from './chosen-time.tsx';
import { hourLines, isSecondHalf } from './hour-lines.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';
import { clockParts } from './slot-words.ts';

interface TimeChoiceProps {
  day: string;
  slots: readonly Slot[];
  /** When the practice opens and closes that day, as `08:00`. */
  hours: { opens: string; closes: string };
  durationMinutes: number;
  chosen: string | null;
  phone: string;
  onChoose: (startsAt: string) => void;
  onContinue: () => void;
}

/**
 * A day's page, a line for each hour, with its free times: in Eastern Time, as their heading says once, and, where it is another, in the
 * visitor's own. Where the page is long, the way on stands below the line of the chosen time.
 */
export function TimeChoice(props: TimeChoiceProps) {
  const { day, slots, hours, durationMinutes, chosen } = props;
  const { words, times, clock } = useSchedulingLanguage();
  const { on, zone, yoursBelow } = words.times;
  const [first] = slots;
  const hasOwnClock = first !== undefined && times.visitorClockOf(first.startsAt) !== null;
  return (
    <fieldset className="choice day-page">
      <legend>
        <span className="visually-hidden">{on} </span>
        {times.dayNameOf(day)}{' '}
        <span className="day-zone">
          {zone}
          {hasOwnClock ? `, ${yoursBelow}` : ''}
        </span>
      </legend>
      <div className="time-grid">
        {hourLines(slots, hours, durationMinutes, clock).map((line) => (
          <Fragment key={line.hour}>
            <div className="hour-line">
              <span className="hour" aria-hidden="true">
                {line.clock}
                <small>{line.half}</small>
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
                    onKeyDown={(press) => {
                      if (press.key !== 'Enter') return;
                      // As a button would: it chooses, and then goes on.
                      press.preventDefault();
                      if (startsAt === chosen) props.onContinue();
                      else props.onChoose(startsAt);
                    }}
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
                phone={props.phone}
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
  const { words, times } = useSchedulingLanguage();
  const own = times.visitorClockOf(startsAt);
  const [clock, half] = clockParts(times.clockOf(startsAt));
  return (
    <>
      <span>
        {clock}
        <span className="visually-hidden"> {half}</span>
      </span>
      {own ? (
        <span className="own-time">
          {own}
          <span className="visually-hidden"> {words.times.yourTime}</span>
        </span>
      ) : null}
    </>
  );
}
