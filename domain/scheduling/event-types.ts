/**
 * What can be scheduled (product 7.5). Both are with the same doctors, so they share one calendar
 * (docs/decisions/011-scheduling.md).
 */
export const EVENT_TYPES = {
  /** The notice lets the practice see the appointment before it comes: half a working day. */
  'virtual-consult': {
    title: 'Virtual consult',
    durationMinutes: 30,
    noticeOpenMinutes: 240,
    hasFee: false,
  },
  /** Two doctors set aside 90 minutes: a whole working day. */
  'smile-blueprint': {
    title: 'Smile Blueprint',
    durationMinutes: 90,
    noticeOpenMinutes: 600,
    hasFee: true,
  },
} as const;

export type EventType = keyof typeof EVENT_TYPES;

/** In the order in which they are offered. */
export const EVENT_NAMES = ['virtual-consult', 'smile-blueprint'] as const satisfies EventType[];

/** How far ahead a slot may lie, in calendar days from today in New York. */
export const HORIZON_DAYS = 60;

/** How many days one question for slots may span. */
export const DAYS_LIMIT = 31;

/** Slots begin this often, counted from the opening time. */
export const STEP_MINUTES = 30;

/** Whether a text names an event type; names that every object has do not count. */
export function isEventType(name: unknown): name is EventType {
  return typeof name === 'string' && Object.hasOwn(EVENT_TYPES, name);
}
