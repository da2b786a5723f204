import * as z from 'zod';
import { faultOfStage } from '../../blueprint/stage.ts';
import { text } from '../words.ts';

/** An amount as practice.yaml writes it, read as a number of dollars. */
const dollars = z
  .string()
  .regex(/^\$[\d,]+$/, 'write dollars, such as $250')
  .transform((written) => Number(written.replaceAll(/\D/g, '')));

const months = z.number().min(0);

const stage = z
  .strictObject({
    title: text,
    who: text.optional(),
    from: months,
    to: months,
    latest: months.optional(),
    length: text.optional(),
    checks: z.array(months).optional(),
    /** How it is drawn. */
    line: z.enum(['orthodontist', 'dentist', 'review']),
  })
  .superRefine((written, context) => {
    const message = faultOfStage(written);
    if (message) context.addIssue({ code: 'custom', message });
  });

const item = { item: text, note: text.optional() };

const estimateLine = z.union([
  z.strictObject({ ...item, dollars: z.number().int().positive() }),
  z.strictObject({ ...item, words: text }),
  z.strictObject({ ...item, credit: dollars }),
]);

const notes = z.array(z.strictObject({ term: text, words: text })).min(1);

/** One of the options on the sample's third page, with what the later pages say when it is chosen. */
export const sampleOption = z.strictObject({
  letter: z.enum(['A', 'B', 'C']),
  title: text,
  text,
  undone: text,
  risk: text,
  stages: z.array(stage).min(1),
  /** Below the stages. */
  orderNotes: notes,
  estimate: z.array(estimateLine).min(1),
  afterward: notes,
});
