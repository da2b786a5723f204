import type { Consent } from '../../domain/content/consent.ts';
import { testimonialsSchema, type WrittenTestimonial } from '../../domain/content/testimonials.ts';
import type { MayShow } from './consent.server.ts';
import { showPortraits } from './portraits.server.ts';
import { readYaml } from './read-content.server.ts';

const FILE = 'stories/testimonials.yaml';

/**
 * The testimonials that may be shown.
 *
 * @param mayShow which consents count: words whose consent does not are left out, and portraits whose photograph's does not
 * @throws ContentError
 */
export function loadTestimonials(mayShow: MayShow): WrittenTestimonial[] {
  return showPortraits(`content/${FILE}`, readYaml(FILE, testimonialsSchema), mayShow)
    .filter(({ consent }) => consent === undefined || mayShow(consent))
    .map((testimonial) => {
      const { consent: _, ...words } = testimonial;
      return words;
    });
}

/** Testimonials with what is said of each on its card: that it is a sample, or published with consent. */
export function withNotes(
  testimonials: readonly WrittenTestimonial[],
  { isSample, isPatient }: { isSample: string; isPatient: string },
): (WrittenTestimonial & { note: string })[] {
  return testimonials.map((testimonial) => ({
    ...testimonial,
    note: testimonial.sample ? isSample : isPatient,
  }));
}

/** The consents that testimonials are published with, by their place in the file; samples have none. Throws ContentError. */
export function loadTestimonialConsents(): { consent: Consent; position: number }[] {
  return readYaml(FILE, testimonialsSchema).flatMap(({ consent }, position) =>
    consent === undefined ? [] : [{ consent, position }],
  );
}
