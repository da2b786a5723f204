/** What the desk prints while somebody is signed in: the log says which kind it was, never what stood on it. */
export const PRINTED_SHEETS = ['card', 'photos', 'day', 'samples', 'recovery'] as const;

export type PrintedSheet = (typeof PRINTED_SHEETS)[number];

/** For what a browser has kept: it may name a sheet of an older desk, or anything. */
export function isPrintedSheet(value: unknown): value is PrintedSheet {
  return PRINTED_SHEETS.some((sheet) => sheet === value);
}
