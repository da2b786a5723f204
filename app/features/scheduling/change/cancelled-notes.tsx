import { feeWhenCancelled } from '../../../../domain/practice/policy-words.ts';
import { BLUEPRINT_SCHEDULING_PATH, SCHEDULING_PATH } from '../../../site/form-paths.ts';
import type { Booking } from '../booking.ts';
import { SaveToCalendar } from '../save-to-calendar.tsx';
import type { SchedulingFacts } from '../scheduling-facts.ts';

/** What holds after an appointment was cancelled: the fee, the calendar, and the way to a new time. */
export function CancelledNotes({ booking, facts }: { booking: Booking; facts: SchedulingFacts }) {
  const isBlueprint = booking.event === 'smile-blueprint';
  return (
    <>
      <p>
        The time is free again. {isBlueprint ? feeWhenCancelled(facts.policies) : ''} The calendar
        file takes the entry away; if your calendar keeps it, delete it by hand.
      </p>
      <p className="action-row">
        <SaveToCalendar booking={booking} facts={facts} label="Take it out of your calendar" />
        <a className="quiet-link" href={isBlueprint ? BLUEPRINT_SCHEDULING_PATH : SCHEDULING_PATH}>
          Book a new time
        </a>
      </p>
    </>
  );
}
