import * as z from 'zod';
import { next, pageForm } from '../page-parts.ts';
import { markdown } from '../written.ts';
import { id, text } from '../words.ts';
import { communityEvents } from './community-events.ts';

/** The drawings of app/features/community that a place can have on the map. */
const BUILDINGS = ['arcade', 'school', 'hall', 'field', 'shop', 'library', 'bandstand'] as const;
/** The kinds of guard that are drawn in section. */
const GUARDS = ['stock', 'boil-and-bite', 'scanned', 'over-braces'] as const;

/** A spot on the sketch, in its units: pixels of the drawing at 1440. */
const spot = { x: z.number().min(0).max(1440), y: z.number().min(0).max(920) };

const place = z.strictObject({
  id,
  name: text,
  /** The practice itself: its address is known. */
  isPractice: z.boolean().default(false),
  building: z.enum(BUILDINGS),
  /** Where its building stands: the middle of its foot. */
  ...spot,
  text: markdown,
});

const blank = z.strictObject({ label: text, placeholder: text });

/** content/pages/community.yaml: a map with what is done where, a season of dates, four guards, a letter. */
export const communityPage = pageForm({
  /** Leads from the first screen to the letter. */
  onward: text,
  map: z.strictObject({
    alt: text,
    note: text,
    /** Towns in italics; roads small, turned by some degrees. */
    names: z.array(z.strictObject({ name: text, road: z.number().optional(), ...spot })).min(1),
  }),
  places: z.array(place).min(2),
  /** The place that stands open at first. */
  openPlace: id,
  season: z.strictObject({
    heading: text,
    text,
    note: text,
    /** `{number}` and `{place}` come in their places. */
    place: text,
    calendar: text,
    calendarFailed: text,
    /** What an entry in a calendar says of every event. */
    calendarNote: text,
    /** Said of a date that passes while somebody reads it. */
    isOver: text,
    /** When none is left. */
    none: z.strictObject({ heading: text, text: markdown }),
    events: communityEvents,
  }),
  giving: z.strictObject({ motto: text, heading: text, text: markdown }),
  guards: z.strictObject({
    heading: text,
    headingEmphasis: text.optional(),
    text,
    key: z.strictObject({ tooth: text, pulp: text, gum: text, bone: text, guard: text }),
    kinds: z.array(z.strictObject({ kind: z.enum(GUARDS), name: text, text })).min(1),
  }),
  letter: z.strictObject({
    heading: text,
    headingEmphasis: text.optional(),
    notes: z.array(markdown).min(1),
    to: text,
    subject: z.strictObject({ label: text, words: text }),
    /** Blanks are written as `{who}`. */
    sentences: text.refine(
      (sentences) =>
        ['who', 'help', 'purpose', 'people', 'day'].every(
          (name) => sentences.split(`{${name}}`).length === 2,
        ),
      'needs each of {who}, {help}, {purpose}, {people} and {day} once',
    ),
    blanks: z.strictObject({
      who: blank,
      help: blank,
      purpose: blank,
      people: blank,
      day: z.strictObject({ label: text }),
    }),
    short: text,
    passed: text,
    /** Before the names of blanks that a letter needs, in small letters. */
    missing: text.includes('{blanks}', 'say where the blanks are named: {blanks}'),
    open: text,
    copy: text,
    copied: text,
    notCopied: text,
    /** The name of the whole letter, where the browser does not let it be copied. */
    whole: text,
    notSent: text,
    /** In the place of the letter where nothing is scripted. */
    withoutScript: markdown,
  }),
  next,
}).superRefine(({ places, openPlace, season }, context) => {
  const known = new Set(places.map((one) => one.id));
  const refuse = (name: string, path: PropertyKey[]) => {
    if (known.has(name)) return;
    const message = `'${name}' is no place of this page; write one of: ${[...known].join(', ')}`;
    context.addIssue({ code: 'custom', path, message });
  };
  refuse(openPlace, ['openPlace']);
  for (const [index, { place: name }] of season.events.entries()) {
    refuse(name, ['season', 'events', index, 'place']);
  }
});
