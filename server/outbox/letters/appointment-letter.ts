import { BOOKING_PATH } from '../../../domain/intake/wire.ts';
import { ENGLISH } from '../../../domain/languages/page-languages.ts';
import type { LetterFacts } from '../../../domain/practice/contact-facts.ts';
import { RESCHEDULE_RULE } from '../../../domain/scheduling/change-rules.ts';
import { EVENT_TYPES, type EventType } from '../../../domain/scheduling/event-types.ts';
import type { DeskWords, ToldAppointment } from '../notice.ts';
import { appointmentMoment } from './letter-moments.ts';
import type { Letter, LetterRow } from './letter.ts';
import { numberRow } from './number-row.ts';

/** What a letter about an appointment links to and is called by. */
export interface AppointmentLinks {
  /** To change it; null where it is cancelled, or nobody knows where the site is. */
  readonly link: string | null;
  readonly siteOrigin: string | undefined;
  readonly reference: string | undefined;
  /** Where the desk sends it. */
  readonly desk?: DeskWords | undefined;
}

export const KEEP_LINK_NOTE = 'Whoever has this link can do so, so please keep it to yourself.';

/** The way to change it, but for its address. */
export const CHANGE_ACTION = {
  label: 'Move or cancel this time',
  lead: 'To move or cancel it',
  note: KEEP_LINK_NOTE,
} as const;

/** Where this server cannot write the link again. */
export const BY_FIRST_LETTER =
  'To move or cancel it, use the link of your first letter; it still works.';

/** How an appointment stands that was booked, moved or cancelled. */
export function appointmentLetter(
  appointment: ToldAppointment,
  practice: LetterFacts,
  links: AppointmentLinks,
): Letter {
  const { link, siteOrigin, reference, desk } = links;
  return {
    language: ENGLISH,
    ...stateOf(appointment, practice.name, desk),
    join: ':',
    moment: appointmentMoment(appointment),
    rows: [...rowsOf(appointment, practice), ...numberRow('Its number', reference)],
    ...(appointment.status === 'cancelled'
      ? afterCancelling(appointment.event, siteOrigin, practice, desk)
      : desk !== undefined && link === null
        ? byFirstLetter(siteOrigin, practice.phone, desk)
        : howToChange(link, practice.phone)),
    offers: [],
  };
}

function stateOf(
  { status, sequence }: ToldAppointment,
  name: string,
  desk: DeskWords | undefined,
): Pick<Letter, 'subject' | 'heading' | 'lead'> {
  if (status === 'cancelled' && desk?.isOurs === true) {
    return {
      subject: `${name}: we have to cancel your appointment`,
      heading: 'We have to cancel your appointment',
      lead: `We are sorry: we have to cancel your appointment with ${name}`,
    };
  }
  const state =
    status === 'cancelled' ? 'is cancelled' : sequence === 0 ? 'is booked' : 'has a new time';
  const thanks = state === 'is booked' ? 'Thank you. ' : '';
  return {
    subject: `${name}: your appointment ${state}`,
    heading: `Your appointment ${state}`,
    lead: `${thanks}Your appointment with ${name} ${state}`,
  };
}

function rowsOf({ event, status }: ToldAppointment, practice: LetterFacts): LetterRow[] {
  if (status === 'cancelled') return [whatRow(event)];
  const onScreen = 'On your screen: we will tell you beforehand how to join.';
  const { hasFee } = EVENT_TYPES[event];
  return [
    whatRow(event),
    whereRow(event, practice, onScreen),
    ...(hasFee ? [{ label: 'Fee', text: practice.consultationFee }] : []),
  ];
}

export function whatRow(event: EventType): LetterRow {
  const { title, durationMinutes } = EVENT_TYPES[event];
  return { label: 'What', text: `${title}, ${durationMinutes} minutes` };
}

/** @param onScreen what is said where nobody comes to the practice */
export function whereRow(
  event: EventType,
  { address, directionsUrl }: LetterFacts,
  onScreen: string,
): LetterRow {
  return event === 'smile-blueprint'
    ? { label: 'Where', text: address, link: { label: 'Directions', href: directionsUrl } }
    : { label: 'Where', text: onScreen };
}

function howToChange(link: string | null, phone: string): Pick<Letter, 'action' | 'paragraphs'> {
  const calendar = 'The attached file puts it into your calendar.';
  if (link === null) {
    const byPhone = `To move or cancel it, please call us: ${phone}.`;
    return { action: null, paragraphs: [byPhone, `${RESCHEDULE_RULE}.`, calendar] };
  }
  return {
    action: { ...CHANGE_ACTION, href: link },
    paragraphs: [`${RESCHEDULE_RULE}. If it is sooner, please call us: ${phone}.`, calendar],
  };
}

/** The link stands in the letter that came with the booking; this server cannot write it again. */
function byFirstLetter(
  siteOrigin: string | undefined,
  phone: string,
  { sentence }: DeskWords,
): Pick<Letter, 'action' | 'paragraphs'> {
  const change =
    siteOrigin === undefined
      ? `To move or cancel it, please call us: ${phone}.`
      : `${BY_FIRST_LETTER} ${RESCHEDULE_RULE}. If it is sooner, please call us: ${phone}.`;
  const calendar = 'The attached file moves the entry in your calendar.';
  return { action: null, paragraphs: [...(sentence ? [sentence] : []), change, calendar] };
}

function afterCancelling(
  event: ToldAppointment['event'],
  siteOrigin: string | undefined,
  { feeWhenCancelled, phone }: LetterFacts,
  desk: DeskWords | undefined,
): Pick<Letter, 'action' | 'paragraphs'> {
  const href = siteOrigin === undefined ? null : siteOrigin + BOOKING_PATH;
  const calendar =
    'The attached file takes it out of your calendar; if it does not, please delete the entry.';
  const opening =
    desk?.isOurs === true
      ? [`To find another time with us, call ${phone}.`, calendar]
      : [`The time is free again. ${calendar}`];
  return {
    action:
      href === null ? null : { label: 'Book another time', lead: 'To book another time', href },
    paragraphs: [
      ...(desk?.sentence ? [desk.sentence] : []),
      ...opening,
      ...(EVENT_TYPES[event].hasFee ? [feeWhenCancelled] : []),
    ],
  };
}
