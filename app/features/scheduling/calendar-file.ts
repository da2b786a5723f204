import ical, { ICalCalendarMethod } from 'ical-generator';
import { EVENT_TYPES } from '../../../domain/scheduling/event-types.ts';
import type { Booking } from './book-appointment.ts';

/** What a calendar entry says beside its time. */
export interface CalendarFacts {
  readonly practiceName: string;
  readonly address: string;
  readonly phone: string;
  readonly siteUrl: string;
}

/**
 * The appointment as a calendar file (RFC 5545). Its UID is the appointment's own, so that opening the file twice makes one entry; times are
 * in UTC, which every calendar shows on its owner's clock.
 */
export function calendarFileOf(booking: Booking, facts: CalendarFacts): string {
  const { title } = EVENT_TYPES[booking.event];
  const calendar = ical({
    prodId: { company: facts.practiceName, product: 'Scheduler', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${booking.id}@${new URL(facts.siteUrl).hostname}`,
    start: new Date(booking.startsAt),
    end: new Date(booking.endsAt),
    // Moments that the file itself names, so that the same appointment is the same file.
    stamp: new Date(booking.startsAt),
    summary: `${title}, ${facts.practiceName}`,
    ...(booking.event === 'smile-blueprint' ? { location: facts.address } : {}),
    description: `Rescheduling needs 24 hours' notice: ${facts.phone}.`,
    url: facts.siteUrl,
  });
  return calendar.toString();
}

/** Hands a text to the visitor as a file. */
export function downloadCalendar(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  URL.revokeObjectURL(url);
}
