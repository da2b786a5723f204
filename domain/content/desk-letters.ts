import * as z from 'zod';
import { CALLER } from '../desk/caller.ts';
import { CLOSED_THEN } from '../desk/outside-hours.ts';
import { SOME_TIMES_GONE, TIMES_GONE } from '../desk/stopped-letter.ts';
import { REQUEST_KIND_NAMES } from '../intake/kinds.ts';
import { ENGLISH, SPANISH } from '../languages/page-languages.ts';
import { EVENT_NAMES } from '../scheduling/event-types.ts';
import { text } from './words.ts';

/**
 * Ordinary e-mail is read by others on its way, and a ready text goes to whoever asked for anything at all: it says nothing of anybody's mouth or
 * health.
 */
const HEALTH =
  /\b(teeth|tooth|gums?|pain|hurts?|braces|aligners?|treat(?:ed|ments?)|diagnos\w*|symptoms?|dientes?|muelas?|enc[ií]as?|dolor\w*|duelen?|tratamientos?|diagn[oó]stic\w*|s[ií]ntomas?|salud|health)(?![\p{L}\p{N}])/iu;

/** A letter is filled in with these two, and nothing else; the practice's facts have two braces and were filled in before. */
const OTHER_BRACES = /\{(?!person\}|until\})[^}]*\}/;

const withoutHealth = text
  .refine((words) => !OTHER_BRACES.test(words), {
    error:
      'a letter knows {person} and {until}; a fact of practice.yaml has two braces, as {{phone}}',
  })
  .refine((words) => !HEALTH.test(words), {
    error: ({ input }) =>
      `'${HEALTH.exec(String(input))?.[0] ?? ''}' is about health; a letter by ordinary e-mail says nothing of that`,
  });

const letterWords = z.strictObject({
  /** One line. */
  subject: withoutHealth.max(100),
  paragraphs: z.array(withoutHealth).min(1),
  /** When one may call: of who left a number, and of who has still to name one. */
  call: z.optional(z.strictObject({ known: withoutHealth, unknown: withoutHealth })),
});

/** What may lie on a card; a visit whose day was closed since; and a letter that offers what is free no more. */
const kinds = z.enum([
  ...REQUEST_KIND_NAMES,
  ...EVENT_NAMES,
  CALLER,
  CLOSED_THEN,
  TIMES_GONE,
  SOME_TIMES_GONE,
]);

const inOneLanguage = z.strictObject({
  /** With {person} in the place of the first name. */
  greeting: withoutHealth,
  /** What leads up to the times that are offered, by what they are for. */
  offer: z.strictObject({
    [EVENT_NAMES[0]]: withoutHealth,
    [EVENT_NAMES[1]]: withoutHealth,
  }),
  /** What stands below the times; with {until} in the place of the moment until which they are held. */
  held: withoutHealth,
  closing: withoutHealth,
  kinds: z.record(kinds, letterWords),
});

const offered = z.enum([...EVENT_NAMES, 'none']);

/** The ready texts of the desk's letters, one for each kind of request and appointment and for who called, in each language. */
export const deskLettersSchema = z.strictObject({
  /** True until the practice has made them its own: see the launch check. */
  sample: z.literal(true).optional(),
  /** What times are offered for, by the kind of what came; "none" offers none until somebody chooses. */
  offers: z.record(kinds, offered),
  [ENGLISH]: inOneLanguage,
  [SPANISH]: inOneLanguage,
});

export type DeskLetterTexts = z.infer<typeof deskLettersSchema>;

const writtenInOneLanguage = inOneLanguage.extend({
  /** To who asked for anything that has no letter of its own. */
  anythingElse: letterWords,
  kinds: z.partialRecord(kinds, letterWords),
});

/** As they are written, in content/desk-letters.yaml: a kind without a letter of its own has the one for anything else, and offers no times by itself. */
export const writtenDeskLettersSchema = deskLettersSchema.extend({
  offers: z.partialRecord(kinds, offered),
  [ENGLISH]: writtenInOneLanguage,
  [SPANISH]: writtenInOneLanguage,
});

/** One letter for each kind, of what is written. */
export function everyLetter(written: z.infer<typeof writtenDeskLettersSchema>): DeskLetterTexts {
  const inLanguage = ({ anythingElse, ...words }: z.infer<typeof writtenInOneLanguage>) => ({
    ...words,
    kinds: ofEveryKind(words.kinds, anythingElse),
  });
  return {
    ...written,
    offers: ofEveryKind(written.offers, 'none'),
    [ENGLISH]: inLanguage(written[ENGLISH]),
    [SPANISH]: inLanguage(written[SPANISH]),
  };
}

type AnyKind = z.infer<typeof kinds>;

function ofEveryKind<Value>(
  own: Readonly<Partial<Record<AnyKind, Value>>>,
  otherwise: Value,
): Record<AnyKind, Value> {
  const all = kinds.options.map((kind) => [kind, own[kind] ?? otherwise]);
  // It has each of them.
  return Object.fromEntries(all) as Record<AnyKind, Value>;
}
