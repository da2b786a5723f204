import * as z from 'zod';
import { closing, next, pageForm, section } from '../page-parts.ts';
import { markdown } from '../written.ts';
import { text } from '../words.ts';

/** content/pages/gallery.yaml; the cases themselves stand in content/gallery/cases.yaml. */
export const galleryPage = pageForm({
  gallery: z.strictObject({
    heading: text,
    filters: z.strictObject({
      label: text,
      concern: text,
      everyConcern: text,
      treatment: text,
      everyTreatment: text,
      /** After a number: "3 of 13 cases". */
      cases: text,
      showAll: text,
      withoutScript: text,
    }),
    /** Where a filter leaves nothing. */
    none: markdown,
    /** Before a case's number, and above what is said of it. */
    card: z.strictObject({
      case: text,
      beforeAndAfter: text,
      treatments: text,
      length: text,
      course: text,
      enlarge: text,
      /** What the two pictures of a model are; and of a patient's case, which says what was done and not what is usual. */
      isModel: text,
      patient: z.strictObject({ isPatient: text, treatments: text, length: text, course: text }),
    }),
    lightbox: z.strictObject({ previous: text, next: text }),
  }),
  sections: z.array(section),
  closing,
  next,
});
