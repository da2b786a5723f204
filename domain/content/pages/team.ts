import * as z from 'zod';
import { closing, next, pageForm } from '../page-parts.ts';
import { href, markdown } from '../written.ts';
import { text } from '../words.ts';

const heading = { heading: text, headingEmphasis: text.optional() };

/**
 * Professions as they stand in content/team/people.yaml. Whoever has one of them is meant: nobody is named twice, and an answer about a
 * treatment cannot name somebody of another profession.
 */
const who = z.array(text).min(1);

/** content/pages/team.yaml: the portrait room; the people themselves stand in content/team/people.yaml. */
export const teamPage = pageForm({
  ask: z.strictObject({
    legend: text,
    /** The question that is asked before anybody asks: everybody is the answer, and the lead says it. */
    everybody: text,
    questions: z
      .array(z.strictObject({ question: text, who, answer: markdown }))
      .min(2)
      .max(7),
  }),
  wall: z.strictObject({
    label: text,
    start: text,
    /** Through the doorway: those who work in offices of their own. */
    door: z.strictObject({ heading: text, text }),
    captions: text,
  }),
  /** In place of the plates, where there is no JavaScript, and on paper. */
  entries: z.strictObject({ heading: text }),
  /** The first visit, as a row of arches. */
  order: z.strictObject({
    ...heading,
    text,
    /** What the drawing measures: read where it is drawn. */
    scale: text,
    steps: z
      .array(
        z.strictObject({
          who,
          /** Between names where one of them comes. */
          isEither: z.boolean().default(false),
          /** How tall its arch is: how large a part they usually have. */
          part: z.int().min(1).max(6),
          text,
        }),
      )
      .min(3)
      .max(8),
  }),
  partners: z.strictObject({ heading: text, body: markdown }),
  letters: z.strictObject({
    ...heading,
    labels: z
      .array(
        z.strictObject({
          /** Two where they mean the same. */
          letters: z.array(text).min(1).max(2),
          body: markdown,
          link: z.strictObject({ label: text, href }).optional(),
        }),
      )
      .length(5, 'five labels hang, whose places stand in the stylesheet'),
    remark: text,
    questions: z.array(text).min(1),
  }),
  closing,
  next,
});
