import {
  UNTIL_THEN_IN_SPANISH,
  UNTIL_THEN_LEAD_IN_SPANISH,
} from '../../../domain/intake/until-then-in-spanish.ts';
import { SPANISH } from '../../../domain/languages/page-languages.ts';
import type { LetterFacts } from '../../../domain/practice/contact-facts.ts';
import { momentInSpanish } from '../../../domain/practice/hours-in-spanish.ts';
import {
  ANSWER_TIME_IN_SPANISH,
  promiseInSpanishForLater,
  sayInSpanish,
} from '../../../domain/practice/promise-in-spanish.ts';
import { promisedTime } from '../../../domain/practice/promise.ts';
import type { OpeningRules } from '../../../domain/scheduling/slot.ts';
import type { LetterClosing } from './letter-closing.ts';
import type { Letter, LetterMoment } from './letter.ts';

/*
 * The letter for a request, to who asked for Spanish (docs/decisions/176-a-call-in-spanish.md). A translator has still to read it, with
 * content/es/request-form.yaml, whose mark the launch check lists.
 */

export const CLOSING_IN_SPANISH: LetterClosing = {
  offers: 'Mientras tanto, si quiere',
  cannotWait: {
    before: '¿Dolor, hinchazón o una lesión? No espere una respuesta: llame al ',
    after: '. Si le cuesta respirar o hay sangrado abundante: llame al 911.',
  },
  questions: '¿Preguntas? Llámenos al ',
  cautions: [
    'El correo electrónico no va cifrado todo el camino, así que por favor no incluya datos médicos en una respuesta.',
    'Si usted no nos pidió nada, alguien escribió su dirección por error. Puede ignorar este mensaje.',
  ],
};

/** For a request: its number, and by when we answer. @param receivedAt ISO 8601 in UTC */
export function requestLetterInSpanish(
  { name, opening }: LetterFacts,
  receivedAt: string,
  reference: string | undefined,
): Letter {
  return {
    language: SPANISH,
    subject: `${name}: recibimos su solicitud`,
    heading: 'Recibimos su solicitud',
    lead: `Gracias por comunicarse con ${name}. Su solicitud nos llegó. Una persona de nuestro equipo se comunica con usted ${ANSWER_TIME_IN_SPANISH}`,
    join: ',',
    moment: promisedMoment(opening, new Date(receivedAt)),
    rows: [
      ...(reference === undefined ? [] : [{ label: 'Número de su solicitud', text: reference }]),
      { label: 'Recibida', text: receivedInSpanish(receivedAt) },
    ],
    action: null,
    paragraphs: [UNTIL_THEN_LEAD_IN_SPANISH],
    offers: UNTIL_THEN_IN_SPANISH,
  };
}

function promisedMoment(opening: OpeningRules, askedAt: Date): LetterMoment | null {
  const promised = promisedTime(opening, askedAt);
  if (promised === null) return null;
  const words = promiseInSpanishForLater(promised);
  const [article = '', weekday = '', ...date] = words.day.split(' ');
  return {
    said: `a más tardar ${sayInSpanish(words)}`,
    // The weekday on a line of its own.
    lines: [`a más tardar ${article} ${weekday}`, `${date.join(' ')},`],
    time: words.time,
    note: `${words.zone.charAt(0).toUpperCase()}${words.zone.slice(1)}. Una persona le llamará o le escribirá, según lo que haya elegido; a su hora preferida, si indicó una y se puede.`,
  };
}

/** As the site's Spanish pages say a moment. */
function receivedInSpanish(moment: string): string {
  const { day, clock } = momentInSpanish(moment);
  return `${day}, ${clock}, hora del Este`;
}
