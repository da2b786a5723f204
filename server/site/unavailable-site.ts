import {
  APPOINTMENT_PAGE_PATH,
  FIND_APPOINTMENT_PATH,
  LINK_FIELD,
} from '../../domain/intake/wire.ts';
import { englishPathOf, languageOf, SPANISH } from '../../domain/languages/page-languages.ts';
import { FORM_PAGE_POLICY, page, renderPage, type AnswerPage } from '../answers/answer-page.ts';
import { createVariants, sendVariant } from './answer.ts';
import type { Site } from './load-site.ts';
import { isOfOthers, splitAddress } from './site-address.ts';
import { joinHeaders } from './site-headers.ts';
import type { SiteHandler } from './site-handler.ts';

/** It ends when somebody publishes or deploys; whoever asks by himself need not ask more often. */
const RETRY_SECONDS = 3_600;

const STATUS = 503;

/**
 * Answers every address of a site that may not be shown with one plain page, the practice's name and the number to call; whatever belongs to the rest of the server goes on
 * as ever. The appointment's page, which letters lead to, takes the link as it does without script.
 *
 * @param site whose headers, name and telephone number these are; nothing else of it is shown
 */
export function createUnavailableHandler({ everyHeader, practice }: Site): SiteHandler {
  const headers = joinHeaders(everyHeader, {
    'content-security-policy': FORM_PAGE_POLICY,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_SECONDS),
  });
  const answer = (one: AnswerPage) =>
    createVariants(STATUS, headers, { identity: Buffer.from(renderPage(one, practice)) });
  const english = { page: answer(inEnglish('')), appointment: answer(inEnglish(ENGLISH_FORM)) };
  const spanish = { page: answer(inSpanish('')), appointment: answer(inSpanish(SPANISH_FORM)) };
  return (request, response) => {
    const { path } = splitAddress(request.url ?? '/');
    if (isOfOthers(path)) return false;
    const said = languageOf(path) === SPANISH ? spanish : english;
    const isAppointment = englishPathOf(path) === APPOINTMENT_PAGE_PATH;
    sendVariant(isAppointment ? said.appointment : said.page, request, response);
    return true;
  };
}

function inEnglish(more: string): AnswerPage {
  return page(
    'Our site cannot be shown just now',
    `<p>Please come back later. Appointments and requests that have reached us are not affected.</p>${more}`,
    '',
  );
}

function inSpanish(more: string): AnswerPage {
  const body = `<p>Vuelva más tarde, por favor. Las citas y solicitudes que hemos recibido siguen en pie.</p>${more}`;
  return { ...page('Ahora no podemos mostrar nuestro sitio', body, ''), language: SPANISH };
}

const ENGLISH_FORM = findForm('', 'To see or change an appointment, paste its link:', 'Show it');
const SPANISH_FORM = findForm(
  '<input type="hidden" name="language" value="es">',
  'Para ver o cambiar una cita, pegue su enlace:',
  'Mostrarla',
);

function findForm(language: string, label: string, button: string): string {
  return (
    `<form method="post" action="${FIND_APPOINTMENT_PATH}">${language}` +
    `<p><label>${label} <input name="${LINK_FIELD}" type="text" autocomplete="off" spellcheck="false" required></label></p>` +
    `<p><button type="submit">${button}</button></p></form>`
  );
}
