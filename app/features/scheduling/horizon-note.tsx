import { HORIZON_DAYS } from '../../../domain/scheduling/event-types.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { isWithinHorizon, lastBookableDay } from './calendar-days.ts';
import { dayNameOf } from './slot-words.ts';

interface HorizonNoteProps {
  /** As `2027-03-15`. */
  today: string;
  /** Which two weeks are shown, counted from this week. */
  period: number;
  phone: string;
}

/** How far ahead one may book, and whom to call for a later day. */
export function HorizonNote({ today, period, phone }: HorizonNoteProps) {
  const lastDay = dayNameOf(lastBookableDay(today));
  return (
    <p className="horizon-note" aria-live="polite">
      {isWithinHorizon(today, period + 1) ? (
        `You can book up to ${HORIZON_DAYS} days ahead, until ${lastDay}.`
      ) : (
        <>
          These are the last dates that can be booked now: {HORIZON_DAYS} days ahead, until{' '}
          {lastDay}. For a later one, call <PhoneLink phone={phone} />.
        </>
      )}
    </p>
  );
}
