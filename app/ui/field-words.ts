import { createContext } from 'react';

/** What fields and the list of their faults say by themselves; a count comes in place of `{count}`. */
export interface FieldWords {
  readonly optional: string;
  readonly checkOne: string;
  readonly checkMany: string;
  readonly allMended: string;
  readonly oneLeft: string;
  readonly manyLeft: string;
}

/** In the language of the form around them. */
export const FieldWordsHere = createContext<FieldWords>({
  optional: '(optional)',
  checkOne: 'Please check one field:',
  checkMany: 'Please check {count} fields:',
  allMended: 'All fields are corrected.',
  oneLeft: 'Corrected. One field is left.',
  manyLeft: 'Corrected. {count} fields are left.',
});
