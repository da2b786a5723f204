import type { FastifyRequest } from 'fastify';
import { REFUSAL_WORDS } from '../../domain/intake/refusal-words.ts';
import { FIND_APPOINTMENT_PATH, LINK_FIELD } from '../../domain/intake/wire.ts';
import { SPANISH, type Language } from '../../domain/languages/page-languages.ts';
import { isChangeToken } from '../../domain/scheduling/change-link.ts';

const asked = new WeakMap<FastifyRequest, string>();

/** Where a link opens nothing, or nothing any more. */
const ENDED = new Set<string>([REFUSAL_WORDS.unknownLink, REFUSAL_WORDS.begun]);

/**
 * Notes whose change is asked for. It is not said whether the link is a good one: the page of a refusal after too many wrong ones would tell.
 *
 * @param token as it stands in the address
 */
export function noteChange(request: FastifyRequest, token: string): void {
  if (isChangeToken(token)) asked.set(request, token);
}

/**
 * The way back of a change that was turned down, as HTML: the page before was itself the answer to a form, and browsers do not show that again. Where
 * the link opens nothing, there is none; undefined where no change was asked for.
 *
 * @param detail why it was turned down
 */
export function wayToAppointment(
  request: FastifyRequest,
  detail: string,
  language: Language,
): string | undefined {
  const token = asked.get(request);
  if (token === undefined) return undefined;
  if (ENDED.has(detail)) return '';
  const isSpanish = language === SPANISH;
  const said = isSpanish ? '<input type="hidden" name="language" value="es">' : '';
  const lead = isSpanish
    ? 'Vea el estado actual de su cita:'
    : 'See how your appointment stands now:';
  return (
    `<form method="post" action="${FIND_APPOINTMENT_PATH}">${said}` +
    `<input type="hidden" name="${LINK_FIELD}" value="${token}">` +
    `<p>${lead}</p><p><button type="submit">${isSpanish ? 'Mostrar mi cita' : 'Show my appointment'}</button></p></form>`
  );
}
