import * as z from 'zod';
import { liveModelWords } from '../live-model-words.ts';
import { DESIGN_GUM_LINES, DESIGN_LINES, DESIGN_SHAPES } from '../../smile/design-choices.ts';
import { DESIGN_TREATMENTS } from '../../smile/design-consequences.ts';
import { closing, next, pageForm, titled } from '../page-parts.ts';
import { id, text } from '../words.ts';
import { markdown, picture } from '../written.ts';

const group = { legend: text, /** Where the groups are tabs. */ tab: text };

/** A choice among named options, and how the sentence says each. */
function optionsOf<Name extends string>(names: readonly Name[]) {
  const words = z.record(z.enum(names), text);
  const between = z.array(text).length(names.length - 1);
  return z.strictObject({ ...group, options: words, said: words, between });
}

/** Of a model that is drawn live. */
const live = liveModelWords.extend({
  /** After a choice's name: its slider. */
  finely: text,
  /** Between two options. */
  to: text,
  /** One, two and three quarters of the way from one option to the next. */
  parts: z.tuple([text, text, text]),
});

const treatment = z.strictObject({
  name: text,
  changes: text,
  enamel: text,
  visits: text,
  lasts: text,
});

const plate = { id, heading: text, text: markdown, /** What the drawing shows. */ alt: text };

/** content/pages/designs.yaml */
export const designsPage = pageForm({
  studio: z.strictObject({
    /** Of the whole, said and not shown. */
    heading: text,
    choose: text,
    shape: optionsOf(DESIGN_SHAPES),
    shade: z.strictObject(group),
    line: optionsOf(DESIGN_LINES),
    gumLine: optionsOf(DESIGN_GUM_LINES),
    /** What joins the choices into a sentence. */
    sentence: z.strictObject({ teeth: text, under: text }),
    compare: text,
    back: text,
    /** Before the sentence of the smile that was begun with. */
    began: text,
    live,
    note: text,
    /** The model in a light shade, in every design. */
    pictures: z.record(
      z.enum(DESIGN_SHAPES),
      z.record(z.enum(DESIGN_LINES), z.record(z.enum(DESIGN_GUM_LINES), picture)),
    ),
  }),
  take: z.strictObject({
    /** True until the doctors have confirmed rules and rows. */
    sample: z.literal(true).optional(),
    id,
    heading: text,
    headingEmphasis: text,
    columns: treatment.omit({ name: true }).extend({ treatment: text }),
    /** Said of a row that applies. */
    applies: text,
    /** For one treatment, two, and so on. */
    counts: z.array(text).length(DESIGN_TREATMENTS.length),
    order: text,
    nothing: text,
    removesEnamel: text,
    keepsEnamel: text,
    treatments: z.record(z.enum(DESIGN_TREATMENTS), treatment),
    caption: text,
    /** A veneer and its tooth. */
    picture,
  }),
  plates: z.strictObject({
    label: text,
    plate: text,
    shape: z.strictObject({
      ...plate,
      marks: z.strictObject({ corner: text, edge: text, contact: text }),
    }),
    shade: z.strictObject({ ...plate, zones: z.tuple([text, text, text, text]) }),
    proportion: z.strictObject({
      ...plate,
      marks: z.strictObject({ width: text, height: text, neighbor: text }),
    }),
    character: z.strictObject(plate),
    frame: z.strictObject({
      ...plate,
      marks: z.strictObject({ height: text, lower: text }),
    }),
  }),
  mouth: z.strictObject({
    id,
    heading: text,
    headingEmphasis: text,
    /** One for each drawing. */
    steps: z.array(titled).length(5),
  }),
  limits: z.strictObject({
    id,
    heading: text,
    said: text,
    saidEmphasis: text,
    remarks: z.array(text).length(3),
  }),
  closing: closing.extend({ headingEmphasis: text }),
  next,
});
