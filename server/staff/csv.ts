/**
 * What a spreadsheet takes for the beginning of a formula, its full-width twins included. Threat: a visitor sends `=HYPERLINK(…)`, and the
 * spreadsheet of whoever opens the export acts on it.
 */
const FORMULA_START = /^\s*[=+\-@\t\r＝＋－＠]/;

const NEEDS_QUOTES = /[",;\r\n\t']|^\s|\s$/;

/** Spreadsheets take a file without it for one of the system's old character set. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes rows as CSV (RFC 4180) that a spreadsheet shows and does not run: a text that begins as a formula gets an apostrophe in front,
 * phone numbers with their plus included.
 *
 * @param rows each a cell by column; the columns are those of all rows, in the order in which they first come
 */
export function toCsv(rows: readonly ReadonlyMap<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))];
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
