import { useEffect, useRef } from 'react';
import { feeRule, feeTaken } from '../../../domain/practice/policy-words.ts';
import { RESCHEDULE_RULE } from '../../../domain/scheduling/change-rules.ts';
import { confirmationNote } from '../../../domain/scheduling/email-words.ts';
import { EVENT_TYPES } from '../../../domain/scheduling/event-types.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { AfterBooking } from './after-booking.tsx';
import type { Booking } from './booking.ts';
import { ChangeLink } from './change-link.tsx';
import { DayInLarge } from './chosen-time.tsx';
import { SaveToCalendar } from './save-to-calendar.tsx';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { wholeTimeOf } from './slot-words.ts';

interface BookingConfirmationProps {
  booking: Booking;
  isConfirmedByMail: boolean;
  facts: SchedulingFacts;
}

/** What was booked, the file for the visitor's calendar, what comes next and what to bring, and the rules. */
export function BookingConfirmation({
  booking,
  isConfirmedByMail,
  facts,
}: BookingConfirmationProps) {
  const { event, startsAt } = booking;
  const { title, durationMinutes, hasFee } = EVENT_TYPES[event];
  const { street, city, state, postalCode } = facts.address;
  const address = `${street}, ${city}, ${state} ${postalCode}`;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form was long, and its end is where the visitor was. A page around scrolls itself (features/embed/embed-part.tsx).
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="booking-confirmation">
      <h1 ref={heading} tabIndex={-1}>
        Your time is booked
      </h1>
      <div className="booked-day">
        <DayInLarge startsAt={startsAt} durationMinutes={durationMinutes} />
        <p className="booked-time">
          {title}, {durationMinutes} minutes
          <br />
          {wholeTimeOf(startsAt)}
          {event === 'smile-blueprint' ? <span>{address}</span> : null}
          {booking.reference ? <span>Its number: {booking.reference}</span> : null}
        </p>
        <p className="action-row">
          <SaveToCalendar booking={booking} facts={facts} />
        </p>
        <p>
          {RESCHEDULE_RULE}
          {booking.link ? ': use this link, or call' : '. Call'} <PhoneLink phone={facts.phone} />.
        </p>
        {booking.link ? <ChangeLink link={booking.link} /> : null}
      </div>
      <div className="booked-next">
        <p>
          {confirmationNote(event, isConfirmedByMail)}
          {isConfirmedByMail ? '' : ' Please note the time down, or save it to your calendar.'}
        </p>
        {hasFee ? (
          <>
            <p>{facts.booking.firm}</p>
            <AfterBooking
              fee={facts.prices.consultationFee}
              feeTaken={feeTaken(facts)}
              bring={facts.bring}
            />
            <p>
              {feeRule(facts.policies)} {facts.policies.noShow}
            </p>
          </>
        ) : null}
        {!hasFee && isConfirmedByMail ? (
          <p>We send you the link for the conversation by e-mail.</p>
        ) : null}
      </div>
    </div>
  );
}
