import * as z from 'zod';
import { action, href } from './written.ts';
import { text } from './words.ts';

/** What of the shell a page shows, where it is not what all pages show (product 3.3, 3.5, 3.6). */
export const pageShell = z.strictObject({
  header: z.literal(false).optional(),
  footer: z.literal(false).optional(),
  /** The background of the header. */
  tone: z.enum(['home', 'beige']).optional(),
  /** The call to action of header and bar. */
  action: action.optional(),
});

export type WrittenPageShell = z.infer<typeof pageShell>;

const linkList = z.strictObject({
  heading: text,
  links: z.array(z.strictObject({ label: text, href })).min(1),
});

/** content/shell.yaml: what stands around every page. */
export const shellSchema = z.strictObject({
  /** True until a translator has read it: see the launch check. */
  sample: z.literal(true).optional(),
  /** The call to action of pages that name none. */
  action,
  skip: z.strictObject({ main: text, navigation: text }),
  header: z.strictObject({ stories: text, main: text }),
  menu: z.strictObject({
    open: text,
    close: text,
    /** Beside the link to the page that is shown. */
    here: text,
    /** Above the links, where they lead to pages in another language. */
    pages: text.optional(),
    /** Below the painting, where its own caption is in another language. */
    sitter: text.optional(),
  }),
  /** The bar of phones. Its last button says where it leads: `go to end`, `back to top`. */
  bar: z.strictObject({ label: text, go: text, back: text, to: text, top: text, end: text }),
  /** The ways to a person, in the strip, the menu and the footer. */
  help: z.strictObject({
    label: text,
    emergency: text,
    whatToDo: text,
    inAnEmergency: text,
    inAnEmergencyCall: text,
    urgent: text,
    call: text,
    /** Its beginning, where `call` does not stand for itself without the number. */
    callShort: text.optional(),
    call911: text,
    text,
    messageInstead: text,
    book: text,
    /** What the bar of phones has room for: the beginning of `book`. */
    bookShort: text,
    bookNote: text,
    stories: text,
    storiesNote: text,
  }),
  footer: z.strictObject({
    visit: text,
    map: text,
    directions: text,
    /** A drawing of the way; its streets are no map. */
    sketch: z.strictObject({
      sample: z.literal(true).optional(),
      alt: text,
      note: text,
      railroad: text,
      street: text,
    }),
    hours: text,
    reach: text,
    quickLinks: linkList,
    policies: linkList,
    notes: z.array(text).min(1),
    notice: text,
    noticePdf: text,
    doNotSell: text,
    cookies: text,
  }),
  preview: z.strictObject({ about: text, mark: text }),
  loading: text,
  /** What is told when the line goes and comes. */
  offline: z.strictObject({ here: text, stays: text, notKept: text, again: text }),
  /** Around what is told: what it is called, and its button. */
  toast: z.strictObject({ label: text, close: text }),
  /** In place of a page that did not open; a phone number stands after `noConnection` and `ours`. */
  failure: z.strictObject({
    heading: text,
    noConnection: text,
    ours: text,
    reload: text,
    back: text,
  }),
});

export type WrittenShell = z.infer<typeof shellSchema>;
