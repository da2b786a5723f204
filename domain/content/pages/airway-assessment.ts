import * as z from 'zod';
import {
  SHEET_LISTENERS,
  SHEET_RULES,
  SHEET_SIGNS,
  SHEET_URGENCIES,
  type SheetPerson,
} from '../../airway/sheet-signs.ts';
import { closing, next, pageForm, titled } from '../page-parts.ts';
import { id, text } from '../words.ts';
import { action } from '../written.ts';

const sign = z.strictObject({
  name: text,
  question: text,
  /** What stands at the mark of a sign that cannot wait. */
  urgent: text.optional(),
  /** What is commonly done about it, at the mark of a sign that does not say so by itself. */
  done: text.optional(),
});

type Signs = Readonly<Record<string, z.infer<typeof sign>>>;

/** A person's sheet: a notice stands at the signs that cannot wait (domain/airway/sheet-signs.ts), and at no others. */
function sheetOf<Fields extends { signs: z.ZodType<Signs> }>(person: SheetPerson, fields: Fields) {
  return z
    .strictObject({ id, tab: text, legend: text, ...fields })
    .superRefine((sheet, context) => {
      const signs = z.object({ signs: z.record(text, sign) }).parse(sheet).signs;
      for (const rule of SHEET_RULES[person]) {
        const hasNotice = signs[rule.sign]?.urgent !== undefined;
        if (hasNotice === (rule.urgency !== undefined)) continue;
        const message = hasNotice ? 'can wait: it has no notice' : 'cannot wait: write its notice';
        context.addIssue({ code: 'custom', path: ['signs', rule.sign, 'urgent'], message });
      }
    });
}

/** content/pages/airway-assessment.yaml: a sheet for a child or an adult, and the margin that says what to bring up with whom. */
export const airwayAssessmentPage = pageForm({
  sheet: z.strictObject({
    /** The honest line: what the browser keeps, and what leaves it. */
    honest: z.strictObject({ stays: text, nothing: text }),
    who: text,
    call: z.strictObject({ id, heading: text, signs: text }),
    hint: text,
    /** Above the line that opens at a mark. */
    how: text,
    /** For the sheet that is printed without a mark. */
    tell: text,
    thereafter: text,
    name: text,
    date: text,
    people: z.strictObject({
      child: sheetOf('child', { signs: z.record(z.enum(SHEET_SIGNS.child), sign) }),
      adult: sheetOf('adult', { signs: z.record(z.enum(SHEET_SIGNS.adult), sign) }),
    }),
  }),
  margin: z.strictObject({
    id,
    heading: text,
    empty: text,
    listeners: z.record(z.enum(SHEET_LISTENERS), text),
    /** After the listener of what cannot wait, in a heading of its own: the same name as below, or they read as two people. */
    first: z.string(),
    urgencies: z.record(z.enum(SHEET_URGENCIES), text),
    /** The way to a person, before the sheet is printed. */
    ask: action,
    print: text,
    printYourself: text,
    clear: text,
    cleared: text,
    /** After a sign's name, when its mark is taken back. */
    takenBack: text,
    /** After the number of marks, on a phone. */
    marked: text,
    seeList: text,
  }),
  truths: z.array(titled).min(2).max(4),
  closing: closing.extend({ headingEmphasis: text }),
  next,
});
