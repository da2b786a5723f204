import * as z from 'zod';
import { AREA_CODES } from '../quiz/areas.ts';
import { DESCRIBED_CONCERNS } from '../smile/described-concerns.ts';
import { text } from './words.ts';

const area = z.enum(AREA_CODES, `name an area: ${AREA_CODES.join(', ')}`);

const optionSchema = z
  .strictObject({
    text,
    /** The areas that each get points when the option is chosen. */
    profiles: z.array(area).min(1).max(3).readonly(),
    /** What 'What you described' draws of it; absent for a feeling, a habit or another person's words, which nobody could draw without guessing. */
    drawn: z
      .enum(DESCRIBED_CONCERNS, `name what is drawn: ${DESCRIBED_CONCERNS.join(', ')}`)
      .optional(),
  })
  .readonly();

const questionSchema = z
  .strictObject({
    /** Q1 to Q10. */
    id: z.string().regex(/^Q\d+$/, 'number questions Q1 to Q10'),
    text,
    /** The regular options; the 'none' option is not among them, its index is `options.length`. */
    options: z
      .array(optionSchema)
      .min(3, 'give 3 to 6 options')
      .max(6, 'give 3 to 6 options')
      .readonly(),
  })
  .readonly();

/** content/quiz/questions.yaml */
export const questionsSchema = z.array(questionSchema).length(10, 'the quiz has ten questions');

export type Question = z.infer<typeof questionSchema>;
