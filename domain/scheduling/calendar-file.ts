import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { VisitFacts } from '../practice/contact-facts.ts';
import type { AppointmentView } from './appointment-view.ts';
import { CALENDAR_IN_ENGLISH, type CalendarWords } from './calendar-words.ts';

const HOUR_SECONDS = 3_600;

/** An hour before moving it would need a call; and in time to set out. */
const remindersBeforeSeconds = (noticeHours: number) => [
  (noticeHours + 1) * HOUR_SECONDS,
  2 * HOUR_SECONDS,
];

// Texts cannot hold these lines: their line ends are escaped, and the rest of a folded line begins with a space.
const ALARM = /^BEGIN:VALARM\r\n[^]*?^END:VALARM\r\n/gm;
const EVENT_END = /^END:VEVENT\r\n/m;

/** What a visitor keeps of an appointment. */
export interface CalendarEntry extends Pick<
  AppointmentView,
  'id' | 'reference' | 'event' | 'startsAt' | 'endsAt' | 'status' | 'sequence'
> {
  /** The whole link to change it; null where there is none. */
  readonly link: string | null;
}

/**
 * The appointment as a calendar file (RFC 5545), the same from the browser and in a confirmation. Its UID is the appointment's own, so that
 * opening the file twice makes one entry, and its sequence is how often it was changed, so that the file of a change takes the older entry's
 * place; the file of a cancellation takes the entry away. Times are in UTC, which every calendar shows on its owner's clock. What is to come
 * has its reminders in it.
 *
 * @param madeAt when the file is made
 * @param words English unless told
 */
export function calendarFileOf(
  entry: CalendarEntry,
  facts: VisitFacts,
  madeAt: Date,
  words: CalendarWords = CALENDAR_IN_ENGLISH,
): string {
  const isCancelled = entry.status === 'cancelled';
  const calendar = ical({
    prodId: { company: facts.name, product: 'Scheduler', language: words.code },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const summary = `${words.titleOf(entry.event)}, ${facts.name}`;
  calendar.createEvent({
    id: `${entry.id}@${new URL(facts.siteUrl).hostname}`,
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    stamp: madeAt,
    sequence: entry.sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary,
    ...(entry.event === 'smile-blueprint' ? { location: facts.address } : {}),
    description: isCancelled ? words.cancelled : describe(entry, facts, words),
    url: facts.siteUrl,
    alarms: isCancelled
      ? []
      : remindersBeforeSeconds(facts.noticeHours).map((triggerBefore) => ({
          type: ICalAlarmType.display,
          triggerBefore,
          description: summary,
        })),
  });
  return putAlarmsLast(calendar.toString());
}

/** The library writes address and status after the reminders; the grammar wants an event's own properties before them (RFC 5545, 3.6.1). */
function putAlarmsLast(file: string): string {
  const alarms = file.match(ALARM)?.join('') ?? '';
  return file.replaceAll(ALARM, '').replace(EVENT_END, (end) => alarms + end);
}

function describe(
  { link, reference }: CalendarEntry,
  { phone, noticeHours }: VisitFacts,
  { rescheduleRule, sayNumber, toChange }: CalendarWords,
): string {
  return [
    `${rescheduleRule(noticeHours)}: ${phone}.`,
    ...(reference === null ? [] : [sayNumber(reference)]),
    ...(link === null ? [] : [`${toChange} ${link}`]),
  ].join('\n');
}
