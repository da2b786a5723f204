import type { Language } from '../../../domain/languages/page-languages.ts';
import { ENGLISH } from '../../../domain/languages/page-languages.ts';
import { BOOKING_PATH } from '../../../domain/intake/wire.ts';
import { rescheduleRule } from '../../../domain/scheduling/change-rules.ts';
import { EVENT_TYPES, type EventType } from '../../../domain/scheduling/event-types.ts';
import type { ToldAppointment } from '../notice.ts';
import { appointmentMoment } from './letter-moments.ts';
import type { LetterAction, LetterMoment } from './letter.ts';

/** A way on, but for its address. */
type ActionWords = Omit<LetterAction, 'href'>;

/** What the letters about an appointment say, in one language; when they say what stands in appointment-letter.ts and reminder-letter.ts. */
export interface AppointmentWords {
  readonly language: Language;
  /** Where another time is booked. */
  readonly bookingPath: string;
  /** After "your appointment". */
  readonly states: Readonly<Record<'booked' | 'moved' | 'cancelled', string>>;
  /** @param state one of them */
  subject(name: string, state: string): string;
  heading(state: string): string;
  lead(name: string, state: string): string;
  /** Before the lead of one that was just booked. */
  readonly thanks: string;
  /** Where the practice cancels. */
  readonly weCancel: {
    readonly heading: string;
    subject(name: string): string;
    lead(name: string): string;
  };
  moment(appointment: ToldAppointment): LetterMoment;
  readonly what: string;
  visit(event: EventType): string;
  readonly where: string;
  readonly directions: string;
  readonly onScreen: string;
  /** The same while it is still to be said how. */
  readonly onScreenLater: string;
  readonly fee: string;
  /** @param fee the practice's own words, amount first */
  feeText(fee: string): string;
  readonly number: string;
  readonly change: ActionWords;
  /** Where this server cannot write the link again. */
  readonly byLastLetter: string;
  byPhone(phone: string): string;
  rule(noticeHours: number): string;
  ifSooner(phone: string): string;
  /** Where a visit is told to another address than before. */
  readonly replacesLink: string;
  /** What the attached file does. */
  readonly file: Readonly<Record<'puts' | 'moves' | 'takesOut', string>>;
  readonly freeAgain: string;
  anotherTime(phone: string): string;
  readonly bookAnother: ActionWords;
  /** @param rule the practice's own sentence */
  feeWhenCancelled(rule: string): string;
  /** Where the practice cancels. @param rule the practice's own sentence @param inSpanish its translation, as far as there is one */
  feeWhenWeCancel(rule: string, inSpanish: string | undefined): string;
  readonly reminder: {
    readonly heading: string;
    subject(name: string): string;
    lead(name: string): string;
    howToJoin(phone: string): string;
    readonly farewell: string;
    tooLate(phone: string): string;
    readonly lastLetterCancels: string;
    readonly cancel: ActionWords;
  };
}

const KEEP_LINK_NOTE = 'Anyone with this link can do this, so please keep it to yourself.';

export const APPOINTMENT_IN_ENGLISH: AppointmentWords = {
  language: ENGLISH,
  bookingPath: BOOKING_PATH,
  states: { booked: 'is booked', moved: 'has a new time', cancelled: 'is canceled' },
  subject: (name, state) => `${name}: your appointment ${state}`,
  heading: (state) => `Your appointment ${state}`,
  lead: (name, state) => `Your appointment with ${name} ${state}`,
  thanks: 'Thank you. ',
  weCancel: {
    heading: 'We have to cancel your appointment',
    subject: (name) => `${name}: we have to cancel your appointment`,
    lead: (name) => `We are sorry: we have to cancel your appointment with ${name}`,
  },
  moment: appointmentMoment,
  what: 'What',
  visit: (event) => `${EVENT_TYPES[event].title}, ${EVENT_TYPES[event].durationMinutes} minutes`,
  where: 'Where',
  directions: 'Directions',
  onScreen: 'On your screen.',
  onScreenLater: 'On your screen: we will tell you beforehand how to join.',
  fee: 'Fee',
  feeText: (fee) => fee,
  number: 'Booking number',
  change: {
    label: 'Move or cancel this time',
    lead: 'To move or cancel it',
    note: KEEP_LINK_NOTE,
  },
  byLastLetter:
    'To move or cancel it, use the link in our last e-mail that has one; it still works.',
  byPhone: (phone) => `To move or cancel it, please call us: ${phone}.`,
  rule: (noticeHours) => `${rescheduleRule(noticeHours)}.`,
  ifSooner: (phone) => `With less notice, please call us: ${phone}.`,
  replacesLink: 'The link in this e-mail takes the place of any that we gave you before.',
  file: {
    puts: 'The attached file adds it to your calendar.',
    moves: 'The attached file moves the entry in your calendar.',
    takesOut:
      'The attached file removes it from your calendar; if it does not, please delete the entry.',
  },
  freeAgain: 'The time is free again.',
  anotherTime: (phone) => `To find another time with us, call ${phone}.`,
  bookAnother: { label: 'Book another time', lead: 'To book another time' },
  feeWhenCancelled: (rule) => rule,
  feeWhenWeCancel: (rule) => rule,
  reminder: {
    heading: 'A reminder of your appointment',
    subject: (name) => `${name}: a reminder of your appointment`,
    lead: (name) => `Your appointment with ${name} is coming up`,
    howToJoin: (phone) => `If you do not know yet how to join, please call us: ${phone}.`,
    farewell: 'We look forward to seeing you.',
    tooLate: (phone) =>
      `It is too late to move it online; to find another time, please call us: ${phone}.`,
    lastLetterCancels:
      'If you cannot come, you can still cancel with the link in our last e-mail that has one.',
    cancel: {
      label: 'Cancel this time',
      lead: 'If you cannot come, cancel it here',
      note: KEEP_LINK_NOTE,
    },
  },
};
