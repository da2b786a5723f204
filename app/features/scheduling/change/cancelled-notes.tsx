import { useEffect } from 'react';
import { pathIn } from '../../../../domain/languages/page-languages.ts';
import { blueprintSchedulingPath, SCHEDULING_PATH } from '../../../site/form-paths.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { Booking } from '../booking.ts';
import { SaidSentences } from '../said-sentences.tsx';
import { SaveToCalendar } from '../save-to-calendar.tsx';
import type { SchedulingFacts } from '../scheduling-facts.ts';
import { useSchedulingLanguage } from '../scheduling-language.ts';
import { forgetBooking } from './forget-booking.ts';
import { LazyBookedAnew } from './lazy-booked-anew.tsx';

interface CancelledNotesProps {
  booking: Booking;
  facts: SchedulingFacts;
  /** It was the practice that cancelled it: nothing is asked of them (docs/decisions/256-the-fee-where-we-cancel.md). */
  isByUs: boolean;
}

/** What holds after an appointment was canceled: what becomes of its fee, the calendar, and the way to a new time. */
export function CancelledNotes({ booking, facts, isByUs }: CancelledNotesProps) {
  const { language, words, saidFacts } = useSchedulingLanguage();
  const said = words.change;
  useEffect(() => forgetBooking(booking.id), [booking.id]);
  const isBlueprint = booking.event === 'smile-blueprint';
  return (
    <>
      <p>
        {isByUs ? null : `${said.freeAgain} `}
        {isBlueprint ? (
          <>
            <SaidSentences
              said={isByUs ? saidFacts.feeWhenWeCancel : saidFacts.feeWhenCancelled}
            />{' '}
          </>
        ) : null}
        {isBlueprint && !isByUs ? (
          <>
            {said.askBack} <PhoneLink phone={facts.phone} />.{' '}
          </>
        ) : null}
        {said.takesAway}
      </p>
      <LazyBookedAnew id={booking.id} />
      <p className="action-row">
        <SaveToCalendar booking={booking} facts={facts} label={said.takeOut} />
        <a
          className="quiet-link"
          href={isBlueprint ? blueprintSchedulingPath(language) : pathIn(language, SCHEDULING_PATH)}
        >
          {said.bookNew}
        </a>
      </p>
    </>
  );
}
