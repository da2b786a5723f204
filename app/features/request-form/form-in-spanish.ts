import requestWords from 'content:request-form/es';
import { copyInSpanish, faultInSpanish } from '../../../domain/intake/in-spanish.ts';
import {
  UNTIL_THEN_IN_SPANISH,
  UNTIL_THEN_LEAD_IN_SPANISH,
} from '../../../domain/intake/until-then-in-spanish.ts';
import { SPANISH } from '../../../domain/languages/page-languages.ts';
import {
  ANSWER_TIME_IN_SPANISH,
  promiseInSpanish,
  stationsInSpanish,
} from '../../../domain/practice/promise-in-spanish.ts';
import type { FormLanguage } from '../../site/form-language.ts';
import { NO_ANSWER, UNREACHABLE } from '../../site/form-words.ts';

const { failure } = requestWords;
/** Of what is feminine, as photos are. */
const COUNTS = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
const FAILURES = new Map([
  [UNREACHABLE, failure.unreachable],
  [NO_ANSWER, failure.noAnswer],
]);

/** For pages in Spanish, and imported by them alone: so forms in English do not load it. */
export const FORM_IN_SPANISH: FormLanguage = {
  language: SPANISH,
  words: requestWords,
  kindWords: (kind) => requestWords.kinds[kind],
  say: (sentence) => FAILURES.get(sentence) ?? faultInSpanish(sentence),
  copy: copyInSpanish,
  untilThen: { lead: UNTIL_THEN_LEAD_IN_SPANISH, offers: UNTIL_THEN_IN_SPANISH },
  answerTime: ANSWER_TIME_IN_SPANISH,
  promise: promiseInSpanish,
  stations: stationsInSpanish,
  countInWords: (count) => COUNTS[count] ?? String(count),
};
