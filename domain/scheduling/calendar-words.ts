import { rescheduleRule } from './change-rules.ts';
import { EVENT_TYPES, type EventType } from './event-types.ts';

/** What a calendar's entry of an appointment says, in one language. */
export interface CalendarWords {
  /** As RFC 5545 names it: `EN`. */
  readonly code: string;
  readonly titleOf: (event: EventType) => string;
  readonly rescheduleRule: (noticeHours: number) => string;
  /** The number by which visitor and practice call it. */
  readonly sayNumber: (reference: string) => string;
  readonly cancelled: string;
  /** The link follows. */
  readonly toChange: string;
}

export const CALENDAR_IN_ENGLISH: CalendarWords = {
  code: 'EN',
  titleOf: (event) => EVENT_TYPES[event].title,
  rescheduleRule,
  sayNumber: (reference) => `Booking number: ${reference}`,
  cancelled: 'This appointment is canceled.',
  toChange: 'To change or cancel:',
};
