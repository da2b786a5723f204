import { copyInSpanish } from '../../domain/intake/in-spanish.ts';
import { copyOfRequest } from '../../domain/intake/request-copy.ts';
import {
  UNTIL_THEN_IN_SPANISH,
  UNTIL_THEN_LEAD_IN_SPANISH,
} from '../../domain/intake/until-then-in-spanish.ts';
import type { IntakeRequest } from '../../domain/intake/request-schema.ts';
import { START_PATH } from '../../domain/intake/wire.ts';
import { pathIn, SPANISH } from '../../domain/languages/page-languages.ts';
import {
  ANSWER_TIME_IN_SPANISH,
  promiseInSpanishForLater,
} from '../../domain/practice/promise-in-spanish.ts';
import { promisedTime } from '../../domain/practice/promise.ts';
import { addressNote, escapeHtml, page, type AnswerPage } from '../answers/answer-page.ts';
import type { ReceivedFacts } from './received-facts.ts';
import type { Receipt } from './request-store.ts';

/** The same page for who asked to be answered in Spanish (docs/decisions/176-a-call-in-spanish.md). */
export function receivedPageInSpanish(
  { id, receivedAt }: Receipt,
  request: IntakeRequest,
  { opening, confirmsByMail, photoCount }: ReceivedFacts,
): AnswerPage {
  const promised = promisedTime(opening, new Date(receivedAt));
  const words = promised && promiseInSpanishForLater(promised);
  const when = words
    ? `, <strong class="by">a más tardar ${words.day} <em>${words.time}</em></strong> ${words.zone}`
    : '';
  const offers = UNTIL_THEN_IN_SPANISH.map(
    ({ title, text }) => `<li><strong>${title}.</strong> ${escapeHtml(text)}</li>`,
  );
  const copy = copyInSpanish(copyOfRequest(request, photoCount)).map(
    ({ label, text }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd>`,
  );
  return {
    ...page(
      'Recibimos su solicitud',
      `<p>Gracias. Su solicitud está guardada. No hace falta enviarla otra vez. El número de su solicitud:</p><p class="number">${escapeHtml(id)}</p>` +
        `<h2>Qué sigue</h2><p>Una persona de nuestro equipo se comunica con usted ${ANSWER_TIME_IN_SPANISH}${when}.</p>` +
        (confirmsByMail
          ? addressNote(
              'Le enviamos una confirmación a {to}. Si no llega, su solicitud está guardada de todos modos. ¿Esa dirección no es la suya? Llámenos y dé el número.',
              request.email,
            )
          : '<p>No se envía una confirmación por correo electrónico. Por favor, anote el número o imprima esta página.</p>') +
        `<h2>Mientras tanto, si quiere</h2><p>${UNTIL_THEN_LEAD_IN_SPANISH}</p><ul>${offers.join('')}</ul>` +
        '<p>Un dolor, una hinchazón o una lesión no pueden esperar una respuesta: <a href="/es/emergency" target="_top">qué hacer ahora</a>.</p>' +
        `<h2>Lo que envió</h2><dl>${copy.join('')}</dl>`,
      `<p><a href="${pathIn(SPANISH, START_PATH)}" target="_top">Ir a “Empiece aquí”</a></p>`,
    ),
    language: SPANISH,
  };
}
