import * as z from 'zod';
import { consentSchema, type Consent, type MayShow } from './consent.server.ts';
import { readYaml } from './read-content.server.ts';

const FILE = 'stories/testimonials.yaml';
const text = z.string().trim().min(1, 'write at least one word');
const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'write a kebab-case name');

const testimonialsSchema = z.array(
  z
    .strictObject({
      id: name,
      author: text,
      portrait: name,
      quote: text,
      /** True while the patient is invented: see the launch check. */
      sample: z.literal(true).optional(),
      consent: consentSchema.optional(),
    })
    .refine(
      ({ sample, consent }) => (sample === undefined) !== (consent === undefined),
      'give either `sample: true`, or consent with givenOn and holdsUntil, the days of the written consent',
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
 * @param mayShow which consents count: words whose consent does not are left out
 * @throws ContentError
 */
export function loadTestimonials(mayShow: MayShow): TestimonialWords[] {
  return readYaml(FILE, testimonialsSchema)
    .filter(({ consent }) => consent === undefined || mayShow(consent))
    .map(({ id, author, portrait, quote, sample }) => ({
      id,
      author,
      portrait,
      quote,
      isSample: sample === true,
    }));
}

/** The consents that testimonials are published with, by their place in the file; samples have none. Throws ContentError. */
export function loadTestimonialConsents(): { consent: Consent; position: number }[] {
  return readYaml(FILE, testimonialsSchema).flatMap(({ consent }, position) =>
    consent === undefined ? [] : [{ consent, position }],
  );
}
