import type { LetterFacts } from '../../../domain/practice/contact-facts.ts';
import { EVENT_TYPES, type EventType } from '../../../domain/scheduling/event-types.ts';
import type { DeskWords, ToldAppointment } from '../notice.ts';
import type { AppointmentWords } from './appointment-words.ts';
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

/** How an appointment stands that was booked, moved or cancelled. */
export function appointmentLetter(
  appointment: ToldAppointment,
  practice: LetterFacts,
  links: AppointmentLinks,
  words: AppointmentWords,
): Letter {
  const { link, siteOrigin, reference, desk } = links;
  return {
    language: words.language,
    ...stateOf(appointment, practice.name, desk, words),
    join: ':',
    moment: words.moment(appointment),
    rows: [...rowsOf(appointment, practice, words, desk), ...numberRow(words.number, reference)],
    ...(appointment.status === 'cancelled'
      ? afterCancelling(appointment, siteOrigin, practice, desk, words)
      : desk !== undefined && link === null
        ? withoutLink(appointment, siteOrigin, practice, desk, words)
        : howToChange(link, practice, words, desk?.isAnew === true)),
    offers: [],
  };
}

/** How it stands, in a line for each place of a letter. */
export function stateOf(
  { status, sequence }: ToldAppointment,
  name: string,
  desk: DeskWords | undefined,
  words: AppointmentWords,
): Pick<Letter, 'subject' | 'heading' | 'lead'> {
  if (status === 'cancelled' && desk?.isOurs === true) {
    const { heading, subject, lead } = words.weCancel;
    return { subject: subject(name), heading, lead: lead(name) };
  }
  const isNew = status === 'booked' && (sequence === 0 || desk?.isAnew === true);
  const state = words.states[status === 'cancelled' ? status : isNew ? 'booked' : 'moved'];
  return {
    subject: words.subject(name, state),
    heading: words.heading(state),
    lead: `${isNew ? words.thanks : ''}${words.lead(name, state)}`,
  };
}

/** What it is, where, and its fee while that is new. */
export function rowsOf(
  appointment: ToldAppointment,
  practice: LetterFacts,
  words: AppointmentWords,
  desk?: DeskWords,
): LetterRow[] {
  const { event, status, sequence } = appointment;
  const what = { label: words.what, text: words.visit(event) };
  if (status === 'cancelled') return [what];
  return [
    what,
    whereRow(appointment, practice, words, words.onScreenLater),
    // Whoever has booked keeps the fee of that day, which may be another one by now.
    ...(EVENT_TYPES[event].hasFee && namesFee(sequence, desk)
      ? [{ label: words.fee, text: words.feeText(practice.consultationFee) }]
      : []),
  ];
}

/** Once: in the letter of the booking, or in the first that comes at another address, wherever the visit was moved meanwhile. */
function namesFee(sequence: number, desk: DeskWords | undefined): boolean {
  return desk?.isFeeTold === undefined ? sequence === 0 : !desk.isFeeTold;
}

/** @param onScreen what is said where nobody comes to the practice */
export function whereRow(
  { event }: Pick<ToldAppointment, 'event'>,
  { address, directionsUrl }: LetterFacts,
  { where, directions }: AppointmentWords,
  onScreen: string,
): LetterRow {
  return event === 'smile-blueprint'
    ? { label: where, text: address, link: { label: directions, href: directionsUrl } }
    : { label: where, text: onScreen };
}

function howToChange(
  link: string | null,
  { phone, noticeHours }: LetterFacts,
  { byPhone, rule, ifSooner, change, file, replacesLink }: AppointmentWords,
  isAnew: boolean,
): Pick<Letter, 'action' | 'paragraphs'> {
  return link === null
    ? { action: null, paragraphs: [byPhone(phone), rule(noticeHours), file.puts] }
    : {
        action: { ...change, href: link },
        paragraphs: [
          `${rule(noticeHours)} ${ifSooner(phone)}`,
          ...(isAnew ? [replacesLink] : []),
          file.puts,
        ],
      };
}

/** The link stands in the letter that came with the booking, or in one that took its place, if any did; this server cannot write it again. */
function withoutLink(
  { isLinkUntold = false }: ToldAppointment,
  siteOrigin: string | undefined,
  { phone, noticeHours }: LetterFacts,
  { sentence }: DeskWords,
  words: AppointmentWords,
): Pick<Letter, 'action' | 'paragraphs'> {
  const change =
    siteOrigin === undefined || isLinkUntold
      ? words.byPhone(phone)
      : `${words.byLastLetter} ${words.rule(noticeHours)} ${words.ifSooner(phone)}`;
  // The file came with the link.
  const file = isLinkUntold ? words.file.puts : words.file.moves;
  return { action: null, paragraphs: [...(sentence ? [sentence] : []), change, file] };
}

function afterCancelling(
  { event }: ToldAppointment,
  siteOrigin: string | undefined,
  facts: LetterFacts,
  desk: DeskWords | undefined,
  words: AppointmentWords,
): Pick<Letter, 'action' | 'paragraphs'> {
  const { takesOut } = words.file;
  const isOurs = desk?.isOurs === true;
  return {
    action:
      siteOrigin === undefined
        ? null
        : { ...words.bookAnother, href: siteOrigin + words.bookingPath },
    paragraphs: [
      ...(desk?.sentence ? [desk.sentence] : []),
      ...(isOurs ? [words.anotherTime(facts.phone), takesOut] : [`${words.freeAgain} ${takesOut}`]),
      ...ofFeeBack(event, isOurs, facts, words),
    ],
  };
}

/** What becomes of the fee of a visit that is cancelled; nothing for one that has none. */
export function ofFeeBack(
  event: EventType,
  isOurs: boolean,
  facts: LetterFacts,
  words: AppointmentWords,
): string[] {
  if (!EVENT_TYPES[event].hasFee) return [];
  const { feeWhenCancelled, feeWhenWeCancel = feeWhenCancelled } = facts;
  return [
    isOurs
      ? words.feeWhenWeCancel(feeWhenWeCancel, facts.feeWhenWeCancelInSpanish)
      : words.feeWhenCancelled(feeWhenCancelled),
  ];
}
