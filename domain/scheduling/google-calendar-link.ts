import type { ContactFacts } from '../practice/contact-facts.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { RESCHEDULE_RULE } from './change-rules.ts';
import { EVENT_TYPES } from './event-types.ts';

const PAGE = 'https://calendar.google.com/calendar/render';

/**
 * The address at which Google Calendar offers to add the appointment: what, when, where and whom to call. It is Google's to read, so it holds
 * nothing of the visitor, and not the link that changes the appointment.
 */
export function googleCalendarLink(
  { event, startsAt, endsAt }: Pick<CalendarEntry, 'event' | 'startsAt' | 'endsAt'>,
  { name, phone, address }: ContactFacts,
): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: `${EVENT_TYPES[event].title}, ${name}`,
    dates: `${inUtc(startsAt)}/${inUtc(endsAt)}`,
    details: `${RESCHEDULE_RULE}: ${phone}.`,
    ...(event === 'smile-blueprint' ? { location: address } : {}),
  });
  return `${PAGE}?${query}`;
}

/** `20270315T120000Z` */
function inUtc(moment: string): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
