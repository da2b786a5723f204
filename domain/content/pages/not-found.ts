import * as z from 'zod';
import { pageForm } from '../page-parts.ts';
import { path, text } from '../words.ts';
import { action } from '../written.ts';

/** content/pages/not-found.yaml: an empty place on the wall, and what may have hung there. */
export const notFoundPage = pageForm({
  /** Before the name of the page that was most likely meant. */
  likely: text,
  /** The pages that may have been meant, by the names that they have on the site. */
  places: z.array(z.strictObject({ href: path, label: text })).min(1),
  /** In Spanish, at an address behind `/es`: that this page is not there, and two that are. */
  spanish: z.strictObject({
    /** True until a translator has read it: see the launch check. */
    sample: z.literal(true).optional(),
    lead: text,
    links: z.array(z.strictObject({ href: path, label: text })).min(1),
  }),
  search: z.strictObject({ label: text, example: text, button: text }),
  drawing: text,
  label: z.strictObject({ number: text, text }),
  person: z.strictObject({ heading: text, actions: z.array(action).min(1), emergency: text }),
  pages: text,
});
