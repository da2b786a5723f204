import type { Practice } from '../practice/practice-schema.ts';

/** How a visitor may be answered, in words and in the order of a form. */
export const CONTACT_WORDS = { email: 'E-mail', phone: 'Phone', text: 'Text message' } as const;

export type ContactWay = keyof typeof CONTACT_WORDS;

/** What belongs to one kind of request, beside the fields that all of them have. How to add one: CONTRIBUTING.md. */
export interface KindOfRequest {
  /** What visitors, in their copy, and staff read. The webhook names a kind by its key. */
  readonly name: string;
  /** Who serves its form, in practice.yaml; null where only our own can, and the form for a call stands in where there is no server. */
  readonly embed: keyof Practice['embeds'] | null;
  /** The ways of answering, in the order of the form; the first is preset. */
  readonly contactWays: Readonly<Record<ContactWay, string>>;
  /** What the number is for, and when it can be left out: that depends on the way of answering. */
  readonly phoneHint: string;
  /** How the form asks for a time of day; null where it does not. */
  readonly timeLabel: string | null;
  readonly asksLanguage: boolean;
  readonly takesPhotos: boolean;
  /** Whether a time on a weekend is asked for: the desk looks for one there, and not among the days that visitors can book. */
  readonly isForWeekend: boolean;
  readonly message: { readonly label: string; readonly hint: string };
  readonly submitLabel: string;
}

const MATTERS_MOST = {
  label: 'What matters most to you?',
  hint: 'A sentence is enough. Please leave out medical details; we can talk about those.',
};

const PHONE_UNLESS_EMAIL =
  'We need it to call or text you. Leave it empty if you choose an answer by e-mail.';

/** Every kind of request. Schema, addresses, forms, server and staff's words go by it; where a kind needs more than this, the compiler says so. */
export const REQUEST_KINDS = {
  'discovery-call': {
    name: 'A call',
    embed: 'discoveryCall',
    contactWays: {
      phone: 'Call me',
      text: 'Text me first',
      email: 'Write to me first, to agree on a time',
    },
    phoneHint: 'We need it to call or text you. Leave it empty if you ask us to write first.',
    timeLabel: 'When may we call?',
    asksLanguage: true,
    takesPhotos: false,
    isForWeekend: false,
    message: MATTERS_MOST,
    submitLabel: 'Ask for a call',
  },
  'virtual-consultation': {
    name: 'A virtual consultation',
    embed: 'virtualConsultation',
    contactWays: CONTACT_WORDS,
    phoneHint: PHONE_UNLESS_EMAIL,
    timeLabel: 'What time suits you?',
    asksLanguage: false,
    takesPhotos: true,
    isForWeekend: false,
    message: MATTERS_MOST,
    submitLabel: 'Send my request',
  },
  'weekend-appointment': {
    name: 'A weekend appointment',
    embed: null,
    contactWays: CONTACT_WORDS,
    phoneHint: PHONE_UNLESS_EMAIL,
    timeLabel: null,
    asksLanguage: false,
    takesPhotos: false,
    isForWeekend: true,
    message: {
      label: 'Which weekend days would suit you?',
      hint: 'Two or three dates help. Please leave out medical details; we can talk about those.',
    },
    submitLabel: 'Send my request',
  },
} as const satisfies Readonly<Record<string, KindOfRequest>>;

export type RequestKind = keyof typeof REQUEST_KINDS;

// The keys of an object that nobody adds to are those of its type.
export const REQUEST_KIND_NAMES = Object.keys(REQUEST_KINDS) as RequestKind[];

/** Whether a value names a kind; names that every object has do not count. */
export function isRequestKind(value: unknown): value is RequestKind {
  return typeof value === 'string' && Object.hasOwn(REQUEST_KINDS, value);
}

/** Whether somebody asked for a time on a weekend. @param kind a card's, which may be an appointment's too */
export function asksForWeekend(kind: string): boolean {
  return isRequestKind(kind) && REQUEST_KINDS[kind].isForWeekend;
}
