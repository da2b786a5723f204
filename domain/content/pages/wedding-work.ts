import * as z from 'zod';
import { FIRST_MONTH, LAST_MONTH, LAST_WEEK, rowsBefore } from '../../weddings/ribbon.ts';
import { DAY_ID } from '../../weddings/wedding-calendar.ts';
import { id, text } from '../words.ts';
import { markdown } from '../written.ts';

/** The ribbon's stylesheet knows spans of so many rows; more would be an empty stretch. */
const LARGEST_SPAN_ROWS = 12;

const before = z.union(
  [
    z.strictObject({ weeks: z.int().min(0).max(LAST_WEEK) }),
    z.strictObject({ months: z.int().min(FIRST_MONTH).max(LAST_MONTH) }),
  ],
  `write { weeks: 0 } to { weeks: ${LAST_WEEK} }, or { months: ${FIRST_MONTH} } to { months: ${LAST_MONTH} }`,
);

const line = { id, before, title: text };
const step = z.strictObject({ ...line, text, elsewhere: z.literal(true).optional() });
const aside = z.strictObject({ ...line, text: markdown });

/** What has to begin when, and what stands beside it; each at a mark of its own, from the day back. */
export const weddingWork = z
  .strictObject({
    /** True until the doctors have confirmed where each line stands. */
    sample: z.literal(true).optional(),
    steps: z.array(step).min(2),
    around: z.array(aside).min(1),
  })
  .superRefine(({ steps, around }, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', message });
    const seen = new Map<string | number, string>();
    for (const one of [...steps, ...around]) {
      const row = rowsBefore(one.before);
      const other = seen.get(row);
      if (other !== undefined) {
        fault(`${one.id} stands at the mark of ${other}; give each a mark of its own`);
      }
      if (one.id === DAY_ID || seen.has(one.id)) fault(`two lines are called ${one.id}`);
      seen.set(row, one.id).set(one.id, one.id);
    }
    for (const lane of [steps, around]) {
      const rows = [0, ...lane.map((one) => rowsBefore(one.before))];
      for (const [index, { id: name }] of lane.entries()) {
        const span = (rows[index + 1] ?? 0) - (rows[index] ?? 0);
        if (span < 0) fault(`${name} stands before a line that is nearer to the day`);
        if (span > LARGEST_SPAN_ROWS) fault(`nothing stands for ${span} marks before ${name}`);
      }
    }
  });
