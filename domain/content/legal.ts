import * as z from 'zod';
import type { RichText } from './rich-text.ts';
import { day, text } from './words.ts';

/** The front matter of content/legal/<slug>.md. */
export const legalSchema = z.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  /** The day since which the text holds. */
  date: day,
  /** Who has still to read the text before launch. */
  review: z.literal('counsel').optional(),
});

/** A legal text, its words read. */
export type LegalContent = Readonly<Omit<z.infer<typeof legalSchema>, 'review'>> & {
  readonly body: RichText;
};
