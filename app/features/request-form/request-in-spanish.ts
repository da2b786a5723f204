import requestWords from 'content:request-form/es';
import {
  UNTIL_THEN_IN_SPANISH,
  UNTIL_THEN_LEAD_IN_SPANISH,
} from '../../../domain/intake/until-then-in-spanish.ts';
import { stationsInSpanish } from '../../../domain/practice/answer-stations-in-spanish.ts';
import {
  ANSWER_TIME_IN_SPANISH,
  promiseInSpanish,
} from '../../../domain/practice/promise-in-spanish.ts';
import type { RequestLanguage } from '../../site/request-language.ts';

/** Of what is feminine, as photos are. */
const COUNTS = ['ninguna', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];

/** For pages of requests in Spanish, and imported by them alone. */
export const REQUEST_IN_SPANISH: RequestLanguage = {
  words: requestWords,
  untilThen: { lead: UNTIL_THEN_LEAD_IN_SPANISH, offers: UNTIL_THEN_IN_SPANISH },
  answerTime: ANSWER_TIME_IN_SPANISH,
  promise: promiseInSpanish,
  stations: stationsInSpanish,
  countInWords: (count) => COUNTS[count] ?? String(count),
};
