import * as z from 'zod';
import { closing, next, pageForm, titled } from '../page-parts.ts';
import { action, href, markdown, picture } from '../written.ts';
import { id, text } from '../words.ts';

/** A heading with a phrase in italic. */
const emphasized = { heading: text, headingEmphasis: text };
const link = z.strictObject({ href, label: text });
/** What the philosophy's sections begin with; their ids are addresses. */
const opening = { id, heading: text, body: markdown };

/** What visitors ask first: a painted sitter, a worry in their words, its answer and the way to more. */
const asked = z.strictObject({
  ...emphasized,
  /** Whose caption stands here, where all sitters have the same. */
  captions: text,
  /** Stands after the sitters' own captions. */
  note: text,
  worries: z
    .array(z.strictObject({ sitter: picture, words: text, answer: text, href, linkLabel: text }))
    .length(5),
  /** For those who cannot wait. */
  hurt: z.strictObject({ heading: text, actions: z.array(action).min(2).max(3) }),
});

const blueprint = z.strictObject({
  ...opening,
  link,
  length: z.strictObject({ number: text, unit: text }),
  facts: z.array(z.strictObject({ term: text, detail: markdown })).length(2),
  /** The sheet that leads from the Blueprint to the Method. */
  sheet: z.strictObject({
    from: text,
    mark: text,
    title: text,
    drawing: text,
    contents: z.array(text).length(6),
  }),
});

const process = z.strictObject({
  id,
  heading: text,
  you: text,
  we: text,
  steps: z
    .array(z.strictObject({ title: text, you: text, we: text }))
    .length(4, 'the process has four steps (product 1.3)'),
});

/** content/pages/home.yaml */
export const homePage = pageForm({
  /** The first screen: the painting that the headline stands on, the two ways on, three reasons. */
  hero: z.strictObject({
    plate: picture,
    startLabel: text,
    methodLabel: text,
    reasons: z.array(text).length(3),
  }),
  asked,
  /** The four steps, which change with scrolling. */
  sequence: z.strictObject({
    ...emphasized,
    title: text,
    alt: text,
    /** What stands on the bare canvas of the first step, in a patient's words. */
    opening: z.strictObject({ sample: z.literal(true).optional(), words: text }),
    /** Written after the title where all four states are shown. */
    titleOfAll: text,
    /** Written before the number of the state that is shown. */
    stateLabel: text,
    steps: z.array(titled).length(4, 'the sequence has four steps (product 1.3)'),
  }),
  expertise: z.strictObject({
    heading: text,
    text,
    /** The case of the gallery that the before/after slider shows. */
    case: id,
    columns: z
      .array(
        z.strictObject({
          heading: text,
          text,
          note: text,
          /** For whom there is a page of its own; after the note, in its paragraph. */
          also: link.optional(),
          href,
          linkLabel: text,
        }),
      )
      .length(3),
  }),
  credentials: z.array(z.strictObject({ mark: text, plain: text })).length(6),
  /** The room, hung as wide as the page. */
  lounge: picture,
  /** Three sentences that are set large, and what follows from them. */
  why: z.strictObject({ ...opening, headingEmphasis: text, sayings: z.array(text).length(3) }),
  blueprint,
  method: z.strictObject({ ...opening, link, hands: z.array(titled).length(3) }),
  process,
  closing: z.strictObject({ ...closing.shape, headingEmphasis: text }),
  /** The quiz's place in the call-to-action band. */
  quizCard: z.strictObject({ heading: text, text, label: text, href }),
  next,
  /** Beside the stories; what a click opens, where its text names a patient. */
  story: z.strictObject({ plate: picture, storyLabel: text }),
});
