import type { RequestKind } from './kinds.ts';

/**
 * What passes between the pages, the build and the server, each word of it once: addresses, headers, fields that belong to no schema,
 * placeholders and limits. What a form and the page around it say to each other stands in frame-messages.ts. Free of schemas, since every page carries it.
 */

/** All addresses of the server begin with it. */
export const API_PREFIX = '/api/';
export const REQUESTS_PATH = '/api/requests';
export const APPOINTMENTS_PATH = '/api/appointments';
/** For a visitor without script, whose browser cannot read the link's end to the page. */
export const FIND_APPOINTMENT_PATH = '/api/appointments/find';
export const SLOTS_PATH = '/api/slots';

/** What an appointment's link opens. @param token the link's, or a pattern for any */
export function appointmentPathsOf(token: string) {
  const view = `${APPOINTMENTS_PATH}/${token}`;
  const changes = { reschedule: `${view}/reschedule`, cancel: `${view}/cancel` };
  return { view, slots: `${view}/slots`, ...changes };
}

/** The built-in forms: pages of their own, which our own pages may frame. */
export function formPathOf<Kind extends RequestKind>(kind: Kind) {
  return `/embed/${kind}` as const;
}
/** Takes `?event=smile-blueprint`; without it the virtual consult is chosen first. */
export const SCHEDULING_PATH = '/embed/scheduling';

/** Pages that the server's answers and e-mails lead to. */
export const START_PATH = '/start-here';
export const BOOKING_PATH = '/book-consultation';
/** Shows the appointment whose link it was opened by. */
export const APPOINTMENT_PAGE_PATH = '/appointment';

/** Carries the idempotency key of what a script sends. */
export const KEY_HEADER = 'idempotency-key';
/** Stands in for the header, which a form without script cannot send. */
export const KEY_FIELD = 'idempotencyKey';
/** The honeypot: out of sight, so that only programs fill it. */
export const HONEYPOT_FIELD = 'website';
/** When a form was served, in milliseconds since 1970; from a form without script. */
export const OPENED_AT_FIELD = 'openedAt';
/** For how many milliseconds a form was open; from a script. */
export const OPEN_FOR_FIELD = 'openForMs';
export const PHOTOS_FIELD = 'photos';
/** Day and clock time, which a form without script names in place of a slot's start. */
export const DAY_FIELD = 'day';
export const TIME_FIELD = 'time';
/** An appointment's link, as it was pasted. */
export const LINK_FIELD = 'link';

/** Placeholders in the hidden fields of prerendered forms; the server fills them in at each answer. Never in an inline script: its hash would not fit. */
export const KEY_PLACEHOLDER = '__IDEMPOTENCY_KEY__';
export const TIME_PLACEHOLDER = '__OPENED_AT__';

export const NAME_LIMIT_CHARACTERS = 200;
/** RFC 5321, 4.5.3.1: the longest address a mail server must take. */
export const EMAIL_LIMIT_CHARACTERS = 254;
export const PHONE_LIMIT_CHARACTERS = 40;
export const LANGUAGE_LIMIT_CHARACTERS = 60;
export const MESSAGE_LIMIT_CHARACTERS = 4_000;

/** A request of all fields at their bounds, in the widest script, is about 13 KiB. */
export const BODY_LIMIT_BYTES = 16 * 1024;

export const MIB_BYTES = 1024 * 1024;
export const PHOTO_LIMIT = 6;
/** A file as a phone writes it; what the form sends has been made far smaller. */
export const PHOTO_LIMIT_BYTES = 10 * MIB_BYTES;
/** All of them together. */
export const PHOTOS_LIMIT_BYTES = 30 * MIB_BYTES;
