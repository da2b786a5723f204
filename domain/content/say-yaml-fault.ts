/** Where a file of the content stopped being YAML, and what the library says of it. */
export interface YamlFault {
  /** The library's name of the fault, such as DUPLICATE_KEY. */
  readonly code: string;
  /** The library's words. */
  readonly words: string;
  /** Counted from 1; undefined where the library knows none. */
  readonly line: number | undefined;
}

/**
 * What to do where a file is no YAML, for somebody who has never heard of it: the library speaks of mappings, scalars and implicit keys, and the usual
 * causes are five: spaces, a quote, a colon, a comma, and a name that stands twice.
 *
 * @param text the whole file
 */
export function sayYamlFault(fault: YamlFault, text: string): string {
  const lines = text.split('\n');
  const at = (fault.line ?? 0) - 1;
  const said = sayCause(fault, lines, at);
  return said === undefined
    ? `not readable as YAML (${fault.words}); look at this line, and at the quotes and spaces of the one above`
    : `not readable: ${said}`;
}

const SPACES =
  'give it as many spaces at its beginning as the lines have that belong beside it, and look at the line above';

const NO_NAME = 'the line has no name with a colon and a space behind it; write it as "name: text"';

const COLUMN = `the line begins in the wrong column; ${SPACES}`;

/** What begins a text that YAML takes for something else. */
const SIGN = /^[ -]*(?:[^\s:]+:\s+)?(?<sign>\{\{|[*&%@`])/;

/** A text in quotes, behind its name or a dash, and more behind it. */
const AFTER_QUOTES = /^[ -]*(?:[^\s:]+:\s+)?(?:"[^"]*"|'[^']*')\s*[^\s:]/;

function sayCause(
  { code, words }: YamlFault,
  lines: readonly string[],
  at: number,
): string | undefined {
  const line = lines[at] ?? '';
  const sign = SIGN.exec(line)?.groups?.['sign'];
  if (sign !== undefined) return `a text that begins with ${sign} needs quotes around it; add them`;
  switch (code) {
    case 'DUPLICATE_KEY':
      return sayTwice(lines, at);
    case 'TAB_AS_INDENT':
      return 'the line begins with a tab; write spaces in its place';
    case 'BAD_INDENT':
      return sayBracket(line, words) ?? COLUMN;
    case 'BLOCK_AS_IMPLICIT_KEY':
      return words.startsWith('A block sequence') ? COLUMN : sayColon(line, at);
    case 'MULTILINE_IMPLICIT_KEY':
      return sayNameless(line);
    case 'MISSING_CHAR':
      return sayMissing(line, words);
    case 'UNEXPECTED_TOKEN':
      return words.endsWith('at node end') ? sayLeftOver(line) : undefined;
    default:
      return undefined;
  }
}

/** A name, and how far from the left it stands; a dash before it counts as a space. */
const NAME = /^(?<before>[ -]*)(?<name>[^\s:#]+):(?:\s|$)/;

function sayTwice(lines: readonly string[], at: number): string | undefined {
  const { before = '', name } = NAME.exec(lines[at] ?? '')?.groups ?? {};
  if (name === undefined) return undefined;
  const above = lines
    .slice(0, at)
    .findLastIndex(
      (line) => NAME.exec(line)?.groups?.['name'] === name && columnOf(line) === before.length,
    );
  return above === -1
    ? undefined
    : `'${name}' stands twice, in line ${above + 1} too; take one of them out`;
}

function columnOf(line: string): number {
  return /^[ -]*/.exec(line)?.[0].length ?? 0;
}

/** What opens with a bracket and is not closed. */
function sayBracket(line: string, words: string): string | undefined {
  const closes = /end with a (?<closes>[}\]])/.exec(words)?.groups?.['closes'];
  if (closes === undefined) return undefined;
  const opens = closes === '}' ? '{' : '[';
  const where = line.includes(opens) ? 'this line' : 'a line above';
  return `${opens} has no ${closes}, in ${where}; add it at the end of what it opens`;
}

/** Two names where one can stand: a colon in a text, or a line below that begins too far to the right. */
function sayColon(line: string, at: number): string {
  if (AFTER_QUOTES.test(line)) return sayLeftOver(line);
  return /:\s.*:(?:\s|$)/.test(line)
    ? 'a text that holds a colon needs quotes around it; add them'
    : `line ${at + 2} begins further to the right than this one; where they belong beside each other, give both as many spaces at their beginning`;
}

function sayMissing(line: string, words: string): string | undefined {
  const quote = /^Missing closing (?<quote>["'])/.exec(words)?.groups?.['quote'];
  if (quote !== undefined)
    return `a text begins with ${quote} and does not end with it; add the second`;
  if (words.startsWith('Missing ,')) {
    return 'a comma or a quote is missing between two entries; add it';
  }
  if (words.startsWith('Sequence item')) return COLUMN;
  return words.startsWith('Implicit map keys') ? sayNameless(line) : undefined;
}

function sayNameless(line: string): string {
  return /^\s*-(?:\s|$)/.test(line) ? COLUMN : NO_NAME;
}

/** Words behind the end of a text: a quote within it has ended it, or they begin too far to the left. */
function sayLeftOver(line: string): string {
  return AFTER_QUOTES.test(line)
    ? 'words stand behind the quote that ends the text; within a text in " write \', and the other way round'
    : COLUMN;
}
