import { useState } from 'react';
import { contactFactsOf } from '../../../domain/practice/contact-facts.ts';
import { googleCalendarLink } from '../../../domain/scheduling/google-calendar-link.ts';
import { withinLimit } from '../../request/time-limit.ts';
import type { Booking } from './booking.ts';
import { downloadText } from '../../ui/download-text.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';

interface SaveToCalendarProps {
  booking: Booking;
  facts: SchedulingFacts;
  label?: string;
  className?: string;
}

/** A button that makes the appointment's calendar file on the device; and, for what is to come, a link for those whose calendar takes no file. */
export function SaveToCalendar({
  booking,
  facts,
  label = 'Save to your calendar',
  className = 'button',
}: SaveToCalendarProps) {
  const [hasFailed, setHasFailed] = useState(false);

  async function save() {
    try {
      const { calendarFileOf } = await withinLimit(
        import('../../../domain/scheduling/calendar-file.ts'),
      );
      const text = calendarFileOf(booking, contactFactsOf(facts), new Date());
      downloadText(text, 'impressions-appointment.ics', 'text/calendar');
      setHasFailed(false);
    } catch {
      // The code that writes the file did not arrive; the time stands on the screen.
      setHasFailed(true);
    }
  }

  return (
    <>
      <button className={className} type="button" onClick={() => void save()}>
        {label}
      </button>
      {booking.status === 'booked' ? (
        <a
          className="quiet-link"
          href={googleCalendarLink(booking, contactFactsOf(facts))}
          target="_blank"
          rel="noopener noreferrer"
        >
          Add to Google Calendar
        </a>
      ) : null}
      {hasFailed ? (
        <span role="alert">
          The calendar file could not be made just now. Please note the time down.
        </span>
      ) : null}
    </>
  );
}
