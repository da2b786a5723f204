import { RESCHEDULE_RULE_IN_SPANISH } from '../scheduling/appointment-in-spanish.ts';
import { RESCHEDULE_RULE } from '../scheduling/change-rules.ts';
import type { CopyLine } from './request-copy.ts';
import { UNOFFERED_TIME } from './unoffered-time.ts';
import {
  EMAIL_LIMIT_CHARACTERS,
  LANGUAGE_LIMIT_CHARACTERS,
  MESSAGE_LIMIT_CHARACTERS,
  NAME_LIMIT_CHARACTERS,
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
    'Escriba un solo correo electrónico, como nombre@example.com.',
  ],
  [
    'Please enter a phone number with its area code, like 516-555-0100, or leave it out.',
    'Escriba un número de teléfono con su código de área, como 516-555-0100, o déjelo vacío.',
  ],
  [
    'Please give a phone number, or choose that we write to you first.',
    'Escriba un número de teléfono, o elija que primero le escribamos.',
  ],
  [
    'Please give a phone number, or choose to be answered by e-mail.',
    'Escriba un número de teléfono, o elija que le respondamos por correo electrónico.',
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
  ['Please write what matters most to you.', 'Escriba qué es lo que más le importa.'],
  [
    'Please write which weekend days would suit you.',
    'Escriba qué días de fin de semana le convienen.',
  ],
  [
    `Please shorten your message to ${MESSAGE_LIMIT_CHARACTERS} characters.`,
    `Acorte su mensaje a ${MESSAGE_LIMIT_CHARACTERS} caracteres.`,
  ],
  [
    'Please agree that we may use these details to answer you.',
    'Marque que podemos usar estos datos para responderle.',
  ],
  ['Please choose what your request is about.', 'Elija de qué trata su solicitud.'],
  ['Please choose what your visit is for.', 'Elija para qué es su visita.'],
  ['Please choose a day and a time.', 'Elija un día y una hora.'],
  [
    'This appointment was changed in the meantime. Please open your link again to see its time.',
    'Mientras tanto esta cita cambió. Abra su enlace otra vez para ver su hora.',
  ],
  [
    'This appointment was cancelled. Please book a new one, or call us.',
    'Esta cita se canceló. Por favor, reserve otra o llámenos.',
  ],
  [
    'The time of this appointment has come. Please call us.',
    'Ya llegó la hora de esta cita. Por favor, llámenos.',
  ],
  [
    `${RESCHEDULE_RULE}, and this appointment is sooner. Please call us.`,
    `${RESCHEDULE_RULE_IN_SPANISH}, y esta cita es antes. Por favor, llámenos.`,
  ],
  [UNOFFERED_TIME, 'Elija una de las horas que se ofrecen.'],
  [
    'Please give a phone number: we call you on it to take the fee.',
    'Escriba un número de teléfono: le llamamos para cobrar la tarifa.',
  ],
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

/** What is wrong with a field or a change; the English sentence where there is no other yet. */
export function faultInSpanish(message: string): string {
  return FAULTS.get(message) ?? message;
}

const LABELS: ReadonlyMap<string, string> = new Map([
  ['Kind of request', 'Tipo de solicitud'],
  ['Name', 'Nombre'],
  ['E-mail', 'Correo electrónico'],
  ['Phone', 'Teléfono'],
  ['How we may answer', 'Cómo podemos responderle'],
  ['Best time', 'Mejor hora'],
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
  ['A call', 'Una llamada'],
  ['A virtual consultation', 'Una consulta virtual'],
  ['A weekend appointment', 'Una cita en fin de semana'],
  ['E-mail', 'Correo electrónico'],
  ['Phone', 'Teléfono'],
  ['Text message', 'Mensaje de texto'],
  ['Any time', 'A cualquier hora'],
  ['Morning, 8 to 11', 'Por la mañana, de 8 a 11'],
  ['Around noon, 11 to 2', 'Al mediodía, de 11 a 2'],
  ['Afternoon, 2 to 6', 'Por la tarde, de 2 a 6'],
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
