/** What the desk prints while somebody is signed in: the log says which kind it was, never what stood on it. */
export const PRINTED_SHEETS = ['card', 'photos', 'day', 'samples', 'recovery'] as const;

export type PrintedSheet = (typeof PRINTED_SHEETS)[number];

export function isPrintedSheet(value: unknown): value is PrintedSheet {
  return PRINTED_SHEETS.some((sheet) => sheet === value);
}
