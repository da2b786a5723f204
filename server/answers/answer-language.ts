import type { FastifyRequest } from 'fastify';
import { languageIn } from '../../domain/intake/letter-language.ts';
import { ENGLISH, languageOf, type Language } from '../../domain/languages/page-languages.ts';

const asked = new WeakMap<FastifyRequest, Language>();

/** Notes the language that who sent something asks to be answered in. @param input what was sent, as parsed */
export function noteLanguage(request: FastifyRequest, input: unknown): void {
  asked.set(request, languageIn(input));
}

/**
 * The language in which a person is answered. What is turned down before it is read is answered in that of the page it came from: our pages
 * name it to our own server. Whoever makes that up reads our words in the other language, and no more.
 */
export function languageOfAnswer(request: FastifyRequest): Language {
  return asked.get(request) ?? languageOfPage(request.headers.referer);
}

/** The language of one of our pages, by its whole address. */
export function languageOfPage(address = ''): Language {
  const url = URL.parse(address);
  return url === null ? ENGLISH : languageOf(url.pathname);
}
