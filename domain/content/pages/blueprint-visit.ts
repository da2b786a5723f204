import * as z from 'zod';
import { VISIT_PARTS } from '../../blueprint/visit-parts.ts';
import { id, text } from '../words.ts';

/** A heading with one run of its words in italic. */
export const emphasized = { id, heading: text, headingEmphasis: text };

/** The visit as this page tells it: what belongs together is one part, and takes the minutes of all that it holds. */
export const visit = z
  .strictObject({
    ...emphasized,
    intro: text,
    unit: text,
    parts: z
      .array(z.strictObject({ title: text, holds: z.array(z.enum(VISIT_PARTS)).min(1), text }))
      .min(2),
  })
  .superRefine(({ parts }, context) => {
    const told = parts.flatMap(({ holds }) => holds);
    if (told.join() === VISIT_PARTS.join()) return;
    const message = `tell of ${told.join(', ')}; the visit is ${VISIT_PARTS.join(', ')}`;
    context.addIssue({ code: 'custom', path: ['parts'], message });
  });
