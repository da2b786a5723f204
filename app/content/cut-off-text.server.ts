import { Lexer } from 'yaml';

/** Where a text ends too early, and what is lost. */
export interface CutOffText {
  /** Counted from 1. */
  readonly line: number;
  readonly lost: string;
}

/** What stands on a line before its text: spaces, dashes, a name with its colon. */
const BEFORE_TEXT = /^[ -]*(?:[^\s:]+:\s+)?/;

/** What needs no quotes, and means the same with a note behind it. */
const NO_TEXT = /^(?:$|["'[{|>]|(?:true|false|null|[\d.-]+)\s*$)/;

/** The lexer's own, which stand in no file: a document begins, a text begins, a line of a list ends. */
const SIGNS: ReadonlySet<string> = new Set(['\u{2}', '\u{18}', '\u{1f}']);

/**
 * The first text without quotes that holds a `#` behind a space: YAML takes the rest of the line for a note and says nothing, so that "Suite #2" becomes
 * "Suite". A note behind a number, behind true or false, or behind a text in quotes is one.
 */
export function findCutOffText(text: string): CutOffText | undefined {
  let line = 1;
  let before = '';
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#') && !NO_TEXT.test(before.replace(BEFORE_TEXT, ''))) {
      return { line, lost: token };
    }
    if (SIGNS.has(token)) continue;
    const lineEnd = token.lastIndexOf('\n');
    line += token.split('\n').length - 1;
    before = lineEnd === -1 ? before + token : token.slice(lineEnd + 1);
  }
  return undefined;
}
