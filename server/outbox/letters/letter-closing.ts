/** Before what the reader may do. */
export const OFFERS = 'Until then, if you like';

/** What cannot wait for an answer. The urgent number stands where the words are cut. */
export const CANNOT_WAIT = {
  before: 'Pain, swelling or an injury? Do not wait for an answer: call ',
  after: '. Trouble breathing or heavy bleeding: call 911.',
} as const;

/** Before the practice's number. */
export const QUESTIONS = 'Questions? Call us at ';

/** What every letter ends with, after its number to call. */
export const CAUTIONS = [
  'E-mail is not encrypted all the way, so please leave medical details out of an answer.',
  'If you did not ask us for anything, somebody typed your address by mistake. You can ignore this message.',
] as const;
