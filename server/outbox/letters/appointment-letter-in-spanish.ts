import { pathIn, SPANISH } from '../../../domain/languages/page-languages.ts';
import { SCHEDULING_PATH } from '../../../domain/intake/wire.ts';
import type { LetterFacts } from '../../../domain/practice/contact-facts.ts';
import {
  clockInSpanish,
  easternTimeInSpanish,
  momentInSpanish,
} from '../../../domain/practice/hours-in-spanish.ts';
import { wallClockAt } from '../../../domain/practice/practice-clock.ts';
import {
  RESCHEDULE_RULE_IN_SPANISH,
  visitInSpanish,
} from '../../../domain/scheduling/appointment-in-spanish.ts';
import { EVENT_TYPES, type EventType } from '../../../domain/scheduling/event-types.ts';
import type { DeskWords, ToldAppointment } from '../notice.ts';
import type { AppointmentLinks } from './appointment-letter.ts';
import type { Letter, LetterMoment, LetterRow } from './letter.ts';
import { numberRow } from './number-row.ts';

/*
 * The letters for an appointment that was booked in Spanish (docs/decisions/187-booking-in-spanish.md). A translator has still to read them,
 * with content/es/scheduling.yaml, whose mark the launch check lists.
 */

export const KEEP_LINK_NOTE_IN_SPANISH =
  'Quien tenga este enlace puede hacerlo, así que por favor guárdelo para usted.';

/** The way to change it, but for its address. */
export const CHANGE_ACTION_IN_SPANISH = {
  label: 'Cambiar o cancelar esta hora',
  lead: 'Para cambiarla o cancelarla',
  note: KEEP_LINK_NOTE_IN_SPANISH,
} as const;

/** Where this server cannot write the link again. */
export const BY_FIRST_LETTER_IN_SPANISH =
  'Para cambiarla o cancelarla, use el enlace de nuestra primera carta; sigue funcionando.';

/** How an appointment stands that was booked, moved or cancelled, as appointmentLetter. */
export function appointmentLetterInSpanish(
  appointment: ToldAppointment,
  practice: LetterFacts,
  links: AppointmentLinks,
): Letter {
  const { link, siteOrigin, reference, desk } = links;
  return {
    language: SPANISH,
    ...stateOf(appointment, practice.name, desk),
    join: ':',
    moment: appointmentMomentInSpanish(appointment),
    rows: [...rowsOf(appointment, practice), ...numberRow('Su número', reference)],
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
      subject: `${name}: tenemos que cancelar su cita`,
      heading: 'Tenemos que cancelar su cita',
      lead: `Lo sentimos: tenemos que cancelar su cita con ${name}`,
    };
  }
  const isNew = status === 'booked' && sequence === 0;
  const state =
    status === 'cancelled' ? 'está cancelada' : isNew ? 'está reservada' : 'tiene una hora nueva';
  return {
    subject: `${name}: su cita ${state}`,
    heading: `Su cita ${state}`,
    lead: `${isNew ? 'Gracias. ' : ''}Su cita con ${name} ${state}`,
  };
}

export function appointmentMomentInSpanish({
  startsAt,
  endsAt,
  status,
}: ToldAppointment): LetterMoment {
  const { clock, day } = momentInSpanish(startsAt);
  const { date } = wallClockAt(new Date(startsAt), 'America/New_York');
  const [weekday = '', ...rest] = day.split(' ');
  const end = clockInSpanish(wallClockAt(new Date(endsAt), 'America/New_York').time);
  return {
    said: easternTimeInSpanish(startsAt),
    // The weekday on a line of its own.
    lines: [weekday, `${rest.join(' ')} de ${date.slice(0, 'yyyy'.length)},`],
    time: clock,
    note: `Hora del Este, hasta las ${end}`,
    isOver: status === 'cancelled',
  };
}

function rowsOf({ event, status }: ToldAppointment, practice: LetterFacts): LetterRow[] {
  if (status === 'cancelled') return [whatRowInSpanish(event)];
  const [amount = ''] = practice.consultationFee.split(',');
  return [
    whatRowInSpanish(event),
    whereRowInSpanish(event, practice, 'En su pantalla: antes le decimos cómo unirse.'),
    ...(EVENT_TYPES[event].hasFee ? [{ label: 'Tarifa', text: amount }] : []),
  ];
}

export function whatRowInSpanish(event: EventType): LetterRow {
  return { label: 'Qué', text: visitInSpanish(event) };
}

/** @param onScreen what is said where nobody comes to the practice */
export function whereRowInSpanish(
  event: EventType,
  { address, directionsUrl }: LetterFacts,
  onScreen: string,
): LetterRow {
  return event === 'smile-blueprint'
    ? { label: 'Dónde', text: address, link: { label: 'Cómo llegar', href: directionsUrl } }
    : { label: 'Dónde', text: onScreen };
}

function howToChange(link: string | null, phone: string): Pick<Letter, 'action' | 'paragraphs'> {
  const calendar = 'El archivo adjunto la pone en su calendario.';
  if (link === null) {
    const byPhone = `Para cambiarla o cancelarla, por favor llámenos: ${phone}.`;
    return { action: null, paragraphs: [byPhone, `${RESCHEDULE_RULE_IN_SPANISH}.`, calendar] };
  }
  return {
    action: { ...CHANGE_ACTION_IN_SPANISH, href: link },
    paragraphs: [
      `${RESCHEDULE_RULE_IN_SPANISH}. Si falta menos, por favor llámenos: ${phone}.`,
      calendar,
    ],
  };
}

function byFirstLetter(
  siteOrigin: string | undefined,
  phone: string,
  { sentence }: DeskWords,
): Pick<Letter, 'action' | 'paragraphs'> {
  const change =
    siteOrigin === undefined
      ? `Para cambiarla o cancelarla, por favor llámenos: ${phone}.`
      : `${BY_FIRST_LETTER_IN_SPANISH} ${RESCHEDULE_RULE_IN_SPANISH}. Si falta menos, por favor llámenos: ${phone}.`;
  const calendar = 'El archivo adjunto cambia la entrada en su calendario.';
  return { action: null, paragraphs: [...(sentence ? [sentence] : []), change, calendar] };
}

function afterCancelling(
  event: ToldAppointment['event'],
  siteOrigin: string | undefined,
  { feeWhenCancelled, phone }: LetterFacts,
  desk: DeskWords | undefined,
): Pick<Letter, 'action' | 'paragraphs'> {
  const calendar =
    'El archivo adjunto la quita de su calendario; si no, por favor borre la entrada.';
  const opening =
    desk?.isOurs === true
      ? [`Para encontrar otra hora con nosotros, llame al ${phone}.`, calendar]
      : [`La hora queda libre otra vez. ${calendar}`];
  // The practice's own sentence: a translation of it could be an old one.
  const fee = `La regla de la tarifa, en inglés: “${feeWhenCancelled}”`;
  return {
    action:
      siteOrigin === undefined
        ? null
        : {
            label: 'Reservar otra hora',
            lead: 'Para reservar otra hora',
            href: siteOrigin + pathIn(SPANISH, SCHEDULING_PATH),
          },
    paragraphs: [
      ...(desk?.sentence ? [desk.sentence] : []),
      ...opening,
      ...(EVENT_TYPES[event].hasFee ? [fee] : []),
    ],
  };
}
