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
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `You have sent several requests in a short time. Please wait ${wait}, or call us.`;
}

/** The same of a form: nothing of it is taken, and where it still is. */
export function sayNotTaken(minutes: number): string {
  return `Nothing was sent or booked. Keep the form open: what you wrote is only there. ${sayTooMany(minutes)}`;
}

/** The minutes that a sentence of those two names, and which of them it is; undefined for every other sentence. */
export function minutesOfTooMany(
  sentence: string,
): { minutes: number; isOfForm: boolean } | undefined {
  const minutes = Number(/\d+/.exec(sentence)?.[0] ?? 1);
  const isOfForm = sentence === sayNotTaken(minutes);
  return isOfForm || sentence === sayTooMany(minutes) ? { minutes, isOfForm } : undefined;
}
