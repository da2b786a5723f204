import { SPANISH, type Language } from '../../domain/languages/page-languages.ts';
import type { ProblemDetails } from '../problem-details.ts';
import { languageOfPage } from './answer-language.ts';
import {
  refusedPage,
  renderPage,
  type AnswerPage,
  type PracticeShown,
  type RefusedFacts,
} from './answer-page.ts';
import { refusedPageInSpanish } from './refused-page-in-spanish.ts';

/** The page for a request that was not stored, in the language of whoever is answered. */
export function refusedPageIn(
  language: Language,
  problem: ProblemDetails,
  facts?: RefusedFacts,
): AnswerPage {
  return (language === SPANISH ? refusedPageInSpanish : refusedPage)(problem, facts);
}

/** Writes that page whole for a form that no route has seen: the language is that of the page it came from. */
export function refusedPageWriter(practiceShown: () => PracticeShown) {
  return (referer: string | undefined, problem: ProblemDetails): string =>
    renderPage(refusedPageIn(languageOfPage(referer), problem), practiceShown());
}
