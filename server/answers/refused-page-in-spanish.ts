import { nameOfField } from '../../domain/intake/field-names.ts';
import { faultInSpanish, labelInSpanish } from '../../domain/intake/in-spanish.ts';
import { SPANISH } from '../../domain/languages/page-languages.ts';
import { easternTimeInSpanish } from '../../domain/practice/hours-in-spanish.ts';
import type { ProblemDetails } from '../problem-details.ts';
import { escapeHtml, page, type AnswerPage } from './answer-page.ts';

const WAY_BACK =
  '<p>Use el botón Atrás de su navegador para volver al formulario con lo que escribió.</p>';

/** The page for what was not stored, for who asked to be answered in Spanish: fields that do not fit, or a time that somebody else has. */
export function refusedPageInSpanish(problem: ProblemDetails): AnswerPage {
  const { alternatives } = problem;
  const said = alternatives === undefined ? aboutFields(problem) : aboutTaken(alternatives);
  return { ...page(said.heading, said.body, WAY_BACK), language: SPANISH };
}

function aboutFields({ errors = [] }: ProblemDetails) {
  const faults = errors.map(({ field, message }) => {
    const name = labelInSpanish(nameOfField(field));
    return `<li><strong>${escapeHtml(name)}:</strong> ${escapeHtml(faultInSpanish(message))}</li>`;
  });
  return {
    heading: 'Algunos campos necesitan su atención',
    body: `<p>Corrija lo que sigue y envíe el formulario otra vez.</p><ul>${faults.join('')}</ul>`,
  };
}

function aboutTaken(alternatives: NonNullable<ProblemDetails['alternatives']>) {
  const times = alternatives.map(
    ({ startsAt }) => `<li>${escapeHtml(easternTimeInSpanish(startsAt))}</li>`,
  );
  return {
    heading: 'Otra persona acaba de tomar esa hora',
    body:
      times.length > 0
        ? `<p>Elija una de las siguientes horas libres.</p><ul>${times.join('')}</ul>`
        : '<p>No hay otra hora libre en línea. Por favor, llámenos.</p>',
  };
}
