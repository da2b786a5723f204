import * as z from 'zod';
import { pageForm } from '../page-parts.ts';
import { markdown } from '../written.ts';
import { id, text } from '../words.ts';

/** Words that become HTML as they stand. */
const plain = text.regex(/^[^<>&]*$/, 'write it without <, > and &');

const situation = z.strictObject({
  id,
  /** Addresses that led here once, or lead to several situations at the same time. */
  aliases: z.array(id).default([]),
  /** In the list of what may have happened; it has a drawing of the same id in app/features/emergency. */
  name: text,
  hint: text.optional(),
  heading: text,
  /** Before the first step. */
  first: markdown.optional(),
  /** When the steps are for, where they are not for all that the situation may be. */
  stepsHeading: text.optional(),
  steps: z.array(z.strictObject({ title: text, text: markdown.optional() })).min(2),
  /** It can wait until we open: nobody is sent to an emergency department with it. */
  canWait: z.literal(true).optional(),
});

/** content/pages/emergency.yaml: two calls, what may have happened, and for each the steps. */
export const emergencyPage = pageForm({
  /** Above the heading: what the page is. */
  kicker: text,
  calls: z.strictObject({ urgent: text, breathing: text }),
  /** Where to go when nobody answers: beside the calls, and after the steps of each situation. */
  unanswered: text,
  /** Leads from the steps to the list again. */
  otherwise: text,
  situations: z
    .array(situation)
    .min(1)
    .superRefine((situations, context) => {
      const seen = new Set<string>();
      for (const name of situations.map((one) => one.id)) {
        if (seen.has(name)) {
          context.addIssue({ code: 'custom', message: `two situations are called ${name}` });
        }
        seen.add(name);
      }
    }),
  /** The first hour of a tooth that was knocked out (domain/emergency/first-hour.ts); minutes come in place of `{minutes}`. */
  hour: z.strictObject({
    scale: text,
    mark: text,
    question: text,
    now: text,
    longer: text,
    began: text,
    early: text,
    oneMinute: text,
    late: text,
    over: text,
    /** In the place of the words of the step that is left out once the hour is over. */
    leftOut: text,
  }),
  call911: z.strictObject({
    heading: text,
    signs: z.array(text).min(1),
    department: z.strictObject({ heading: text, signs: z.array(text).min(1) }),
  }),
  end: z.strictObject({
    /** For whoever is no patient yet: whether they may come, and what it costs. */
    firstTime: text,
    address: text,
    directions: text,
    kept: text,
    print: text,
  }),
  /** What any other page says where there is no connection (scripts/finish-build/emergency-worker.ts). */
  offline: z.strictObject({
    title: plain,
    heading: plain,
    text: plain,
    call: plain,
    urgent: plain,
    emergency: plain,
  }),
});
