import { HONEYPOT_FIELD, OPEN_FOR_FIELD, OPENED_AT_FIELD } from '../../domain/intake/wire.ts';

/** Why a request looks as if a program had sent it: it filled the honeypot, or it came too soon. As it is stored. */
export type Suspicion = 'trap' | 'haste';

/** No person fills a form in this time. */
const HASTE_MS = 1_000;

/**
 * Takes the guards' fields out of what was sent, and says what they tell. All of them may be left out: who calls the address without our form
 * is not suspect for that.
 *
 * - the honeypot.
 * - how long the form was open, as our script sends it.
 * - when a form without script was served, by this server's clock (server/site/keyed-page.ts). A moment to come is as
 *   suspect as one just gone; a placeholder that no server filled in says nothing.
 *
 * None of them is proof, and whoever reads this can forge them. So they set a request aside and never refuse it: its sender hears the
 * same answer as anybody, and a person at the practice looks.
 */
export function takeOutGuards(
  input: object,
  now: Date,
): { fields: object; suspicion: Suspicion | undefined } {
  // Own fields only; a field called __proto__ stays the plain unknown field that it is.
  const {
    [HONEYPOT_FIELD]: honeypot,
    [OPEN_FOR_FIELD]: openForMs,
    [OPENED_AT_FIELD]: openedAt,
    ...fields
  }: Record<string, unknown> = { ...input };
  if (honeypot !== undefined && honeypot !== '') return { fields, suspicion: 'trap' };
  const isHasty =
    (openForMs !== undefined && !(typeof openForMs === 'number' && openForMs >= HASTE_MS)) ||
    (typeof openedAt === 'string' &&
      /^\d{1,15}$/.test(openedAt) &&
      now.getTime() - Number(openedAt) < HASTE_MS);
  return { fields, suspicion: isHasty ? 'haste' : undefined };
}
