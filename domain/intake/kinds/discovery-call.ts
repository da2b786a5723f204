import { ENGLISH, SPANISH } from '../../languages/page-languages.ts';
import type { KindOfRequest } from './kind-of-request.ts';
import { MATTERS_MOST } from './usual-words.ts';

/** A talk by phone, before anything else. */
export const DISCOVERY_CALL: KindOfRequest = {
  deskName: 'Discovery call',
  embed: 'discoveryCall',
  asksLanguage: true,
  takesPhotos: false,
  isForWeekend: false,
  words: {
    [ENGLISH]: {
      name: 'A call',
      page: {
        title: 'Ask for a call | {{name}}',
        description:
          'Ask {{name}} for a call: your name, how to reach you, and what matters most to you. Only the practice can read it.',
        heading: 'Ask for a call',
        lead: 'Tell us who you are and what you would like to talk about. What you write is sealed, so only the practice can read it. We will contact you {{answerTime}}.',
      },
      contactWays: {
        phone: 'Call me',
        text: 'Text me first',
        email: 'Write to me first, to agree on a time',
      },
      phoneHint: 'We need it to call or text you. Leave it empty if you ask us to write first.',
      timeLabel: 'When may we call?',
      message: MATTERS_MOST[ENGLISH].message,
      afterwards: null,
      submitLabel: 'Ask for a call',
      missing: {
        message: MATTERS_MOST[ENGLISH].missing,
        phone: 'Please give a phone number, or ask us to write first.',
      },
    },
    [SPANISH]: {
      name: 'Una llamada',
      page: {
        title: 'Pida una llamada | {{name}}',
        description:
          'Pida a {{name}} una llamada en español: su nombre, cómo comunicarnos con usted y lo que más le importa. Solo el consultorio puede leerlo.',
        heading: 'Pida una llamada',
        lead: 'Díganos quién es y de qué le gustaría hablar. Lo que escribe va cifrado, para que solo el consultorio pueda leerlo. Nos comunicamos con usted {{answerTime}}.',
      },
      contactWays: {
        phone: 'Llámenme',
        text: 'Primero mándenme un mensaje de texto',
        email: 'Primero mándenme un correo electrónico, para acordar la hora',
      },
      phoneHint:
        'Lo necesitamos para llamarle o mandarle un mensaje. Déjelo vacío si elige que primero le mandemos un correo electrónico.',
      timeLabel: '¿Cuándo podemos llamarle?',
      message: MATTERS_MOST[SPANISH].message,
      afterwards: null,
      submitLabel: 'Pedir una llamada',
      missing: {
        message: MATTERS_MOST[SPANISH].missing,
        phone:
          'Escriba un número de teléfono, o elija que primero le mandemos un correo electrónico.',
      },
    },
  },
};
