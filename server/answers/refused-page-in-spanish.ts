import { nameOfField } from '../../domain/intake/field-names.ts';
import { faultInSpanish, labelInSpanish } from '../../domain/intake/in-spanish.ts';
import { refusalInSpanish } from '../../domain/intake/refusals-in-spanish.ts';
import { SPANISH } from '../../domain/languages/page-languages.ts';
import { easternTimeInSpanish } from '../../domain/practice/hours-in-spanish.ts';
import type { ProblemDetails } from '../problem-details.ts';
import { escapeHtml, listFaults, page, type AnswerPage, type RefusedFacts } from './answer-page.ts';

const BACK =
  '<p>Use el botón Atrás de su navegador para volver al formulario con lo que escribió.</p>';

const OF_TIMES = {
  why: 'No se puede reservar en línea: a esa hora no atendemos, o falta muy poco, o aún falta demasiado.',
  lead: 'Estos son los siguientes horarios disponibles:',
  next: 'Para tomar uno, vuelva y elija ese día y esa hora en el formulario.',
};

/** Of what only a program can send, and a form of ours does not. */
const OTHERWISE =
  'No pudimos recibir lo que se envió. Abra la página otra vez e inténtelo de nuevo, o llámenos.';

/** The page for what was not stored, for who is answered in Spanish. */
export function refusedPageInSpanish(
  problem: ProblemDetails,
  { heading, wayBack = BACK }: RefusedFacts = {},
): AnswerPage {
  const faults = (problem.errors ?? []).map(({ field, message }) => {
    const name = labelInSpanish(nameOfField(field));
    return `<li><strong>${escapeHtml(name)}:</strong> ${escapeHtml(faultInSpanish(message))}</li>`;
  });
  const times = (problem.alternatives ?? []).map(
    ({ startsAt }) => `<li>${escapeHtml(easternTimeInSpanish(startsAt))}</li>`,
  );
  const list = listFaults(faults, times, OF_TIMES);
  const detail = refusalInSpanish(problem.detail) ?? OTHERWISE;
  const body = `<p>${escapeHtml(detail)}</p>${list}`;
  return { ...page(headingOf(problem, heading), body, wayBack), language: SPANISH };
}

function headingOf({ errors, alternatives }: ProblemDetails, heading = ''): string {
  if (errors !== undefined) return 'Algunos campos necesitan su atención';
  if (alternatives !== undefined) return 'Otra persona acaba de tomar esa hora';
  return refusalInSpanish(heading) ?? 'No recibimos su solicitud';
}
