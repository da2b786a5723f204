import { ENGLISH, SPANISH } from '../../languages/page-languages.ts';
import { CONTACT_WORDS } from '../contact-words.ts';

/*
 * What several kinds say alike, in each language. A translator has still to read the Spanish of this folder: the mark of content/es/request-form.yaml
 * stands for it.
 */

/** The form's question where it asks for nothing in particular, and what is said where it stays empty. */
export const MATTERS_MOST = {
  [ENGLISH]: {
    message: {
      label: 'What matters most to you?',
      hint: 'A sentence is enough. Please leave out medical details; we can talk about those.',
    },
    missing: 'Please write what matters most to you.',
  },
  [SPANISH]: {
    message: {
      label: '¿Qué es lo que más le importa?',
      hint: 'Basta con una frase. Por favor, no incluya datos médicos; de eso podemos hablar.',
    },
    missing: 'Escriba qué es lo que más le importa.',
  },
};

/** The ways of answering where none comes before the others, and what the number is for then. */
export const ANY_ANSWER = {
  [ENGLISH]: {
    contactWays: CONTACT_WORDS,
    phoneHint: 'We need it to call or text you. Leave it empty if you choose an answer by e-mail.',
    submitLabel: 'Send my request',
  },
  [SPANISH]: {
    contactWays: {
      email: 'Por correo electrónico',
      phone: 'Por teléfono',
      text: 'Por mensaje de texto',
    },
    phoneHint:
      'Lo necesitamos para llamarle o mandarle un mensaje. Déjelo vacío si elige que le respondamos por correo electrónico.',
    submitLabel: 'Enviar mi solicitud',
  },
};

export const PHONE_MISSING = {
  [ENGLISH]: 'Please give a phone number, or choose an answer by e-mail.',
  [SPANISH]: 'Escriba un número de teléfono, o elija que le respondamos por correo electrónico.',
};
