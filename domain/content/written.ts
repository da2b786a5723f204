import * as z from 'zod';
import { consentSchema, type Consent } from './consent.ts';
import { day, id, text } from './words.ts';

/*
 * What stands in content as one thing and reaches a page as another. The schemas mark it; one loader (app/content/show-words.server.ts) and
 * one type (app/site/shown.ts) know what becomes of it, so that a new form needs neither.
 */

/** Words in Markdown; a page gets them as formatted text. */
export class Markdown {
  readonly markdown: string;
  constructor(markdown: string) {
    this.markdown = markdown;
  }
}

/** The name of a picture in content/pictures.yaml, or of a photograph in content/photographs; a page gets its files. */
export class PictureName {
  readonly pictureName: string;
  constructor(pictureName: string) {
    this.pictureName = pictureName;
  }
}

/** The days for which an entry of a list may be shown; a page gets the entry without them while they last, and no entry afterward. */
export class WrittenConsent {
  readonly consent: Consent;
  constructor(consent: Consent) {
    this.consent = consent;
  }
}

/** The day of an entry of a list that is shown until it is over, such as an event; a page gets the day, and no entry afterward. */
export class LastDay {
  readonly lastDay: string;
  constructor(day: string) {
    this.lastDay = day;
  }
}

export const lastDay = day.transform((written) => new LastDay(written));

export const consent = consentSchema.transform((written) => new WrittenConsent(written));

export const markdown = text.transform((written) => new Markdown(written));

export const picture = id.transform((name) => new PictureName(name));

/** Where links and buttons lead. */
export const href = z
  .string()
  .regex(
    /^(\/|https:\/\/|tel:$|tel:urgent$|sms:$|call-request$|schedule$|schedule-blueprint$)/,
    'link to /a-page, https://…, tel:, tel:urgent, sms:, call-request, schedule or schedule-blueprint',
  );

const actionFields = z.strictObject({
  label: text,
  href,
  /** The beginning of the label that says enough where there is little room. */
  short: text.optional(),
  /** What an `sms:` action says where no text can be sent; there it leads to the virtual consultation's form. */
  elsewhere: text.optional(),
  elsewhereShort: text.optional(),
});

/** A button as it is written; a page gets it with the address that it leads to. */
export class WrittenAction {
  readonly label: string;
  readonly href: string;
  readonly short: string | undefined;
  readonly elsewhere: string | undefined;
  readonly elsewhereShort: string | undefined;
  constructor(written: z.infer<typeof actionFields>) {
    this.label = written.label;
    this.href = written.href;
    this.short = written.short;
    this.elsewhere = written.elsewhere;
    this.elsewhereShort = written.elsewhereShort;
  }
}

export const action = actionFields
  .refine(
    (written) => (written.href === 'sms:') === (written.elsewhere !== undefined),
    "give an action to sms:, and no other, its words for a device without texts, such as elsewhere: 'Message us'",
  )
  .transform((written) => new WrittenAction(written));

/** A table as components get it. */
export interface TableContent {
  readonly caption: string;
  /** The first column holds the row headers. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const table = z
  .strictObject({
    caption: text,
    columns: z.array(z.string()).min(2),
    rows: z.array(z.array(text)).min(1),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, row] of rows.entries()) {
      if (row.length === columns.length) continue;
      const message = `has ${row.length} cells for ${columns.length} columns; give each its own`;
      context.addIssue({ code: 'custom', path: ['rows', index], message });
    }
  });
