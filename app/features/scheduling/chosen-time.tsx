import type { ReactNode } from 'react';
import { clockRangeOf, dayNameOf, dayOf, dayPartsOf, visitorClockOf } from './slot-words.ts';

interface ChosenTimeProps {
  startsAt: string | null;
  durationMinutes: number;
}

/** At the foot of the diary's page: the time that is chosen, and the way on to what is still to be written. */
export function ChosenTime({ startsAt, durationMinutes }: ChosenTimeProps) {
  if (startsAt === null) {
    return (
      <p className="time-strip" data-empty="">
        <span>
          <b>Choose a time above</b>
          <span>A line without a time is taken.</span>
        </span>
      </p>
    );
  }
  return (
    <div className="time-strip">
      <p>
        <b>{dayNameOf(dayOf(startsAt))}</b>
        <span>{clockRangeOf(startsAt, durationMinutes)}, Eastern Time</span>
      </p>
      <button
        className="quiet-button"
        type="button"
        onClick={() => document.getElementById('name')?.focus()}
      >
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
}: ChosenTimeProps & { children?: ReactNode }) {
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
