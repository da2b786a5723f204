import { readRequestNumber } from '../../domain/intake/request-number.ts';

/** A row, by its place in its table. */
export interface RowName {
  about: 'request' | 'appointment';
  number: number;
  /** What visitor and practice call it by, where that is known. */
  reference?: string | null;
}

/** What staff call a row by: K7NP-3XR2, the number that its visitor has; or 12 for a request and A3 for an appointment, by their order. */
export type RowCall = RowName | { reference: string };

const FORM = /^(A?)([1-9]\d{0,14})$/;

/** Reads what a row is called by; undefined for any other text. */
export function readRowName(text: string): RowCall | undefined {
  const match = FORM.exec(text);
  if (match === null) {
    const reference = readRequestNumber(text);
    return reference === undefined ? undefined : { reference };
  }
  return { about: match[1] === 'A' ? 'appointment' : 'request', number: Number(match[2]) };
}

/** "request K7NP-3XR2"; "request 12" and "appointment A3" where that is not known. */
export function sayRowName(name: RowName): string {
  return `${name.about} ${callRow(name)}`;
}

/** K7NP-3XR2; 12 and A3 where that is not known. */
export function callRow({ about, number, reference }: RowName): string {
  return reference ?? (about === 'request' ? String(number) : `A${number}`);
}
