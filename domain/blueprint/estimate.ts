/** A line of the page of costs: an amount, words in its place ("included"), or what has been paid and is credited. */
export type EstimateLine =
  | { readonly item: string; readonly note?: string | undefined; readonly dollars: number }
  | { readonly item: string; readonly note?: string | undefined; readonly words: string }
  | { readonly item: string; readonly note?: string | undefined; readonly credit: number };

/**
 * What is still to pay by an estimate, in dollars: its amounts less what is credited. Words count for nothing.
 */
export function stillToPay(lines: readonly EstimateLine[]): number {
  return lines.reduce((sum, line) => {
    if ('dollars' in line) return sum + line.dollars;
    return 'credit' in line ? sum - line.credit : sum;
  }, 0);
}

/** Dollars as they are written: 5150 is "$5,150". */
export function inDollars(dollars: number): string {
  return `$${String(dollars).replaceAll(/\B(?=(\d{3})+$)/g, ',')}`;
}

/** What stands in a line's column of amounts. */
export function amountOf(line: EstimateLine): string {
  if ('words' in line) return line.words;
  return 'dollars' in line ? inDollars(line.dollars) : `− ${inDollars(line.credit)}`;
}
