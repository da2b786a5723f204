import { ENGLISH, SPANISH } from '../../languages/page-languages.ts';
import type { KindOfRequest } from './kind-of-request.ts';
import { ANY_ANSWER, MATTERS_MOST, PHONE_MISSING } from './usual-words.ts';

/** A first conversation on screen, with photos sent ahead by those who like. */
export const VIRTUAL_CONSULTATION: KindOfRequest = {
  deskName: 'Virtual consultation',
  embed: 'virtualConsultation',
  asksLanguage: false,
  takesPhotos: true,
  isForWeekend: false,
  words: {
    [ENGLISH]: {
      ...ANY_ANSWER[ENGLISH],
      name: 'A virtual consultation',
      page: {
        title: 'Ask for a virtual consultation | {{name}}',
        description:
          'Ask {{name}} for a virtual consultation: what you would like to talk about and how to reach you. Only the practice can read it.',
        heading: 'A virtual consultation',
        lead: 'A first conversation on screen, with {{consultProvider}}, {{consultProfession}}, New York license number {{consultLicense}}. It does not replace an examination. Tell us what you would like to talk about; we answer {{answerTime}} and agree on a time.',
      },
      timeLabel: 'What time suits you?',
      message: MATTERS_MOST[ENGLISH].message,
      afterwards: null,
      missing: { message: MATTERS_MOST[ENGLISH].missing, phone: PHONE_MISSING[ENGLISH] },
    },
    [SPANISH]: {
      ...ANY_ANSWER[SPANISH],
      name: 'Una consulta virtual',
      page: {
        title: 'Pida una consulta virtual | {{name}}',
        description:
          'Pida a {{name}} una consulta virtual: de qué le gustaría hablar y cómo comunicarnos con usted. Solo el consultorio puede leerlo.',
        heading: 'Una consulta virtual',
        lead: 'Una primera conversación por videollamada, con {{consultProvider}}, {{consultProfession}}, licencia de Nueva York número {{consultLicense}}. No reemplaza un examen. Díganos de qué le gustaría hablar; le respondemos en español, {{answerTime}}, y acordamos una hora.',
      },
      timeLabel: '¿A qué hora le conviene?',
      message: MATTERS_MOST[SPANISH].message,
      afterwards: null,
      missing: { message: MATTERS_MOST[SPANISH].missing, phone: PHONE_MISSING[SPANISH] },
    },
  },
};
