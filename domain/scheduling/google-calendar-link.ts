import type { VisitFacts } from '../practice/contact-facts.ts';
import type { CalendarEntry } from './calendar-file.ts';
import { CALENDAR_IN_ENGLISH, type CalendarWords } from './calendar-words.ts';

const PAGE = 'https://calendar.google.com/calendar/render';

/**
 * The address at which Google Calendar offers to add the appointment: what, when, where and whom to call. It is Google's to read, so it holds
 * nothing of the visitor, and not the link that changes the appointment.
 */
export function googleCalendarLink(
  { event, startsAt, endsAt }: Pick<CalendarEntry, 'event' | 'startsAt' | 'endsAt'>,
  { name, phone, address, noticeHours }: VisitFacts,
  { titleOf, rescheduleRule }: CalendarWords = CALENDAR_IN_ENGLISH,
): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: `${titleOf(event)}, ${name}`,
    dates: `${inUtc(startsAt)}/${inUtc(endsAt)}`,
    details: `${rescheduleRule(noticeHours)}: ${phone}.`,
    ...(event === 'smile-blueprint' ? { location: address } : {}),
  });
  return `${PAGE}?${query}`;
}

/** `20270315T120000Z` */
function inUtc(moment: string): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
