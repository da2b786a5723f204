import * as z from 'zod';
import { closing, next, pageForm, titled } from '../page-parts.ts';
import { id, text } from '../words.ts';
import { action, markdown } from '../written.ts';
import { weddingWork } from './wedding-work.ts';

/** With a number in words or in digits in place of `{count}`. */
const counted = text.includes('{count}', 'say where the number stands: {count}');
/** With a date in place of `{day}`. */
const dated = text.includes('{day}', 'say where the date stands: {day}');
/** With the last day to begin in place of `{by}`, the first visit in place of `{visit}`. */
const twoDays = text
  .includes('{by}')
  .includes('{visit}', 'say where the two days stand: {by}, {visit}');

/** content/pages/weddings.yaml: a day, and what still fits before it. */
export const weddingsPage = pageForm({
  ask: z.strictObject({ label: text, hint: text, button: text, missing: text }),
  ribbon: z.strictObject({
    id,
    undated: z.strictObject({
      before: text,
      words: text,
      text,
      /** Where no date can be entered. */
      scriptFree: text,
    }),
    fits: z.strictObject({ one: text, more: counted, all: counted }),
    /** What has room for the first visit and hardly more; between the two others. */
    tight: z.strictObject({ one: text, more: counted }),
    late: z.strictObject({ one: text, more: counted }),
    /** The way to what no longer fits, below the ribbon. */
    lateLink: text,
    ranges: text,
    /** What the count asks of a kind that fits, beside the way to a visit. */
    visitFirst: text,
    /** Earlier than that, where no visit is free in time for anything. */
    noVisit: dated,
    /** Where nothing fits but only just. */
    onlyTight: markdown,
    elsewhere: text,
    /** In the last two weeks, and on the day. */
    quiet: markdown,
    isToday: markdown,
    passed: text,
    ahead: dated,
    far: text,
    /** At the ribbon's end, where the day lies farther than it reaches. */
    moreMonth: text,
    moreMonths: counted,
    moreYears: counted,
    actions: z.strictObject({
      visit: action,
      calendar: text,
      print: text,
      failed: text,
      text: action,
      textBody: dated,
    }),
    lanes: z.strictObject({ couple: text, party: text }),
    by: dated,
    last: z.strictObject({ days: text, week: text }),
  }),
  work: weddingWork,
  calendar: z.strictObject({ begin: z.string(), day: text, dayText: text, fileName: id }),
  today: z.strictObject({
    undated: z.strictObject({
      heading: text,
      number: text,
      unit: text,
      unitEnd: text,
      text,
      scriptFree: markdown,
    }),
    heading: text,
    unit: z.strictObject({ one: text, more: text }),
    unitEnd: text,
    /** On the day itself, in place of days and of what no longer fits. */
    theDay: text,
    /** Over what fits only just, and below its heading. */
    tight: text,
    tightText: markdown,
    /** Beside what fits only just. */
    tightDays: twoDays,
    late: text,
    /** Beside what would still have time, were a visit free by its last day. */
    noVisit: twoDays,
    /** Over the party's advice whose best time has passed. */
    advice: text,
    /** Below what no longer fits: near the day, and far from it. */
    close: text,
    divided: text,
    allFits: text,
    /** How a last day to begin is chosen where the practice is closed. */
    openDays: text,
  }),
  order: z.strictObject({
    id,
    heading: text,
    /** One sentence; its last word is set in italic. */
    steps: z.array(titled).length(5),
  }),
  first: z.strictObject({
    id,
    heading: text,
    parts: z.array(z.strictObject({ title: text, text: markdown })).length(3),
  }),
  closing: closing.extend({ headingEmphasis: text }),
  next,
});
