/** What every letter ends with, in its language. */
export interface LetterClosing {
  /** Before what the reader may do. */
  readonly offers: string;
  /** What cannot wait for an answer. The urgent number stands where the words are cut. */
  readonly cannotWait: { readonly before: string; readonly after: string };
  /** Before the practice's number. */
  readonly questions: string;
  /** After its number to call. */
  readonly cautions: readonly string[];
}

export const CLOSING_IN_ENGLISH: LetterClosing = {
  offers: 'Until then, if you like',
  cannotWait: {
    before: 'Pain, swelling or an injury? Do not wait for an answer: call ',
    after: '. Trouble breathing or heavy bleeding: call 911.',
  },
  questions: 'Questions? Call us at ',
  cautions: [
    'E-mail is not encrypted all the way, so please leave medical details out of your reply.',
    'If you did not ask us for anything, someone typed your address by mistake. You can ignore this message.',
  ],
};
