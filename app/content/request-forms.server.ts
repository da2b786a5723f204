import { askedRequest, type AskedRequest } from '../../domain/intake/asked-request.ts';
import { REQUEST_KIND_NAMES, type RequestKind } from '../../domain/intake/kinds.ts';
import { SPANISH, type Language } from '../../domain/languages/page-languages.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { fillPlaceholders } from './fill-placeholders.server.ts';
import { placeholderValues } from './placeholders.server.ts';
import { loadSpanishFacts } from './spanish-facts.server.ts';

/**
 * What the page of each kind of request says and asks, in a language.
 *
 * @throws ContentError where a text names what is no fact
 */
export function loadRequestForms(
  language: Language,
  practice: Practice,
): Readonly<Record<RequestKind, AskedRequest>> {
  const english = placeholderValues(practice);
  // A fact whose English has changed since is said in English: nothing here may be an old one.
  const facts =
    language === SPANISH ? { ...english, ...loadSpanishFacts(practice).values } : english;
  const forms = REQUEST_KIND_NAMES.map((kind) => [
    kind,
    fillPlaceholders(`domain/intake/kinds/${kind}.ts`, askedRequest(kind, language), facts),
  ]);
  return Object.fromEntries(forms) as Record<RequestKind, AskedRequest>;
}
