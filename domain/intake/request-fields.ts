import * as z from 'zod/mini';
import { cleanContact, isEmailAddress, isPhoneNumber } from './contact-rules.ts';
import { CONTACT_WORDS, type ContactWay } from './contact-words.ts';
import { REQUEST_KIND_NAMES } from './kinds.ts';
import { findTextFault } from './safe-text.ts';
import {
  EMAIL_LIMIT_CHARACTERS,
  LANGUAGE_LIMIT_CHARACTERS,
  MESSAGE_LIMIT_CHARACTERS,
  NAME_LIMIT_CHARACTERS,
} from './wire.ts';

/**
 * One schema a field of a request, each with the sentence a person reads when it does not fit. They come from
 * 'zod/mini', because the browser's form carries them too.
 */

// Zod tries whether it may compile code; the site's Content-Security-Policy would report each try as a violation.
z.config({ jitless: true });

const CONTACT_TIMES = ['any', 'morning', 'midday', 'afternoon'] as const;
const LANGUAGES = ['en', 'es', 'other'] as const;

/** A name of emoji is a name; a name of marks alone shows nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

function freeOfFaults(isMessage: boolean, what: string) {
  return [
    z.refine<string>((text) => findTextFault(text, isMessage) !== 'control', {
      error: `Your ${what} contains characters that cannot be printed. Please type it again.`,
    }),
    z.refine<string>((text) => findTextFault(text, isMessage) !== 'hidden', {
      error: `Your ${what} contains hidden characters, often left by copying. Please type it again.`,
    }),
    z.refine<string>((text) => findTextFault(text, isMessage) !== 'stacked-marks', {
      error: `Your ${what} has too many accents on one letter. Please type it again.`,
    }),
  ] as const;
}

export const kindField = z.enum(REQUEST_KIND_NAMES, {
  error: 'Please choose what your request is about.',
});

export const nameField = z.string({ error: 'Please enter your name.' }).check(
  z.trim(),
  z.minLength(1, { error: 'Please enter your name.' }),
  z.maxLength(NAME_LIMIT_CHARACTERS, {
    error: `Please shorten your name to ${NAME_LIMIT_CHARACTERS} characters.`,
  }),
  z.refine((text) => VISIBLE.test(text), { error: 'Please enter your name.' }),
  ...freeOfFaults(false, 'name'),
);

export const emailField = z.string({ error: 'Please enter your e-mail address.' }).check(
  z.overwrite(cleanContact),
  z.minLength(1, { error: 'Please enter your e-mail address.' }),
  z.maxLength(EMAIL_LIMIT_CHARACTERS, {
    error: `Please enter an e-mail address of at most ${EMAIL_LIMIT_CHARACTERS} characters.`,
  }),
  z.refine(isEmailAddress, { error: 'Please enter one e-mail address, like name@example.com.' }),
);

const PHONE_MESSAGE = 'Please enter a phone number alone, with its area code, like 516-555-0100.';

/** An empty phone is a phone left out: forms send their empty fields too. */
export const phoneField = z.optional(
  z.string({ error: PHONE_MESSAGE }).check(
    z.overwrite(cleanContact),
    z.refine((text) => text === '' || isPhoneNumber(text), { error: PHONE_MESSAGE }),
  ),
);

export const preferredContactField = z.optional(
  z.enum(Object.keys(CONTACT_WORDS) as ContactWay[], {
    error: 'Please choose phone, text or e-mail.',
  }),
);

export const preferredTimeField = z.optional(
  z.enum(CONTACT_TIMES, { error: 'Please choose a time of day from the list.' }),
);

export const languageField = z.optional(
  z.enum(LANGUAGES, { error: 'Please choose English, Spanish or another language.' }),
);

/** In the visitor's words; an empty one is left out. */
export const otherLanguageField = z.optional(
  z.string({ error: 'Please write which language.' }).check(
    z.trim(),
    z.maxLength(LANGUAGE_LIMIT_CHARACTERS, {
      error: `Please name the language in at most ${LANGUAGE_LIMIT_CHARACTERS} characters.`,
    }),
    ...freeOfFaults(false, 'language'),
  ),
);

/** Where nothing says which question the message answers. */
export const MESSAGE_MISSING = 'Please write us a message.';

/**
 * Browsers send a text area's line ends as CR LF, scripts as LF: both become LF, so that both are one text.
 * Whether anything is in it, the schema asks: what is missing depends on the kind.
 */
export const messageField = z.string({ error: MESSAGE_MISSING }).check(
  z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
  z.trim(),
  z.maxLength(MESSAGE_LIMIT_CHARACTERS, {
    error: `Please shorten your message to ${MESSAGE_LIMIT_CHARACTERS} characters.`,
  }),
  ...freeOfFaults(true, 'message'),
);

/** Only the boolean: the text "false" must never pass as a yes. */
export const consentField = z.literal(true, {
  error: 'Please agree that the practice may contact you.',
});
