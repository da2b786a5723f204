import type { ReactNode } from 'react';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { useSchedulingLanguage } from './scheduling-language.ts';
import { dayOf } from './slot-words.ts';

interface TimeProps {
  startsAt: string | null;
  durationMinutes: number;
}

interface ChosenTimeProps extends TimeProps {
  /** Below the two weeks, or directly below the line of the time: the stylesheet shows the one that is near. */
  place: 'days' | 'line';
  phone: string;
  onContinue: () => void;
}

/** The time that is chosen, and the way on to what is still to be done. */
export function ChosenTime({
  startsAt,
  durationMinutes,
  place,
  phone,
  onContinue,
}: ChosenTimeProps) {
  const { words, times } = useSchedulingLanguage();
  if (startsAt === null) {
    return (
      <p className="time-strip" data-place={place} data-empty="">
        <span>
          <b>{words.times.noneChosen}</b>
          <span>
            {words.times.notListed} <PhoneLink phone={phone} />.
          </span>
        </span>
      </p>
    );
  }
  return (
    <div className="time-strip" data-place={place}>
      <p>
        <b>{times.dayNameOf(dayOf(startsAt))}</b>
        {/* That it is Eastern Time, the heading of the lines has said. */}
        <span>{times.clockRangeOf(startsAt, durationMinutes)}</span>
      </p>
      <button className="quiet-button" type="button" onClick={onContinue}>
        {words.times.goOn}
      </button>
    </div>
  );
}

/**
 * The chosen day in large letters, for the eye; what is said of it stands in words beside it.
 *
 * @param isHeading it is the heading of its page, and says the time in words
 */
export function DayInLarge({
  startsAt,
  durationMinutes,
  isHeading = false,
  children,
}: TimeProps & { isHeading?: boolean; children?: ReactNode }) {
  const { words, times } = useSchedulingLanguage();
  const { zone, yours, chosen, noneChosen } = words.times;
  const own = startsAt === null ? null : times.visitorClockOf(startsAt);
  const day = startsAt === null ? null : times.dayPartsOf(dayOf(startsAt));
  const inLarge =
    startsAt === null || day === null ? null : (
      <span className="large-day" aria-hidden="true">
        <span className="large-number">{day.number}</span>
        <span className="large-name">{day.name}</span>
        <span className="large-clock">{times.clockRangeOf(startsAt, durationMinutes)}</span>
        <span className="large-zone">
          {zone}
          {own === null ? '' : `, ${yours.replace('{time}', own)}`}
        </span>
      </span>
    );
  return (
    <div className="day-in-large">
      {isHeading ? (
        <h2 tabIndex={-1}>
          {startsAt === null ? (
            noneChosen
          ) : (
            <span className="visually-hidden">
              {chosen.replace('{time}', times.wholeTimeOf(startsAt))}
            </span>
          )}
          {inLarge}
        </h2>
      ) : (
        inLarge
      )}
      {children}
    </div>
  );
}
