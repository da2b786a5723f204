import * as z from 'zod';
import { id, text } from './words.ts';

/**
 * content/quiz/samples.yaml: invented people and what they answered. What they get is computed from it by the quiz's own rules when the site
 * is built.
 */
export const quizSamplesSchema = z
  .array(
    z.strictObject({
      id,
      /** What the person says of their teeth. */
      says: text,
      answers: z.record(
        z.string().regex(/^Q\d+$/, 'name questions Q1 to Q10'),
        z.array(z.int().min(0)).min(1),
      ),
    }),
  )
  .length(3, 'the page shows three people');
