import * as z from 'zod';
import { text } from './words.ts';

/** content/es/facts.yaml: the facts that are sentences, each with the English one that was translated. */
export const spanishFactsSchema = z.strictObject({
  /** True until a translator has read them: see the launch check. */
  sample: z.literal(true).optional(),
  facts: z.record(z.string(), z.strictObject({ of: text, says: text })),
});
