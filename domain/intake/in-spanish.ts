import { ENGLISH, SPANISH } from '../languages/page-languages.ts';
import type { WordsOfKind } from './kinds/kind-of-request.ts';
import { PHONE_MISSING } from './kinds/usual-words.ts';
import { SEQUENCE_MESSAGE } from './outdated-page.ts';
import { sayTooLarge, TOO_MANY_PHOTOS, UNREADABLE } from './photo-rules.ts';
import { refusalInSpanish } from './refusals-in-spanish.ts';
import type { CopyLine } from './request-copy.ts';
import { REQUEST_KINDS } from './table-of-kinds.ts';
import { UNOFFERED_TIME } from './unoffered-time.ts';
import {
  EMAIL_LIMIT_CHARACTERS,
  LANGUAGE_LIMIT_CHARACTERS,
  MESSAGE_LIMIT_CHARACTERS,
  MIB_BYTES,
  NAME_LIMIT_CHARACTERS,
  PHOTO_LIMIT,
  PHOTO_LIMIT_BYTES,
} from './wire.ts';

/*
 * What the schema and the visitor's copy say, in Spanish, by their English sentence: form and server say the same, and the schema stays one.
 * A translator has still to read it, with content/es/request-form.yaml, whose mark the launch check lists.
 */

const FAULTS: ReadonlyMap<string, string> = new Map([
  ['Please enter your name.', 'Escriba su nombre.'],
  [
    `Please shorten your name to ${NAME_LIMIT_CHARACTERS} characters.`,
    `Acorte su nombre a ${NAME_LIMIT_CHARACTERS} caracteres.`,
  ],
  ['Please enter your e-mail address.', 'Escriba su correo electrónico.'],
  [
    `Please enter an e-mail address of at most ${EMAIL_LIMIT_CHARACTERS} characters.`,
    `Escriba un correo electrónico de ${EMAIL_LIMIT_CHARACTERS} caracteres como máximo.`,
  ],
  [
    'Please enter one e-mail address, like name@example.com.',
    'Escriba un solo correo, completo, como nombre@example.com.',
  ],
  [
    'Please enter a phone number alone, with its area code, like 516-555-0100.',
    'Escriba solo el número de teléfono, con su código de área, como 516-555-0100.',
  ],
  [
    'Please choose phone, text or e-mail.',
    'Elija teléfono, mensaje de texto o correo electrónico.',
  ],
  ['Please choose a time of day from the list.', 'Elija de la lista una hora del día.'],
  ['Please choose English, Spanish or another language.', 'Elija inglés, español u otro idioma.'],
  ['Please write which language.', 'Escriba qué idioma.'],
  [
    'Please write which language, or choose one from the list.',
    'Escriba qué idioma, o elija uno de la lista.',
  ],
  [
    `Please name the language in at most ${LANGUAGE_LIMIT_CHARACTERS} characters.`,
    `Escriba el idioma en ${LANGUAGE_LIMIT_CHARACTERS} caracteres como máximo.`,
  ],
  ['Please write us a message.', 'Escríbanos un mensaje.'],
  [
    `Please shorten your message to ${MESSAGE_LIMIT_CHARACTERS} characters.`,
    `Acorte su mensaje a ${MESSAGE_LIMIT_CHARACTERS} caracteres.`,
  ],
  [
    'Please agree that the practice may contact you.',
    'Marque la casilla para aceptar que el consultorio se comunique con usted.',
  ],
  ['Please choose what your request is about.', 'Elija de qué trata su solicitud.'],
  ['Please choose what your visit is for.', 'Elija para qué es su visita.'],
  ['Please choose a day and a time.', 'Elija un día y una hora.'],
  [UNOFFERED_TIME, 'Elija una de las horas que se ofrecen.'],
  [
    'Please give a phone number, so that we can call you to take the fee.',
    'Escriba un número de teléfono: le llamamos para cobrar la tarifa.',
  ],
  [PHONE_MISSING[ENGLISH], PHONE_MISSING[SPANISH]],
  ...ofKinds(({ missing }) => missing.message),
  ...ofKinds(({ missing }) => missing.phone),
  [SEQUENCE_MESSAGE, 'Abra el enlace otra vez: la página ya no está al día.'],
  [TOO_MANY_PHOTOS, `Envíe ${PHOTO_LIMIT} fotos como máximo.`],
  ...Array.from({ length: PHOTO_LIMIT }, (_, index) => photoFaults(index + 1)).flat(),
  ...[
    ['name', 'Su nombre'],
    ['language', 'El idioma'],
    ['message', 'Su mensaje'],
  ].flatMap(([what, said]): [string, string][] => [
    [
      `Your ${what} contains characters that cannot be printed. Please type it again.`,
      `${said} tiene caracteres que no se pueden mostrar. Escríbalo de nuevo.`,
    ],
    [
      `Your ${what} contains hidden characters, often left by copying. Please type it again.`,
      `${said} tiene caracteres ocultos, que a veces quedan al copiar. Escríbalo de nuevo.`,
    ],
    [
      `Your ${what} has too many accents on one letter. Please type it again.`,
      `${said} tiene demasiados acentos en una letra. Escríbalo de nuevo.`,
    ],
  ]),
]);

/** What each kind says in English, and the same in Spanish. */
function ofKinds(said: (words: WordsOfKind) => string): [string, string][] {
  return Object.values(REQUEST_KINDS).map(({ words }) => [
    said(words[ENGLISH]),
    said(words[SPANISH]),
  ]);
}

/** The server knows photos by their place alone. @param position 1 for the first */
function photoFaults(position: number): [string, string][] {
  const photo = `Photo ${position}`;
  const foto = `La foto ${position}`;
  const limit = PHOTO_LIMIT_BYTES / MIB_BYTES;
  return [
    [sayTooLarge(photo), `${foto} pasa de ${limit} MB. Elija una más pequeña.`],
    [
      UNREADABLE.heic.replace('{name}', photo),
      `${foto} está en el formato HEIC de Apple, que aquí no se puede leer. Envíela como JPEG: en un iPhone, elija Configuración, Cámara, Formatos, Más compatible, y tómela de nuevo.`,
    ],
    [
      UNREADABLE.other.replace('{name}', photo),
      `${foto} no se pudo leer como imagen. Elija un archivo JPEG, PNG o WebP, o tome la foto de nuevo.`,
    ],
  ];
}

/** What is wrong with a field or a change, or why it was turned down; the English sentence where there is no other yet. */
export function faultInSpanish(message: string): string {
  return FAULTS.get(message) ?? refusalInSpanish(message) ?? message;
}

const LABELS: ReadonlyMap<string, string> = new Map([
  ['Kind of request', 'Tipo de solicitud'],
  ['Name', 'Nombre'],
  ['E-mail', 'Correo electrónico'],
  ['Phone', 'Teléfono'],
  ['How we may answer', 'Cómo podemos responderle'],
  ['Best time', 'Hora preferida'],
  ['Language', 'Idioma'],
  ['Which language', 'Qué idioma'],
  ['Message', 'Mensaje'],
  ['Consent', 'Consentimiento'],
  ['Photos', 'Fotos'],
  ['Kind of visit', 'Tipo de visita'],
  ['Day and time', 'Día y hora'],
]);

/** What a visitor chose; what a visitor wrote stays as it was written. */
const CHOICES: ReadonlyMap<string, string> = new Map([
  ...ofKinds(({ name }) => name),
  ['E-mail', 'Correo electrónico'],
  ['Phone', 'Teléfono'],
  ['Text message', 'Mensaje de texto'],
  ['Any time', 'A cualquier hora'],
  ['Morning, before 11', 'Por la mañana, antes de las 11'],
  ['Around noon, 11 to 2', 'Al mediodía, de 11 a 2'],
  ['Afternoon, from 2', 'Por la tarde, desde las 2'],
  ['English', 'Inglés'],
  ['Español (Spanish)', 'Español'],
  ['Another language', 'Otro idioma'],
]);
const CHOSEN = new Set(['Kind of request', 'How we may answer', 'Best time', 'Language']);

/** The visitor's copy, in the words of the Spanish form. */
export function copyInSpanish(copy: readonly CopyLine[]): CopyLine[] {
  return copy.map(({ label, text }) => ({
    label: labelInSpanish(label),
    text: CHOSEN.has(label) ? (CHOICES.get(text) ?? text) : text,
  }));
}

/** What people call a field, by its English name. */
export function labelInSpanish(label: string): string {
  return LABELS.get(label) ?? label;
}
