import * as z from 'zod';
import { DESCRIBED_CONCERNS } from '../smile/described-concerns.ts';
import { liveModelWords } from './live-model-words.ts';
import { text } from './words.ts';

/** content/quiz/described.yaml: how the quiz's result says what it draws. */
export const quizDescribedSchema = z.strictObject({
  heading: text,
  headingEmphasis: text,
  lead: text,
  privacy: text,
  /** In the place of both where a visitor saves data, and nothing is drawn. */
  inWords: text,
  /** Before a list of everything that was said and can be drawn. */
  list: text,
  /** What a picture is, before what it shows. */
  drawn: text,
  /** Before what there is in the place of what was taken away, and before what is left. */
  same: text,
  still: text,
  and: text,
  /** Before the name of a concern that is pictured alone. */
  alone: text,
  all: text,
  choose: text,
  concerns: z.record(
    z.enum(DESCRIBED_CONCERNS),
    z.strictObject({
      name: text,
      /** In a drawing that has it, and in one that does not: phrases that end a sentence's "with …". */
      seen: text,
      gone: text,
    }),
  ),
  live: liveModelWords,
});

export type DescribedWords = z.infer<typeof quizDescribedSchema>;
