import type { LetterRow } from './letter.ts';

/** Asked for on the phone, so that nobody has to say what it was about; none where there is none. */
export function numberRow(label: string, reference: string | undefined): LetterRow[] {
  return reference === undefined ? [] : [{ label, text: reference }];
}
