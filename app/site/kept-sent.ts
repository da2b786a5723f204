import type { SentRequest } from '../../domain/intake/frame-messages.ts';
import { englishPathOf } from '../../domain/languages/page-languages.ts';

/** What was sent of a form: in memory, as long as this page lives, the last one of each, by the address of its English page. */
const sent = new Map<string, SentRequest>();
const listeners = new Set<() => void>();

/**
 * Keeps what was sent, so that its number can be found again: on the page where it was asked for, and in the form's other language.
 *
 * @param path of the form's page, in either language
 */
export function keepSent(path: string, request: SentRequest): void {
  sent.set(englishPathOf(path), request);
  for (const listener of listeners) listener();
}

/**
 * Says when something was sent.
 *
 * @returns ends it
 */
export function hearSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was sent of a form as long as this page lives; null where nothing was. */
export function keptSent(path: string): SentRequest | null {
  return sent.get(englishPathOf(path)) ?? null;
}

/** As a page is built. */
export const nothingSent = (): SentRequest | null => null;
