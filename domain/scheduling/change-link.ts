import { APPOINTMENT_PAGE_PATH } from '../intake/wire.ts';
import { ENGLISH, pathIn, type Language } from '../languages/page-languages.ts';

/**
 * The link by which a visitor changes an appointment (docs/decisions/017-changing-an-appointment.md). Its token stands behind the
 * `#`, which browsers send to nobody: it is in no log, and no other site sees it as a referrer.
 */

/** 66 bytes as base64url, written in exactly one way: server/scheduling/change-token.ts makes them. */
const TOKEN = /^[\w-]{88}$/;

/** Whether a text has a token's form; whether it opens anything, only the server knows. */
export function isChangeToken(text: unknown): text is string {
  return typeof text === 'string' && TOKEN.test(text);
}

/** The link below the site's origin, to the page in a language. */
export function changePathOf(token: string, language: Language = ENGLISH): string {
  return `${pathIn(language, APPOINTMENT_PAGE_PATH)}#${token}`;
}

/**
 * The token in what a person pastes: the whole link, its last part, or either within spaces.
 *
 * @returns undefined where there is none
 */
export function tokenInLink(text: string): string | undefined {
  const last = text.trim().split('#').at(-1);
  return isChangeToken(last) ? last : undefined;
}
