import { useSchedulingLanguage } from './scheduling-language.ts';
import type { KeptBooking } from './kept-booking.ts';

/** After a reload: that a time was booked here a moment ago, and the way to it, so that nobody books it twice. */
export function BookedBefore({ booking }: { booking: KeptBooking }) {
  const { words, times } = useSchedulingLanguage();
  const { before, number, another, openBefore } = words.booked;
  return (
    <div className="booked-before">
      <p>
        {before
          .replace('{visit}', words.event.names[booking.event])
          .replace('{time}', times.wholeTimeOf(booking.startsAt))}
        {booking.reference ? ` ${number.replace('{number}', booking.reference)}.` : null} {another}
      </p>
      {booking.link ? (
        <p>
          <a className="quiet-link" href={booking.link} target="_blank" rel="noopener noreferrer">
            {openBefore}
          </a>
        </p>
      ) : null}
    </div>
  );
}
