import formWords from 'content:request-form/es/every-form';
import { SPANISH } from '../../../domain/languages/page-languages.ts';
import type { FormLanguage } from '../../site/form-language.ts';
import { NO_ANSWER, UNREACHABLE } from '../../site/form-words.ts';

const { failure } = formWords;
const FAILURES = new Map([
  [UNREACHABLE, failure.unreachable],
  [NO_ANSWER, failure.noAnswer],
]);

/**
 * For pages in Spanish, and imported by them alone: so forms in English do not load it. What is said once a form was sent comes apart
 * (docs/decisions/222-words-when-they-are-wanted.md).
 */
export const FORM_IN_SPANISH: FormLanguage = {
  language: SPANISH,
  words: formWords,
  loadSentences: async () => {
    const { copyInSpanish, faultInSpanish } = await import('../../../domain/intake/in-spanish.ts');
    return {
      say: (sentence) => FAILURES.get(sentence) ?? faultInSpanish(sentence),
      copy: copyInSpanish,
    };
  },
  atHand: { say: (sentence) => FAILURES.get(sentence) ?? sentence, copy: (lines) => lines },
};
