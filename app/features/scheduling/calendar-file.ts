import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { EVENT_TYPES } from '../../../domain/scheduling/event-types.ts';
import type { Booking } from './booking.ts';

/** What a calendar entry says beside its time. */
export interface CalendarFacts {
  readonly practiceName: string;
  readonly address: string;
  readonly phone: string;
  readonly siteUrl: string;
}

/**
 * The appointment as a calendar file (RFC 5545). Its UID is the appointment's own, so that opening the file twice makes one entry, and its
 * sequence is how often it was changed, so that the file of a change takes the older entry's place; the file of a cancellation takes the entry
 * away. Times are in UTC, which every calendar shows on its owner's clock.
 */
export function calendarFileOf(booking: Booking, facts: CalendarFacts): string {
  const { title } = EVENT_TYPES[booking.event];
  const isCancelled = booking.status === 'cancelled';
  const calendar = ical({
    prodId: { company: facts.practiceName, product: 'Scheduler', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${booking.id}@${new URL(facts.siteUrl).hostname}`,
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    // Moments that the file itself names, so that the same appointment is the same file.
    stamp: new Date(booking.startsAt),
    sequence: booking.sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: `${title}, ${facts.practiceName}`,
    ...(booking.event === 'smile-blueprint' ? { location: facts.address } : {}),
    description: isCancelled ? 'This appointment is cancelled.' : describe(booking, facts),
    url: facts.siteUrl,
  });
  return calendar.toString();
}

function describe({ link }: Booking, { phone }: CalendarFacts): string {
  const rule = `Rescheduling needs 24 hours' notice: ${phone}.`;
  return link === null ? rule : `${rule}\nTo change or cancel: ${link}`;
}

/** Hands a text to the visitor as a file. */
export function downloadCalendar(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}
