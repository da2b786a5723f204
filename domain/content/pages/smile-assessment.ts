import { next, pageForm } from '../page-parts.ts';
import { markdown } from '../written.ts';
import * as z from 'zod';
import { text } from '../words.ts';

/** content/pages/smile-assessment.yaml: what stands before the quiz begins. Questions and results are in content/quiz/. */
export const smileAssessmentPage = pageForm({
  kicker: text,
  /** Beside the button, in one line. */
  privacyLine: text,
  /** The ten subjects (content/quiz/intro.yaml) as one sentence. */
  asks: z.strictObject({ heading: text, how: text, areas: text }),
  /** Three invented people (content/quiz/samples.yaml). */
  samples: z.strictObject({
    heading: text,
    headingEmphasis: text,
    lead: text,
    legend: text,
    personaLabel: text,
  }),
  limits: z.strictObject({
    heading: text,
    body: markdown,
    /** The drawing of where the answers stay: what it shows, and the words in it. */
    drawing: z.strictObject({ title: text, browser: text, door: text, practice: text }),
  }),
  start: z.strictObject({ heading: text, headingEmphasis: text, label: text }),
  next,
});
