/** A card is a request or an appointment, by its place in its table. */
export interface CardName {
  readonly about: 'request' | 'appointment';
  readonly number: number;
}

const FORM = /^(A?)([1-9]\d{0,14})$/;

/** Reads `12` and `A3`, as they stand in addresses of the desk; undefined for any other text. */
export function readCardName(text: string): CardName | undefined {
  const match = FORM.exec(text);
  if (match === null) return undefined;
  return { about: match[1] === 'A' ? 'appointment' : 'request', number: Number(match[2]) };
}

/** `12` for a request, `A3` for an appointment. */
export function writeCardName({ about, number }: CardName): string {
  return about === 'request' ? String(number) : `A${number}`;
}
