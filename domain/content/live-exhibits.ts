import * as z from 'zod';
import { liveModelWords } from './live-model-words.ts';
import { text } from './words.ts';

/** content/live-exhibits.yaml: how plates say what they show where an appliance or a veneer is drawn live. */
export const liveExhibitsSchema = liveModelWords.extend({
  /** While the model is made. */
  wait: text,
  /** What is seen of an expander. */
  expander: text,
  veneer: z.strictObject({
    /** What moves the veneer, and what it says of its places. */
    slider: text,
    held: text,
    seated: text,
    sentences: z.strictObject({ held: text, between: text, seated: text }),
  }),
});
