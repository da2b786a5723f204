import { SCHEDULING_PATH } from '../../../domain/intake/wire.ts';
import { pathIn, SPANISH } from '../../../domain/languages/page-languages.ts';
import {
  atHour,
  easternTimeInSpanish,
  momentInSpanish,
} from '../../../domain/practice/hours-in-spanish.ts';
import { wallClockAt } from '../../../domain/practice/practice-clock.ts';
import {
  rescheduleRuleInSpanish,
  visitInSpanish,
} from '../../../domain/scheduling/appointment-in-spanish.ts';
import type { ToldAppointment } from '../notice.ts';
import type { AppointmentWords } from './appointment-words.ts';
import type { LetterMoment } from './letter.ts';

const KEEP_LINK_NOTE = 'Quien tenga este enlace puede hacerlo, así que por favor no lo comparta.';

/**
 * The letters about an appointment that was booked in Spanish (docs/decisions/187-booking-in-spanish.md). A translator has still to read them,
 * with content/es/scheduling.yaml, whose mark the launch check lists.
 */
export const APPOINTMENT_IN_SPANISH: AppointmentWords = {
  language: SPANISH,
  bookingPath: pathIn(SPANISH, SCHEDULING_PATH),
  states: { booked: 'está reservada', moved: 'tiene una hora nueva', cancelled: 'está cancelada' },
  subject: (name, state) => `${name}: su cita ${state}`,
  heading: (state) => `Su cita ${state}`,
  lead: (name, state) => `Su cita con ${name} ${state}`,
  thanks: 'Gracias. ',
  weCancel: {
    heading: 'Tenemos que cancelar su cita',
    subject: (name) => `${name}: tenemos que cancelar su cita`,
    lead: (name) => `Lo sentimos: tenemos que cancelar su cita con ${name}`,
  },
  moment: momentOf,
  what: 'Qué',
  visit: visitInSpanish,
  where: 'Dónde',
  directions: 'Cómo llegar',
  onScreen: 'Por videollamada.',
  onScreenLater: 'Por videollamada: antes le decimos cómo conectarse.',
  fee: 'Tarifa',
  // The amount alone: a translation of the practice's own words could be an old one. In "$1,250" no space follows the comma.
  feeText: (fee) => fee.split(', ')[0] ?? '',
  number: 'Número de su cita',
  change: {
    label: 'Cambiar o cancelar esta cita',
    lead: 'Para cambiarla o cancelarla',
    note: KEEP_LINK_NOTE,
  },
  byLastLetter:
    'Para cambiarla o cancelarla, use el enlace de nuestro último correo que lo tenga; sigue funcionando.',
  byPhone: (phone) => `Para cambiarla o cancelarla, por favor llámenos: ${phone}.`,
  rule: (noticeHours) => `${rescheduleRuleInSpanish(noticeHours)}.`,
  ifSooner: (phone) => `Si ya falta menos, por favor llámenos: ${phone}.`,
  replacesLink: 'El enlace de este correo reemplaza cualquier otro que le hayamos dado antes.',
  file: {
    puts: 'El archivo adjunto agrega la cita a su calendario.',
    moves: 'El archivo adjunto cambia la cita en su calendario.',
    takesOut:
      'El archivo adjunto quita de su calendario la cita cancelada; si no la quita, bórrela usted.',
  },
  freeAgain: 'La hora queda libre otra vez.',
  anotherTime: (phone) => `Para encontrar otra hora con nosotros, llame al ${phone}.`,
  bookAnother: { label: 'Reservar otra hora', lead: 'Para reservar otra hora' },
  // The practice's own sentence, for the same reason.
  feeWhenCancelled: quoted,
  feeWhenWeCancel: (rule, inSpanish) => inSpanish ?? quoted(rule),
  reminder: {
    heading: 'Un recordatorio de su cita',
    subject: (name) => `${name}: un recordatorio de su cita`,
    lead: (name) => `Se acerca su cita con ${name}`,
    howToJoin: (phone) => `Si todavía no sabe cómo conectarse, por favor llámenos: ${phone}.`,
    farewell: 'Será un gusto verle.',
    tooLate: (phone) =>
      `Ya no se puede cambiar en línea; para encontrar otra hora, por favor llámenos: ${phone}.`,
    lastLetterCancels:
      'Si no puede venir, todavía puede cancelarla con el enlace de nuestro último correo que lo tenga.',
    cancel: {
      label: 'Cancelar esta cita',
      lead: 'Si no puede venir, cancélela aquí',
      note: KEEP_LINK_NOTE,
    },
  },
};

function quoted(rule: string): string {
  return `La regla de la tarifa, en inglés: “${rule}”`;
}

function momentOf({ startsAt, endsAt, status }: ToldAppointment): LetterMoment {
  const { clock, day } = momentInSpanish(startsAt);
  const { date } = wallClockAt(new Date(startsAt), 'America/New_York');
  const [weekday = '', ...rest] = day.split(' ');
  const end = atHour(wallClockAt(new Date(endsAt), 'America/New_York').time);
  return {
    said: easternTimeInSpanish(startsAt),
    // The weekday on a line of its own.
    lines: [weekday, `${rest.join(' ')} de ${date.slice(0, 'yyyy'.length)},`],
    time: clock,
    note: `Hora del Este, hasta ${end}`,
    isOver: status === 'cancelled',
  };
}
