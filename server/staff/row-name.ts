/** What staff call a row by: 12 for a request, A3 for an appointment. */
export interface RowName {
  about: 'request' | 'appointment';
  number: number;
}

const FORM = /^(A?)([1-9]\d{0,14})$/;

/** Reads such a name; undefined for any other text. */
export function readRowName(text: string): RowName | undefined {
  const match = FORM.exec(text);
  if (match === null) return undefined;
  return { about: match[1] === 'A' ? 'appointment' : 'request', number: Number(match[2]) };
}

/** The table that holds rows of a kind. */
export function tableOf(about: RowName['about']): 'requests' | 'appointments' {
  return about === 'request' ? 'requests' : 'appointments';
}

/** "request 12", "appointment A3". */
export function sayRowName({ about, number }: RowName): string {
  return about === 'request' ? `request ${number}` : `appointment A${number}`;
}
