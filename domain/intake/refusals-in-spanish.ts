import { atHour } from '../practice/hours-in-spanish.ts';
import {
  minutesOfTooMany,
  readNotTaken,
  REFUSAL_HEADINGS as HEADINGS,
  REFUSAL_WORDS as WORDS,
  type NotTaken,
} from './refusal-words.ts';
import { BODY_LIMIT_BYTES, MIB_BYTES, PHOTOS_LIMIT_BYTES } from './wire.ts';

/*
 * What is said of something that was turned down as a whole, in Spanish: each sentence of refusal-words.ts has its own here, or the types do not fit.
 * A translator has still to read it, with content/es/request-form.yaml, whose mark the launch check lists.
 */

const WORDS_IN_SPANISH: Readonly<Record<keyof typeof WORDS, string>> = {
  fields: 'Corrija lo que sigue y envíe el formulario otra vez.',
  foreignOrigin: 'Envíe el formulario desde este mismo sitio.',
  unreadable: 'No se pudo leer todo lo que envió. Envíelo otra vez.',
  unreadableForm: 'No se pudo leer todo el formulario. Envíelo otra vez.',
  tookTooLong: 'Lo que envió tardó demasiado en llegar. Envíelo otra vez.',
  tooLarge: `Acorte su solicitud: puede tener ${BODY_LIMIT_BYTES / 1024} KiB como máximo.`,
  usedKey:
    'Ya recibimos otra solicitud de este mismo formulario. Si quiere enviar una más, abra el formulario de nuevo.',
  inFlight:
    'Esta misma solicitud ya está en camino. Envíela otra vez en un momento para ver su respuesta: se guarda una sola vez.',
  busy: 'En este momento llegan más solicitudes de las que podemos recibir: no recibimos la suya y no se reservó nada. Inténtelo otra vez en unos minutos, o llámenos.',
  inDoubt:
    'No podemos saber si su solicitud se guardó. Envíela otra vez tal como está: la misma solicitud se guarda una sola vez. O llámenos.',
  unstorable:
    'Su solicitud no se pudo guardar, así que no la recibimos y no se reservó nada. Inténtelo otra vez pronto, o llámenos.',
  failed: 'Algo falló de nuestro lado. Inténtelo otra vez, o llámenos.',
  photosTooLarge: `Elija menos fotos o más pequeñas: juntas pueden tener ${PHOTOS_LIMIT_BYTES / MIB_BYTES} MB como máximo.`,
  photosTookTooLong:
    'Sus fotos tardaron demasiado en llegar. Envíe su solicitud otra vez con menos fotos, o llámenos.',
  photosBusy:
    'En este momento se envían más fotos de las que podemos recibir a la vez. Inténtelo otra vez en medio minuto, envíe su solicitud sin fotos, o llámenos.',
  taken: 'Elija uno de los siguientes horarios disponibles.',
  takenNoneFree: 'No hay otro horario disponible en línea. Por favor, llámenos.',
  unknownLink:
    'Este enlace no lleva a ninguna cita. Ábralo otra vez, completo, desde donde lo guardó, o desde un correo nuestro más reciente; o llámenos.',
  begun: 'Esta cita ya empezó. Por favor, llámenos.',
  cancelled: 'Esta cita se canceló. Por favor, reserve otra o llámenos.',
  late: 'Para esta cita ya falta muy poco: no se puede cambiar en línea. Por favor, llámenos.',
  stale: 'Mientras tanto esta cita cambió. Abra su enlace otra vez para ver su hora.',
};

const HEADINGS_IN_SPANISH: Readonly<Record<keyof typeof HEADINGS, string>> = {
  inFlight: 'Su solicitud está en camino',
  inDoubt: 'No podemos saber si su solicitud llegó',
  unknownLink: 'Este enlace no lleva a ninguna parte',
  unchanged: 'No se cambió nada',
};

const BY_SENTENCE: ReadonlyMap<string, string> = new Map([
  ...pair(WORDS, WORDS_IN_SPANISH),
  ...pair(HEADINGS, HEADINGS_IN_SPANISH),
]);

function pair<Key extends string>(
  english: Readonly<Record<Key, string>>,
  spanish: Readonly<Record<Key, string>>,
): [string, string][] {
  return (Object.keys(english) as Key[]).map((key) => [english[key], spanish[key]]);
}

/** A sentence or a heading of a refusal in Spanish; undefined for what is none that a visitor reads. */
export function refusalInSpanish(sentence: string): string | undefined {
  const minutes = minutesOfTooMany(sentence);
  if (minutes !== undefined) return `${TOO_MANY} Espere ${waitOf(minutes)} o llámenos.`;
  const notTaken = readNotTaken(sentence);
  return notTaken ? notTakenInSpanish(notTaken) : BY_SENTENCE.get(sentence);
}

const TOO_MANY = 'Envió varias solicitudes en poco tiempo.';

function waitOf(minutes: number): string {
  return minutes === 1 ? 'un minuto' : `${minutes} minutos`;
}

function notTakenInSpanish({ minutes, until, isBooking }: NotTaken): string {
  const nothing = isBooking ? 'No se envió ni se reservó nada.' : 'No se envió nada.';
  return `${nothing} Lo que escribió queda en el formulario hasta que salga de la página o la recargue. ${TOO_MANY} Espere ${waitOf(minutes)}, hasta ${atHour(until)}, hora del Este, o llámenos.`;
}
