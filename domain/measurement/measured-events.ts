/**
 * Everything that is ever measured beside the opening of a page (product 9.2), in one table: the event's name, its category, the labels
 * that it may carry, and its value. Nothing else can be said of a visit: no free text, no answer, nothing about health. The site's own count,
 * the tag manager and the ads conversion all go by this table.
 */
export const MEASURED_EVENTS = {
  /** The provider said that a virtual consultation is booked, or asked for. */
  virtual_consultation_booked: {
    category: 'engagement',
    labels: ['virtual_consultation'],
    value: 1,
    isConversion: true,
  },
  /** Its form was opened over a page. */
  virtual_consultation_modal_opened: {
    category: 'engagement',
    labels: ['modal'],
    value: 1,
    isConversion: false,
  },
  /** Its form was opened in a tab of its own, by the link below it. */
  virtual_consultation_new_tab: {
    category: 'engagement',
    labels: ['virtual_consultation'],
    value: 1,
    isConversion: false,
  },
  /** An assessment came to its end. Which one, and nothing of what was answered. */
  assessment_completed: {
    category: 'engagement',
    labels: ['smile', 'airway'],
    value: 1,
    isConversion: false,
  },
  /** The quiz came to its results. */
  smile_quiz_completed: {
    category: 'engagement',
    labels: ['smile_discovery'],
    value: 1,
    isConversion: false,
  },
} as const;

export type MeasuredEventName = keyof typeof MEASURED_EVENTS;
export type LabelOf<Name extends MeasuredEventName> =
  (typeof MEASURED_EVENTS)[Name]['labels'][number];

/** One event that happened: a row of the table, and one of its labels. */
export type MeasuredEvent = {
  readonly [Name in MeasuredEventName]: { readonly event: Name; readonly label: LabelOf<Name> };
}[MeasuredEventName];

/** Whether the table has an event of this name with this label. */
export function isMeasuredEvent(event: unknown, label: unknown): boolean {
  if (typeof event !== 'string' || !Object.hasOwn(MEASURED_EVENTS, event)) return false;
  const { labels } = MEASURED_EVENTS[event as MeasuredEventName];
  return (labels as readonly unknown[]).includes(label);
}
