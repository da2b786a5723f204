import * as z from 'zod';
import { readYaml } from './read-content.server.ts';

const text = z.string().trim().min(1, 'write at least one word');
const day = z.iso.date("write a day as '2026-12-25', in quotes");
const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'write a kebab-case name');
const words = { id: name, author: text, portrait: name, quote: text };

const testimonialsSchema = z.array(
  z.union(
    [
      z.strictObject({ ...words, sample: z.literal(true) }),
      z.strictObject({
        ...words,
        /** New York Civil Rights Law, section 50. */
        consent: z.strictObject({ givenOn: day, holdsUntil: day }),
      }),
    ],
    'give author, portrait and quote, and either `sample: true` or the consent with its two days',
  ),
);

/** A patient's words as the site shows them; the portrait by the name of its picture. */
export interface TestimonialWords {
  readonly id: string;
  readonly author: string;
  readonly portrait: string;
  readonly quote: string;
  readonly isSample: boolean;
}

/**
 * The testimonials that may be shown.
 *
 * @param today the day of the build, as 2026-12-25: words whose consent has ended by then are left out
 * @throws ContentError
 */
export function loadTestimonials(today: string): TestimonialWords[] {
  return readYaml('stories/testimonials.yaml', testimonialsSchema)
    .filter((entry) => !('consent' in entry) || entry.consent.holdsUntil >= today)
    .map(({ id, author, portrait, quote, ...rest }) => ({
      id,
      author,
      portrait,
      quote,
      isSample: 'sample' in rest,
    }));
}
