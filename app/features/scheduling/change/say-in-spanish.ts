import { withinLimit } from '../../../request/time-limit.ts';
import type { Say } from './say-here.ts';

/** Where the Spanish does not come, the sentence in English is better than none: a phone number follows it. */
export const sayInSpanish: Say = async (sentence) => {
  try {
    const words = await withinLimit(import('../../../../domain/intake/in-spanish.ts'));
    return words.faultInSpanish(sentence);
  } catch {
    return sentence;
  }
};
