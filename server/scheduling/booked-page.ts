import { EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import { escapeHtml, page } from '../answers/answer-page.ts';
import { toEasternTime } from '../answers/eastern-time.ts';
import type { AppointmentReceipt } from './appointment-store.ts';

/** The page for an appointment that was made without script: nothing in it is taken from what was typed. */
export function bookedPage({ event, startsAt }: AppointmentReceipt): string {
  const { title, durationMinutes } = EVENT_TYPES[event];
  return page(
    'Your time is booked',
    `<p><strong>${title}, ${durationMinutes} minutes</strong><br>${escapeHtml(toEasternTime(startsAt))}</p>` +
      '<p>Please note it down. If you need another time, tell us at least 24 hours ahead.</p>',
    '<p><a href="/start-here">What to bring, and how to reach us</a></p><p><a href="/">Back to the home page</a></p>',
  );
}
