import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';

/** Whether a YAML text that lines were put into or taken out of is whole, and says what is wanted. */
export function readsAs(text: string, wanted: unknown): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), wanted);
}

/** Where the line begins on which something stands. */
export function lineBegin(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Behind the end of the line on which something ends; of a block of text that is where it ends itself. */
export function lineEnd(text: string, at: number): number {
  if (text[at - 1] === '\n') return at;
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}
