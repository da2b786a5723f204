import { useEffect, useRef } from 'react';
import { focusOnBeginning } from '../../ui/focus-on-beginning.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';
import type { KeptBooking } from './kept-booking.ts';

interface BookedBeforeProps {
  booking: KeptBooking;
  isCancelled: boolean;
  /** It stands in the place of the confirmation, which is gone. */
  takesFocus: boolean;
}

/** After a reload: that a time was booked here a moment ago, and the way to it, so that nobody books it twice; or that it was cancelled since. */
export function BookedBefore({ booking, isCancelled, takesFocus }: BookedBeforeProps) {
  const { words, times } = useSchedulingLanguage();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () => (takesFocus && ref.current ? focusOnBeginning(ref.current) : undefined),
    [takesFocus],
  );
  const { before, number, another, openBefore } = words.booked;
  return (
    <div className="booked-before" ref={ref} tabIndex={-1}>
      <p>
        {(isCancelled ? `${words.change.cancelled}: {visit}, {time}.` : before)
          .replace('{visit}', words.event.names[booking.event])
          .replace('{time}', times.wholeTimeOf(booking.startsAt))}
        {booking.reference ? ` ${number.replace('{number}', booking.reference)}.` : null}
        {isCancelled ? null : ` ${another}`}
      </p>
      {booking.link && !isCancelled ? (
        <p>
          <a className="quiet-link" href={booking.link} target="_blank" rel="noopener noreferrer">
            {openBefore}
          </a>
        </p>
      ) : null}
    </div>
  );
}
