import * as z from 'zod';
import { next, pageForm, titled } from '../page-parts.ts';
import { action, markdown } from '../written.ts';
import { text } from '../words.ts';

const heading = { heading: text, headingEmphasis: text };

/** content/pages/gallery.yaml; the cases themselves stand in content/gallery/cases.yaml. */
export const galleryPage = pageForm({
  gallery: z.strictObject({
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
    /** Around a case's number, and above what is said of it. */
    card: z.strictObject({
      number: text,
      beforeAndAfter: text,
      concern: text,
      treatments: text,
      length: text,
      course: text,
      enlarge: text,
      /** What the two pictures of a model are; and of a patient's case, which says what was done and not what is usual. */
      isModel: text,
      patient: z.strictObject({ isPatient: text, treatments: text, length: text, course: text }),
    }),
    steps: z.strictObject({ previous: text, next: text }),
    /** The name of the row of small plates. */
    index: text,
  }),
  /** What is done for what. */
  table: z.strictObject({
    ...heading,
    text,
    caption: text,
    case: text,
    length: text,
    /** Of a treatment that a case has. */
    used: text,
    remark: text,
  }),
  /** How to read a before and after: five pieces of advice around one plate, three of them pinned to it, two to its caption. */
  reading: z.strictObject({
    ...heading,
    /** After what the case says of itself. */
    caption: text,
    steps: z.array(titled).length(5, 'the plate has five pins'),
  }),
  leftOut: z.strictObject({
    ...heading,
    /** In the empty arch, after the number of the case that is not there. */
    frame: text,
    items: z.array(text).min(2),
    text,
    actions: z.array(action).min(1).max(2),
  }),
  next,
});
