import type { ReactNode } from 'react';
import { useSchedulingLanguage } from './scheduling-language.ts';
import { dayOf } from './slot-words.ts';

interface DayInLargeProps {
  startsAt: string | null;
  durationMinutes: number;
  isHeading?: boolean;
  children?: ReactNode;
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
}: DayInLargeProps) {
  const { words, times } = useSchedulingLanguage();
  const { zone, yours, chosen, noneChosen } = words.times;
  const own = startsAt === null ? null : times.visitorClockOf(startsAt);
  const day = startsAt === null ? null : times.dayPartsOf(dayOf(startsAt));
  const inLarge =
    startsAt === null || day === null ? null : (
      <span className="large-day" aria-hidden="true">
        {day.map((part, index) => (
          <span key={index} className={index === 1 ? 'large-number' : 'large-name'}>
            {part}
          </span>
        ))}
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
