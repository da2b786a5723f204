import * as z from 'zod';
import { text } from './words.ts';

/** What every form for a request and the screen after it say, in a language other than English (content/es/request-form.yaml). */
export const requestWordsSchema = z.strictObject({
  /** True until a translator has read it: see the launch check. */
  sample: z.literal(true).optional(),
  times: z.strictObject({ any: text, morning: text, midday: text, afternoon: text }),
  timeHint: text,
  languages: z.strictObject({ en: text, es: text, other: text }),
  fields: z.strictObject({
    form: text,
    name: text,
    email: text,
    /** Where an address looks like a slip; the one that was probably meant comes in place of `{meant}`. */
    meant: text,
    takeMeant: text,
    /** Of an address that has no at sign, or no point after it. */
    unfinished: text,
    phone: text,
    contact: text,
    language: text,
    otherLanguage: text,
    /** What it is about comes in place of `{about}`: a request, unless the form says another; the policy's link stands between it and a stop. */
    consent: text,
    request: text,
    policy: text,
    leaveEmpty: text,
    sending: text,
    tryAgain: text,
    /** Once whoever sent too much may send again; the phone number follows. */
    againNow: text,
  }),
  /** The form's list of faults; a count comes in place of `{count}`. */
  faults: z.strictObject({
    optional: text,
    checkOne: text,
    checkMany: text,
    allMended: text,
    oneLeft: text,
    manyLeft: text,
  }),
  /** The field for photos; `{number}` and `{count}` stand for figures, `{file}` for a file's name. */
  photos: z.strictObject({
    legend: text,
    optional: text,
    hint: text,
    readyHere: text,
    readyThere: text,
    preparing: text,
    choose: text,
    photo: text,
    remove: text,
    removeOne: text,
    add: text,
    addAnother: text,
    full: text,
    none: text,
    oneReady: text,
    manyReady: text,
    removed: text,
    heic: text,
    unreadable: text,
    oneLeftOut: text,
    manyLeftOut: text,
    sendingOne: text,
    sendingMany: text,
    sent: text,
    viewsLabel: text,
    /** In the order of the drawings. */
    views: z.array(text).length(6),
    arrivedOne: text,
    arrivedMany: text,
  }),
  failure: z.strictObject({ unreachable: text, noAnswer: text }),
  /** A phone number follows `talk`; the practice's name comes in place of `{name}`. */
  wayOut: z.strictObject({ talk: text, emergency: text, home: text }),
  success: z.strictObject({
    heading: text,
    /** The time that the promise means follows. */
    thanks: text,
    by: text,
    number: text,
    copyNumber: text,
    copied: text,
    notCopied: text,
    /** A phone number follows. */
    sooner: text,
    giveNumber: text,
    /** With `{to}`, as what follows. */
    mailed: text,
    notMailed: text,
    /** A phone number follows. */
    ifWrong: text,
    sent: text,
    keepCopy: text,
    received: text,
    zone: text,
    untilThen: text,
    ifYouLike: text,
    /** The link to the emergency page stands between the first two, the urgent number after the third. */
    cannotWait: text,
    whatToDo: text,
    orCall: text,
    print: text,
    askAgain: text,
    home: text,
    painting: text,
  }),
});

export type RequestWords = z.infer<typeof requestWordsSchema>;

/** What every form says, the scheduler's too. */
export type FormWords = Pick<RequestWords, 'fields' | 'faults' | 'failure' | 'wayOut'>;
