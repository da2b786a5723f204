import * as z from 'zod';
import { faultOfStory, HANDS, TREATMENTS } from '../../stories/story.ts';
import { closing, next, pageForm } from '../page-parts.ts';
import { action, consent, picture } from '../written.ts';
import { id, text } from '../words.ts';

const months = z.number().min(0);

const step = z.strictObject({
  treatment: z.enum(TREATMENTS),
  name: text,
  /** How long, in words: "13 months". */
  length: text,
  by: z.enum(HANDS),
  from: months,
  /** Left out where it goes on after the story. */
  to: months.optional(),
  /** Time that has to pass: drawn as what goes on is. */
  waiting: z.literal(true).optional(),
});

/** A story told as a case; invented, or a patient's with a consent. */
const story = z
  .strictObject({
    id,
    /** True while the story is invented: see the launch check. */
    sample: z.literal(true).optional(),
    /** Given where it is a patient's: it is shown while that lasts. */
    consent: consent.optional(),
    /** What the person said first. */
    opening: text,
    who: text,
    /** A painting is of an imagined person: samples alone have one. */
    portrait: picture.optional(),
    title: text,
    /** In the contents: what it is about, and how long it took. */
    short: text,
    plan: text,
    time: text,
    result: text,
    months,
    steps: z.array(step).min(1).max(6),
    hard: z.strictObject({ month: months, text }),
    /** On the part of the scale that the story leaves empty. */
    rest: text.optional(),
    /** The models of a similar change. */
    model: z.strictObject({ before: picture, after: picture, change: text }).optional(),
  })
  .superRefine((written, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', message });
    if ((written.sample === undefined) === (written.consent === undefined)) {
      fault(
        'give either `sample: true`, or consent with givenOn and holdsUntil, the days of the written consent',
      );
    }
    const message = faultOfStory(written);
    if (message) fault(message);
  });

/** content/pages/stories.yaml */
export const storiesPage = pageForm({
  /** Said while all stories are samples. */
  allSamples: text,
  quiz: action,
  contents: z.strictObject({ label: text, months: text }),
  filter: z.strictObject({
    label: text,
    every: text,
    everyTreatment: text,
    /** What each treatment is called, in the order of the choices. */
    treatments: z.record(z.enum(TREATMENTS), text),
    /** After a number: "2 of 3 stories". */
    stories: text,
  }),
  /** What stands in every story. */
  labels: z.strictObject({
    isSample: text,
    isPatient: text,
    plan: text,
    time: text,
    result: text,
    steps: text,
    hard: text,
    beforeAndAfter: text,
    model: text,
    isModel: text,
  }),
  stories: z
    .array(story)
    .min(1)
    .superRefine((stories, context) => {
      for (const [at, { id: one }] of stories.entries()) {
        if (stories.findIndex((other) => other.id === one) === at) continue;
        const message = `'${one}' stands twice; rename one`;
        context.addIssue({ code: 'custom', path: [at, 'id'], message });
      }
    }),
  /** Around patients' words (content/stories/testimonials.yaml), here and where a picture opens them. */
  words: z.strictObject({ heading: text, isSample: text, isPatient: text }),
  /** What is asked before a real story appears. */
  permission: z.strictObject({
    heading: text,
    headingEmphasis: text,
    /** Said while nothing real is published. */
    noneYet: text,
    text,
    slip: z.strictObject({
      heading: text,
      lines: z.array(z.strictObject({ term: text, detail: text.optional() })).min(2),
    }),
  }),
  closing: closing.extend({ headingEmphasis: text }),
  next,
});
