import { useState } from 'react';
import { contactFactsOf } from '../../../domain/practice/contact-facts.ts';
import { googleCalendarLink } from '../../../domain/scheduling/google-calendar-link.ts';
import { withinLimit } from '../../request/time-limit.ts';
import type { Booking } from './booking.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';

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
  label,
  className = 'button',
}: SaveToCalendarProps) {
  const { words, calendar } = useSchedulingLanguage();
  const { save: saveLabel, google, notSaved } = words.booked;
  const [hasFailed, setHasFailed] = useState(false);

  const visitFacts = { ...contactFactsOf(facts), noticeHours: facts.noticeHours };

  async function save() {
    try {
      const { calendarFileOf } = await withinLimit(
        import('../../../domain/scheduling/calendar-file.ts'),
      );
      const text = calendarFileOf(booking, visitFacts, new Date(), calendar);
      saveFile(new Blob([text], { type: 'text/calendar' }), 'impressions-appointment.ics');
      setHasFailed(false);
    } catch {
      // The code that writes the file did not arrive; the time stands on the screen.
      setHasFailed(true);
    }
  }

  return (
    <>
      <button className={className} type="button" onClick={() => void save()}>
        {label ?? saveLabel}
      </button>
      {booking.status === 'booked' ? (
        <a
          className="quiet-link"
          href={googleCalendarLink(booking, visitFacts, calendar)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {google}
        </a>
      ) : null}
      {hasFailed ? <span role="alert">{notSaved}</span> : null}
    </>
  );
}
