import { useEffect, useRef, useState } from 'react';
import { canReschedule } from '../../../domain/scheduling/change-rules.ts';
import { EVENT_TYPES } from '../../../domain/scheduling/event-types.ts';
import { AddressNote } from '../../site/address-note.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { UnbrokenWords } from '../../ui/unbroken-words.tsx';
import { AfterBooking } from './after-booking.tsx';
import type { Booking } from './booking.ts';
import { ChangeLink } from './change-link.tsx';
import { DayInLarge } from './day-in-large.tsx';
import { SaidSentences } from './said-sentences.tsx';
import { SaveToCalendar } from './save-to-calendar.tsx';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';

/** What was booked, and where its letters go. */
export interface Booked {
  readonly booking: Booking;
  readonly isConfirmedByMail: boolean;
  /** As it was typed. */
  readonly email: string;
}

interface BookingConfirmationProps extends Booked {
  facts: SchedulingFacts;
}

/** What was booked, the file for the visitor's calendar, what comes next and what to bring, and the rules. */
export function BookingConfirmation({
  booking,
  isConfirmedByMail,
  email,
  facts,
}: BookingConfirmationProps) {
  const { event, startsAt } = booking;
  const { words, saidFacts, times } = useSchedulingLanguage();
  const said = words.booked;
  const { durationMinutes, hasFee } = EVENT_TYPES[event];
  const { street, city, state, postalCode } = facts.address;
  const address = `${street}, ${city}, ${state} ${postalCode}`;
  const [isMovable] = useState(() => canReschedule(startsAt, facts.noticeHours, new Date()));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form was long, and its end is where the visitor was. A page around scrolls itself (features/embed/embed-part.tsx).
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  const changing = (
    <>
      <p>
        {saidFacts.rescheduleRule}
        {!isMovable ? words.change.tooSoon : booking.link ? said.byLink : said.byPhone}{' '}
        <PhoneLink phone={facts.phone} />.
      </p>
      {booking.link ? <ChangeLink link={booking.link} /> : null}
    </>
  );
  return (
    <div className="booking-confirmation">
      <h1 ref={heading} tabIndex={-1}>
        {said.heading}
      </h1>
      <div className="booked-day">
        <DayInLarge startsAt={startsAt} durationMinutes={durationMinutes} />
        <p className="booked-time">
          {words.event.names[event]},{' '}
          {words.event.minutes.replace('{minutes}', String(durationMinutes))}
          {/* The day in large letters says it to the eye. */}
          <span className="visually-hidden">, {times.wholeTimeOf(startsAt)}</span>
          {event === 'smile-blueprint' ? <span>{address}</span> : null}
          {booking.reference ? (
            <span>{said.number.replace('{number}', booking.reference)}</span>
          ) : null}
        </p>
        {isConfirmedByMail ? null : <p>{said.noteDown}</p>}
        <p className="action-row">
          <SaveToCalendar booking={booking} facts={facts} />
          {booking.link ? (
            // Beside the confirmation rather than in its place.
            <a className="quiet-link" href={booking.link} target="_blank" rel="noopener noreferrer">
              {isMovable ? said.openLink : words.change.cancel}
            </a>
          ) : null}
        </p>
        <AddressNote
          text={isConfirmedByMail ? said.mailed : said.notMailed[event]}
          email={email}
          ifWrong={said.ifWrong}
          phone={facts.phone}
        />
        {hasFee ? changing : null}
      </div>
      <div className="booked-next">
        {hasFee ? (
          <>
            <p>
              <SaidSentences said={saidFacts.firm} />
            </p>
            <AfterBooking facts={saidFacts} />
            <p>
              <SaidSentences said={saidFacts.feeRules} />
            </p>
          </>
        ) : (
          <>
            {changing}
            {isConfirmedByMail ? (
              <p>
                <UnbrokenWords>{said.linkByMail}</UnbrokenWords>
              </p>
            ) : null}
            <p>
              <b>{said.needs.lead}</b> {said.needs.text}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
