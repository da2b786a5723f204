import type { ReactNode } from 'react';
import { clockRangeOf, dayNameOf, dayOf, dayPartsOf, visitorClockOf } from './slot-words.ts';

interface TimeProps {
  startsAt: string | null;
  durationMinutes: number;
}

interface ChosenTimeProps extends TimeProps {
  /** Below the two weeks, or directly below the line of the time: the stylesheet shows the one that is near. */
  place: 'days' | 'line';
  onContinue: () => void;
}

/** The time that is chosen, and the way on to what is still to be done. */
export function ChosenTime({ startsAt, durationMinutes, place, onContinue }: ChosenTimeProps) {
  if (startsAt === null) {
    return (
      <p className="time-strip" data-place={place} data-empty="">
        <span>
          <b>No time chosen yet</b>
          <span>A line without a time is taken.</span>
        </span>
      </p>
    );
  }
  return (
    <div className="time-strip" data-place={place}>
      <p>
        <b>{dayNameOf(dayOf(startsAt))}</b>
        {/* That it is Eastern Time, the heading of the lines has said. */}
        <span>{clockRangeOf(startsAt, durationMinutes)}</span>
      </p>
      <button className="quiet-button" type="button" onClick={onContinue}>
        Continue
      </button>
    </div>
  );
}

/** The chosen day in large letters, for the eye; what is said of it stands in words beside it. */
export function DayInLarge({
  startsAt,
  durationMinutes,
  children,
}: TimeProps & { children?: ReactNode }) {
  const own = startsAt === null ? null : visitorClockOf(startsAt);
  const day = startsAt === null ? null : dayPartsOf(dayOf(startsAt));
  return (
    <div className="day-in-large" data-empty={day === null ? '' : undefined}>
      {startsAt !== null && day !== null ? (
        <div aria-hidden="true">
          <span className="large-number">{day.number}</span>
          <span className="large-name">{day.name}</span>
          <span className="large-clock">{clockRangeOf(startsAt, durationMinutes)}</span>
          <span className="large-zone">Eastern Time{own === null ? '' : `, ${own} your time`}</span>
        </div>
      ) : null}
      {children}
    </div>
  );
}
