import { useEffect, useRef, useState } from 'react';
import { EVENT_TYPES } from '../../../domain/scheduling/event-types.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { Booking } from './book-appointment.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { wholeTimeOf } from './slot-words.ts';

interface BookingConfirmationProps {
  booking: Booking;
  facts: SchedulingFacts;
}

/** What was booked, the file for the visitor's calendar, and the rules. */
export function BookingConfirmation({ booking, facts }: BookingConfirmationProps) {
  const { event, startsAt } = booking;
  const { title, durationMinutes } = EVENT_TYPES[event];
  const { street, city, state, postalCode } = facts.address;
  const address = `${street}, ${city}, ${state} ${postalCode}`;
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    // The form was long, and its end is where the visitor was.
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);

  async function saveToCalendar() {
    try {
      const { calendarFileOf, downloadCalendar } = await import('./calendar-file.ts');
      const { name: practiceName, phone, siteUrl } = facts;
      const text = calendarFileOf(booking, { practiceName, address, phone, siteUrl });
      downloadCalendar(text, 'impressions-appointment.ics');
      setHasFailed(false);
    } catch {
      // The code that writes the file did not arrive; the time stands on the screen.
      setHasFailed(true);
    }
  }

  return (
    <div className="booking-confirmation">
      <h1 ref={heading} tabIndex={-1}>
        Your time is booked
      </h1>
      <p className="booked-time">
        {title}, {durationMinutes} minutes
        <br />
        {wholeTimeOf(startsAt)}
        {event === 'smile-blueprint' ? <span>{address}</span> : null}
      </p>
      {event === 'smile-blueprint' ? (
        <p>
          The fee is {facts.prices.consultationFee}, charged at booking: we contact you about it. It
          is credited in full toward treatment. It is refunded in full on request before the
          appointment, or after a missed one; otherwise it is non-refundable. There is no no-show
          fee.
        </p>
      ) : (
        <p>We send you the link for the conversation by e-mail.</p>
      )}
      <p>
        Rescheduling needs 24 hours' notice. Call <PhoneLink phone={facts.phone} />.
      </p>
      <p className="action-row">
        <button className="button" type="button" onClick={() => void saveToCalendar()}>
          Save to your calendar
        </button>
      </p>
      {hasFailed ? (
        <p role="alert">The calendar file could not be made just now. Please note the time down.</p>
      ) : null}
    </div>
  );
}
