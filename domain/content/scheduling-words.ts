import * as z from 'zod';
import type { Language } from '../languages/page-languages.ts';
import { EVENT_NAMES, type EventType } from '../scheduling/event-types.ts';
import { text } from './words.ts';

/** For each kind of visit. */
const ofEvents = z.record(z.enum(EVENT_NAMES), text);

/** Each whole, and as many in every language: the English one takes the place of one that is not translated. */
const sentences = z.array(text).min(1);

/** What the scheduler says of fee and visit: sentences in which the practice's facts stand already. */
const bookingFactsSchema = z.strictObject({
  details: z.record(z.enum(EVENT_NAMES), sentences),
  /** What the fee is, when and how it is taken, and when it comes back: said before a visit is booked. */
  feeNote: sentences,
  firm: sentences,
  feeTaken: sentences,
  feeRules: sentences,
  /** After a visit was cancelled: by them, by us. */
  feeWhenCancelled: sentences,
  feeWhenWeCancel: sentences,
  /** Whichever visit it was: said where its time has come. */
  feeWhenMissed: sentences,
  noShow: sentences,
});

/** Parts of a sentence, which goes on in the page's language: numbers and names alone change in them. */
const bookingFiguresSchema = z.strictObject({
  /** After "We call you"; `feeTaken` follows. */
  weCallAbout: text,
  /** Without what ends it. */
  rescheduleRule: text,
});

/** Facts of fee and visit as one language writes them. */
export type BookingFacts = z.infer<typeof bookingFactsSchema>;
export type BookingFigures = z.infer<typeof bookingFiguresSchema>;

/** Sentences one after the other, each with its language where that is not the page's. */
export type Said = readonly { readonly text: string; readonly language?: Language }[];

/** Facts of fee and visit as a page shows them. */
export type SaidFacts = BookingFigures & {
  readonly [Name in Exclude<keyof BookingFacts, 'details'>]: Said;
} & {
  readonly details: Readonly<Record<EventType, Said>>;
  /** One entry for each thing. */
  readonly bring: Said;
};

/** What the scheduler and the screen after it say, in a language other than English (content/es/scheduling.yaml). In braces: what comes in their place. */
export const schedulingWordsSchema = z.strictObject({
  /** True until a translator has read it: see the launch check. */
  sample: z.literal(true).optional(),
  page: z.strictObject({ title: text, description: text }),
  heading: text,
  /** What the page's main part is called. */
  label: text,
  event: z.strictObject({ legend: text, names: ofEvents, minutes: text }),
  weekend: z.strictObject({ ask: text }),
  facts: bookingFactsSchema,
  figures: bookingFiguresSchema,
  days: z.strictObject({
    legend: text,
    earlier: text,
    later: text,
    /** After "Earlier" and "Later" where there is room. */
    dates: text.optional(),
    between: text,
    /** How many times a day has: one, and any other number. */
    oneFree: text,
    free: text,
    /** After other weeks were asked for: on how many days times are free. */
    oneDayFree: text,
    daysFree: text,
    /** Why a day cannot be had: for the ear, and in the room that its square has. */
    past: text,
    closed: z.strictObject({ words: text, mark: text }),
    tooSoon: z.strictObject({ words: text, mark: text }),
    taken: z.strictObject({ words: text, mark: text }),
    horizon: text,
    /** The phone number follows. */
    horizonEnd: text,
  }),
  times: z.strictObject({
    loading: text,
    /** The phone number follows this one and the two after it. */
    failed: text,
    noneButLater: text,
    noneAtAll: text,
    tryAgain: text,
    /** Before the day. */
    on: text,
    zone: text,
    yoursBelow: text,
    yours: text,
    /** After the visitor's own time, for the ear. */
    yourTime: text,
    noneChosen: text,
    /** The phone number follows. */
    notListed: text,
    goOn: text,
    chosen: text,
  }),
  taken: z.strictObject({
    heading: text,
    perhapsYours: text,
    tried: text,
    sorry: text,
    next: text,
    none: text,
  }),
  /** After `day`: on which days the practice is open. `alone`: a time at which a longer visit can no longer begin. */
  scriptFree: z.strictObject({ day: text, time: text, alone: text, hint: text }),
  form: z.strictObject({
    /** Under the name: not every visit that can be booked fits a child. */
    childHint: text,
    emailHint: ofEvents,
    phoneForFee: text,
    /** Where it is not known which visit it is. */
    phoneOfEither: text,
    consentAbout: text,
    book: text,
    booking: text,
  }),
  /** The page of one appointment. */
  change: z.strictObject({
    opening: text,
    tryAgain: text,
    unknown: z.strictObject({ heading: text, text }),
    over: z.strictObject({ heading: text, text }),
    notLoaded: z.strictObject({ heading: text, text }),
    cancelled: text,
    moved: text,
    /** After the rule of moving a visit; `{until}` is a moment. */
    movable: text,
    /** The phone number follows, then what becomes of the fee. */
    tooSoon: text,
    another: text,
    cancel: text,
    talk: text,
    keepsOld: text,
    sorry: text,
    chooseFirst: text,
    newTime: text,
    move: text,
    moving: text,
    /** This one and the next name the visit by its `{time}`: there may be two. */
    keepTime: text,
    cancelQuestion: text,
    becomesFree: text,
    noFee: text,
    cancelling: text,
    yesCancel: text,
    keep: text,
    freeAgain: text,
    /** How the fee of a cancelled visit is asked for; the phone number follows. */
    askBack: text,
    takesAway: text,
    takeOut: text,
    bookNew: text,
    notArrived: text,
    /** Of what a server that is busy, or cannot store, has turned away. */
    notTaken: text,
    link: text,
    linkNotWhole: text,
    show: text,
    noLink: text,
    pasteScriptFree: text,
    pasteBroken: text,
    paste: text,
  }),
  booked: z.strictObject({
    heading: text,
    /** After a reload, with `{visit}` and `{time}`. */
    before: text,
    another: text,
    /** The way to it then: what the confirmation offered stands there. */
    openBefore: text,
    number: text,
    /** Between the rule of moving a visit and the phone number. */
    byLink: text,
    byPhone: text,
    /** With `{to}`, as those that follow. */
    mailed: text,
    notMailed: ofEvents,
    /** A phone number follows. */
    ifWrong: text,
    noteDown: text,
    linkByMail: text,
    weCall: text,
    oneSentence: text,
    forms: z.strictObject({ lead: text, text }),
    bring: text,
    needs: z.strictObject({ lead: text, text }),
    openLink: text,
    keepLink: text,
    copyLink: text,
    copied: text,
    selected: text,
    save: text,
    google: text,
    notSaved: text,
  }),
});

export type SchedulingWords = z.infer<typeof schedulingWordsSchema>;

/** The scheduler's words in Spanish, as a build has read them. */
export type SpanishSchedulingWords = Omit<SchedulingWords, 'facts' | 'figures'> & {
  /** A sentence is in English where one of its facts says something else than what was translated. */
  readonly saidFacts: SaidFacts;
};
