import * as z from 'zod';
import type { RichText } from './rich-text.ts';
import { day, id, text } from './words.ts';

/** The front matter of content/legal/<slug>.md. */
export const legalSchema = z.strictObject({
  title: text,
  description: text,
  heading: text,
  /** The run of words of the heading set in italic. */
  emphasis: text.optional(),
  lead: text,
  /** The day since which the text holds. */
  date: day,
  /** Who has still to read the text before launch. */
  review: z.literal('counsel').optional(),
  /** "In short", before all parts, at an address of its own. */
  short: z.strictObject({ id, lines: z.array(text).min(2).max(6) }),
  /** One plain line beside each part, by the part's id. */
  glosses: z.record(id, text),
});

/** A legal text, its words read. */
export type LegalContent = Readonly<Omit<z.infer<typeof legalSchema>, 'review' | 'short'>> & {
  readonly short: { readonly id: string; readonly lines: readonly RichText[] };
  readonly body: RichText;
};
