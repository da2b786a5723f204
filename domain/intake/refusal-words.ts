import { sayClock } from '../practice/practice-clock.ts';
import { BODY_LIMIT_BYTES, MIB_BYTES, PHOTOS_LIMIT_BYTES } from './wire.ts';

/**
 * What a visitor reads of what was turned down as a whole, whichever way it was sent; faults of single fields stand with their fields. The
 * server says it in English (a problem's `detail`), and a page in Spanish says it in its own words (refusals-in-spanish.ts).
 */
export const REFUSAL_WORDS = {
  fields: 'Please correct the fields listed here and send the request again.',
  foreignOrigin: 'Please send the form from this website itself.',
  unreadable: 'We could not read the whole request. Please send it again.',
  unreadableForm: 'We could not read the whole form. Please send it again.',
  tookTooLong: 'The request took too long to arrive. Please send it again.',
  tooLarge: `Please shorten your request: it may have at most ${BODY_LIMIT_BYTES / 1024} KiB.`,
  usedKey:
    'We already have a different request from this form. If you want to send another one, please open the form again.',
  inFlight:
    'This request is already on its way. Please send it again in a moment to see the answer: it is kept only once.',
  busy: 'More requests are coming in than we can take just now: yours was not taken, and nothing is booked. Please try again in a few minutes, or call us.',
  inDoubt:
    'We cannot tell whether your request was stored. Please send it again as it is: the same request is kept only once. Or call us.',
  unstorable:
    'Your request could not be stored, so it was not received, and nothing is booked. Please try again soon, or call us.',
  failed: 'Something went wrong on our side. Please try again, or call us.',
  photosTooLarge: `Please choose fewer or smaller photos: together they may have at most ${PHOTOS_LIMIT_BYTES / MIB_BYTES} MB.`,
  photosTookTooLong:
    'Your photos took too long to arrive. Please send your request again with fewer photos, or call us.',
  photosBusy:
    'More photos are being sent just now than we can take at once. Please try again in half a minute, send your request without photos, or call us.',
  taken: 'Somebody else has just taken this time. Please choose one of the next free ones.',
  takenNoneFree:
    'Somebody else has just taken this time, and no other is free online. Please call us.',
  unknownLink:
    'This link does not lead to an appointment. Please open the whole link from where you kept it or from our newest e-mail, or call us.',
  begun: 'This appointment has already started. Please call us.',
  cancelled: 'This appointment was canceled. Please book a new one, or call us.',
  late: 'This appointment is too soon to be moved online. Please call us.',
  stale:
    'This appointment was changed in the meantime. Please open your link again to see its time.',
} as const;

/** What the page of a form without script says first, where it is not that nothing was received. */
export const REFUSAL_HEADINGS = {
  inFlight: 'Your request is on its way',
  inDoubt: 'We cannot tell whether your request arrived',
  unknownLink: "This link doesn't work",
  unchanged: 'Nothing was changed',
} as const;

/** To who has sent more than one sender may. @param minutes until they may go on, from 1 */
export function sayTooMany(minutes: number): string {
  return `${TOO_MANY} Please wait ${waitOf(minutes)}, or call us.`;
}

const TOO_MANY = 'You have sent several requests in a short time.';

function waitOf(minutes: number): string {
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** What of a form was not taken, and for how long it will not be. */
export interface NotTaken {
  /** Until it may be sent again, from 1. */
  readonly minutes: number;
  /** When that is at the practice, as `14:05`: whoever looks again meanwhile would begin to wait anew. */
  readonly until: string;
  /** Whether the form books a time: of a request nobody thinks that it does. */
  readonly isBooking: boolean;
}

/** The same of a form: nothing of it is taken, and where it still is. */
export function sayNotTaken({ minutes, until, isBooking }: NotTaken): string {
  const nothing = isBooking ? NOTHING_BOOKED : 'Nothing was sent.';
  return `${nothing} What you wrote stays in the form until you leave or reload the page. ${TOO_MANY} Please wait ${waitOf(minutes)}, until ${sayClock(until)} Eastern Time, or call us.`;
}

const NOTHING_BOOKED = 'Nothing was sent or booked.';

/** The minutes that the sentence of too many names; undefined for every other sentence. */
export function minutesOfTooMany(sentence: string): number | undefined {
  const minutes = minutesIn(sentence);
  return sentence === sayTooMany(minutes) ? minutes : undefined;
}

/** What the sentence of a form that was not taken says; undefined for every other sentence. */
export function readNotTaken(sentence: string): NotTaken | undefined {
  const [, hours = '', minute = '', half] = /until (\d+):(\d\d)\s([AP])M/.exec(sentence) ?? [];
  const hour = (Number(hours) % 12) + (half === 'P' ? 12 : 0);
  const until = `${String(hour).padStart(2, '0')}:${minute}`;
  const isBooking = sentence.startsWith(NOTHING_BOOKED);
  const said = { minutes: minutesIn(sentence), until, isBooking };
  return sentence === sayNotTaken(said) ? said : undefined;
}

function minutesIn(sentence: string): number {
  return Number(/wait (\d+)/.exec(sentence)?.[1] ?? 1);
}
