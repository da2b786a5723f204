import { WCAG_CRITERIA } from './wcag-criteria.ts';

/** A line of the table of criteria: `| 1.4.12 Text spacing | AA | how it is met | what shows it |`. */
const ROW = /^\| (\d+\.\d+\.\d+) [^|]+\| (A{1,2}) \|([^|]+)\|([^|]+)\|$/gm;
/** A test by its file and its title, as both stand in the source. */
const TEST = /`([\w./-]+)`: “([^”]+)”/g;
/** A check by a person, on a day, by its number in the list below the table. */
const BY_HAND = /by hand (\d+), \d{4}-\d{2}-\d{2}/g;
const HAND_ITEM = /^(\d+)\. \*\d{4}-\d{2}-\d{2}\.\*/gm;

/**
 * What does not hold in the trace of the accessibility criteria: one that is missing or twice, on the wrong level, shown by nothing, or
 * by a test or a check that does not exist.
 *
 * @param document docs/accessibility.md
 * @param readFile the text of a file from the project's root, or undefined
 */
export function findTraceFaults(
  document: string,
  readFile: (path: string) => string | undefined,
): string[] {
  const rows = [...document.matchAll(ROW)].map(([, criterion = '', level = '', , shown = '']) => ({
    criterion,
    level,
    shown,
  }));
  const listed = new Set([...document.matchAll(HAND_ITEM)].map(([, number]) => number));
  const faults: string[] = [];
  for (const [level, criteria] of Object.entries(WCAG_CRITERIA)) {
    for (const criterion of criteria) {
      const found = rows.filter((row) => row.criterion === criterion);
      if (found.length !== 1) faults.push(`${criterion} stands ${found.length} times in the table`);
      else if (found[0]?.level !== level) faults.push(`${criterion} is of level ${level}`);
    }
  }
  for (const { criterion, shown } of rows) {
    const tests = [...shown.matchAll(TEST)];
    const byHand = [...shown.matchAll(BY_HAND)];
    if (tests.length + byHand.length === 0) faults.push(`${criterion} is shown by nothing`);
    for (const [, number] of byHand) {
      if (!listed.has(number)) faults.push(`${criterion}: there is no check by hand ${number}`);
    }
  }
  return [...faults, ...findTestFaults(document, readFile)];
}

/** Tests that a document names, and that do not exist under that file and title. */
export function findTestFaults(
  document: string,
  readFile: (path: string) => string | undefined,
): string[] {
  return [...document.matchAll(TEST)].flatMap(([, path = '', title = '']) => {
    const text = readFile(path);
    if (text === undefined) return [`${path} does not exist`];
    return text.includes(title) ? [] : [`${path} has no test “${title}”`];
  });
}
