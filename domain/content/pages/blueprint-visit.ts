import * as z from 'zod';
import { EVENT_TYPES } from '../../scheduling/event-types.ts';
import { id, text } from '../words.ts';

/** A heading with one run of its words in italic. */
export const emphasized = { id, heading: text, headingEmphasis: text };

/** The parts of the visit, which add up to its minutes (product 7.5). */
export const visit = z
  .strictObject({
    ...emphasized,
    intro: text,
    unit: text,
    parts: z
      .array(
        z.strictObject({
          title: text,
          /** Drawn to scale, in steps of five. */
          minutes: z.number().multipleOf(5).min(10).max(40),
          text,
        }),
      )
      .min(2),
  })
  .superRefine(({ parts }, context) => {
    const sum = parts.reduce((minutes, part) => minutes + part.minutes, 0);
    const whole = EVENT_TYPES['smile-blueprint'].durationMinutes;
    if (sum === whole) return;
    const message = `add up to ${sum} minutes; the visit has ${whole}`;
    context.addIssue({ code: 'custom', path: ['parts'], message });
  });
