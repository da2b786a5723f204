import * as z from 'zod';
import { pageShell } from './shell.ts';
import { action, href, markdown, picture } from './written.ts';
import { id, text } from './words.ts';

/* The parts that pages are made of. A page's own form takes what it needs (domain/content/pages/). */

/** What search engines show whole, in characters. */
const TITLE_LENGTH = { min: 20, max: 65 };
const DESCRIPTION_LENGTH = { min: 70, max: 160 };

/** What every page has. */
const pageHead = {
  /** True while the page states invented facts (events, dates): see the launch check. */
  sample: z.boolean().optional(),
  /** The browser tab; unique over all pages. */
  title: text.min(TITLE_LENGTH.min).max(TITLE_LENGTH.max),
  description: text.min(DESCRIPTION_LENGTH.min).max(DESCRIPTION_LENGTH.max),
  keywords: z.array(text).default([]),
  heading: text,
  /** The run of words of the heading that is set in italic. */
  headingEmphasis: text.optional(),
  lead: text,
  picture,
  /** What stands around the page, where it is not what stands around all. */
  shell: pageShell.optional(),
};

/** What a page of any form has for certain. */
const headings = z.object({ heading: text, headingEmphasis: text.optional() });

/** A heading in front of something. */
export const titled = z.strictObject({ title: text, text });

const section = z
  .strictObject({
    id,
    heading: text,
    body: markdown.optional(),
    facts: z
      .array(z.strictObject({ term: text, detail: markdown }))
      .min(1)
      .optional(),
  })
  .refine((written) => written.body ?? written.facts, 'is empty: add body or facts');

/** What to do at the end of a page. */
export const closing = z.strictObject({
  heading: text,
  text,
  actions: z.array(action).min(1).max(2),
});

/** The pages that a reader would want next. */
export const next = z
  .array(z.strictObject({ href, label: text, text }))
  .min(2)
  .max(3);

/**
 * The form of a page: what every page has, and its own fields.
 *
 * @param fields its own, by their names in content/pages/<slug>.yaml
 */
export function pageForm<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  return z.strictObject({ ...pageHead, ...fields }).superRefine((page, context) => {
    const { heading, headingEmphasis } = headings.parse(page);
    if (headingEmphasis === undefined || heading.includes(headingEmphasis)) return;
    const message = 'is not in the heading; repeat a run of its words';
    context.addIssue({ code: 'custom', path: ['headingEmphasis'], message });
  });
}

/** The form of a page without one of its own: head, sections, the way on. */
export const sharedPage = pageForm({ sections: z.array(section), closing, next });

export type WrittenSharedPage = z.infer<typeof sharedPage>;
