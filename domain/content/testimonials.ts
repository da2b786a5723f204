import * as z from 'zod';
import { consentSchema } from './consent.ts';
import { picture } from './written.ts';
import { id, text } from './words.ts';

/** content/stories/testimonials.yaml: patients' words. */
export const testimonialsSchema = z.array(
  z
    .strictObject({
      id,
      author: text,
      /** A painting is of an imagined person: samples alone have one. */
      portrait: picture.optional(),
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

/** A patient's words as they are shown: the days of the consent stay behind. */
export type WrittenTestimonial = Omit<z.infer<typeof testimonialsSchema>[number], 'consent'>;
