import { ENGLISH, SPANISH } from '../../languages/page-languages.ts';
import type { KindOfRequest } from './kind-of-request.ts';
import { ANY_ANSWER, PHONE_MISSING } from './usual-words.ts';

/** A weekend time: a request, not a slot, since both doctors must be able to come. */
export const WEEKEND_APPOINTMENT: KindOfRequest = {
  deskName: 'Weekend request',
  embed: null,
  asksLanguage: false,
  takesPhotos: false,
  isForWeekend: true,
  words: {
    [ENGLISH]: {
      ...ANY_ANSWER[ENGLISH],
      name: 'A weekend appointment',
      page: {
        title: 'Ask for a weekend appointment | {{name}}',
        description:
          'Ask {{name}} for a Saturday or Sunday appointment: which days would suit you, and how to reach you. Only the practice can read it.',
        heading: 'Ask for a weekend time',
        lead: '{{appointmentHours}}. Tell us which days would suit you: we offer you a time, and it is yours once you agree. We answer {{answerTime}}.',
      },
      timeLabel: null,
      message: {
        label: 'Which weekend days would suit you?',
        hint: 'Two or three dates help. Please leave out medical details; we can talk about those.',
      },
      afterwards:
        'No weekend time is booked yet: we offer you one, and it is yours once you agree.',
      missing: {
        message: 'Please write which weekend days would suit you.',
        phone: PHONE_MISSING[ENGLISH],
      },
    },
    [SPANISH]: {
      ...ANY_ANSWER[SPANISH],
      name: 'Una cita en fin de semana',
      page: {
        title: 'Pida una cita en fin de semana | {{name}}',
        description:
          'Pida a {{name}} una cita en sábado o domingo: qué días le convienen y cómo comunicarnos con usted. Solo el consultorio puede leerlo.',
        heading: 'Pida una cita en fin de semana',
        lead: '{{weekendRule}} Díganos qué días le convienen: le proponemos una hora, y es suya cuando la acepte. Le respondemos en español, {{answerTime}}.',
      },
      timeLabel: null,
      message: {
        label: '¿Qué días de fin de semana le convienen?',
        hint: 'Dos o tres fechas ayudan. Por favor, no incluya datos médicos; de eso podemos hablar.',
      },
      afterwards:
        'Todavía no tiene una cita: le proponemos una hora en fin de semana, y es suya cuando la acepte.',
      missing: {
        message: 'Escriba qué días de fin de semana le convienen.',
        phone: PHONE_MISSING[SPANISH],
      },
    },
  },
};
