import { useEffect, useRef, useState } from 'react';
import { Answers } from '../../request/answers.ts';
import { AnswersHere } from '../../request/use-answer.ts';
import { isFramed, tellParent, useEscapeToParent } from '../embed/framed-page.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { BookedBefore } from './booked-before.tsx';
import { BookingConfirmation, type Booked } from './booking-confirmation.tsx';
import { isForgotten, keepBooking, lastBooking } from './kept-booking.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { SchedulingForm } from './scheduling-form.tsx';
import { useSchedulingLanguage } from './scheduling-language.ts';
import { useIsBooked } from './use-is-booked.ts';

/** The built-in scheduler: the form, then what was booked. The page that frames it hears that something was. */
export function Scheduler({ facts }: { facts: SchedulingFacts }) {
  const [answers] = useState(() => new Answers());
  const [booked, setBooked] = useState<Booked | null>(null);
  const isAlive = useIsAlive();
  const { words } = useSchedulingLanguage();
  const isBooked = useIsBooked();
  // The prerendered page knows of none.
  const last = isAlive ? lastBooking() : null;
  useEscapeToParent();
  // After the form's own effects: it listens now, and may hear what was typed and sent before.
  useEffect(() => tellParent({ type: 'impressions:form-ready' }), []);

  const wasBooked = useRef(false);
  useEffect(() => {
    // Cancelled in another tab, its time is free again.
    if (wasBooked.current && !isBooked) answers.outdate();
    wasBooked.current = isBooked;
  }, [answers, isBooked]);

  // Cancelled in another tab meanwhile, it makes room for another time.
  if (booked && !isForgotten(booked.booking.id))
    return <BookingConfirmation {...booked} facts={facts} />;
  return (
    <AnswersHere value={answers}>
      {/* The page around a frame has said so already. */}
      <h1 tabIndex={-1} className={isAlive && isFramed() ? 'visually-hidden' : undefined}>
        {isBooked ? words.booked.heading : words.heading}
      </h1>
      {last ? (
        <BookedBefore booking={last} isCancelled={!isBooked} takesFocus={booked !== null} />
      ) : null}
      <SchedulingForm
        facts={facts}
        onBooked={(made) => {
          keepBooking(made.booking);
          setBooked(made);
          tellParent({ type: 'impressions:appointment-made', event: made.booking.event });
        }}
      />
    </AnswersHere>
  );
}
