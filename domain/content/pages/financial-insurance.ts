import * as z from 'zod';
import { closing, next, pageForm } from '../page-parts.ts';
import { id, text } from '../words.ts';
import { markdown, picture } from '../written.ts';

const emphasized = { id, heading: text, headingEmphasis: text };

/** A line of the ledger: what it is, and a word more. */
const line = z.strictObject({ label: text, hint: text });

const dollars = z.int().nonnegative();

/** A treatment of the worked example; what the plan and the visitor pay is reckoned (domain/payment/plan-share.ts). */
const treatment = z.strictObject({
  name: text,
  feeDollars: dollars.positive(),
  allowedDollars: dollars,
  deductibleDollars: dollars,
  percent: z.int().min(0).max(100),
  maximumDollars: dollars,
  /** Beside the maximum: of a year, or of a lifetime. */
  maximumOf: text,
});

/** content/pages/financial-insurance.yaml. Amounts come in place of `{each}` and the like. */
export const financialInsurancePage = pageForm({
  /** The consultation's fee, where one looks first. */
  visit: z.strictObject({ amount: text, text, link: text }),
  ledger: z.strictObject({
    id,
    heading: text,
    /** Beside the hint of the example: with a figure of one's own, the same without a down payment, with none, and with one that cannot be read. */
    fee: line.extend({ own: text, ownAlone: text, missing: text, unread: text }),
    maximum: line,
    percent: z.strictObject({ before: text, after: text, hint: text }),
    hsa: line,
    consultation: line,
    down: line,
    left: text,
    months: z.strictObject({ label: text, hint: text, value: text }),
    monthly: text,
    capped: text,
    unread: text,
    print: text,
    reset: text,
    isStored: text,
    /** Where nothing is scripted. */
    still: text,
    printed: text,
  }),
  result: z.strictObject({
    perMonth: text,
    one: text,
    equal: text,
    uneven: text,
    conditions: text,
    total: text,
    totalOfFee: text,
    nothingLeft: text,
    noFee: text,
  }),
  shares: z.strictObject({
    ...emphasized,
    plan: text,
    hsa: text,
    credit: text,
    down: text,
    monthly: text,
    onePayment: text,
    none: text,
  }),
  assumptions: z.strictObject({ id, heading: text, points: z.array(text).min(4) }),
  receipt: z.strictObject({
    ...emphasized,
    text: markdown,
    lines: z
      .array(
        z.strictObject({
          event: text,
          amount: z.enum(['paid', 'back', 'kept', 'missed'], 'write paid, back, kept or missed'),
          note: text.optional(),
        }),
      )
      .min(2),
  }),
  stair: z.strictObject({
    ...emphasized,
    intro: text,
    step: text,
    rows: z.strictObject({
      fee: text,
      allowed: line,
      deductible: text,
      percent: text,
      maximum: text,
      who: text,
    }),
    deductibleLeft: text,
    percentOf: text,
    reached: text,
    notReached: text,
    plan: text,
    you: text,
    treatments: z.array(treatment).length(2),
    caption: text,
  }),
  savings: z.strictObject({
    id,
    heading: text,
    yes: z.strictObject({ heading: text, things: z.array(text).min(1) }),
    no: z.strictObject({ heading: text, things: z.array(text).min(1) }),
    remarks: z.array(z.strictObject({ term: text, text })).min(1),
  }),
  estimate: z.strictObject({
    ...emphasized,
    text,
    rights: z.array(z.strictObject({ figure: text, unit: text.optional(), text })).length(4),
    dispute: markdown,
  }),
  strip: picture,
  closing: closing.extend({ headingEmphasis: text }),
  next,
});
