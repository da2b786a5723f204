import { isDeepStrictEqual } from 'node:util';
import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  type Node,
  type Pair,
  type YAMLSeq,
} from 'yaml';
import type { FieldKeys } from '../../domain/content/field-kind.ts';
import type { Credential } from '../../domain/content/credential-lines.ts';
import type { FieldValue } from '../../domain/desk/site-wire.ts';

/** Wide enough that no line of a list is parted. */
const LIST_WIDTH_COLUMNS = 140;
const PROSE_WIDTH_COLUMNS = 150;

/** What a field may hold: also what the desk says on lines. */
type Value = FieldValue | readonly Credential[];

/**
 * Puts another value into a field of a YAML file. Nothing but that value changes: comments, order, quotes and line ends of all else stay, so that the
 * change is read as one.
 *
 * @param field keys and positions from the top of the file; the field must be there
 * @throws Error where the file has no such field
 */
export function changeYaml(text: string, field: FieldKeys, value: Value): string {
  const document = parseDocument(text);
  const pair = findPair(document, field);
  const former = pair?.value;
  if (pair === undefined || !isNode(former) || !former.range) {
    throw new Error(`The file has no field ${field.join('.')}.`);
  }
  const [begin, end] = former.range;
  const wanted = withEnd(value, former);
  const written = writeValue(wanted, former, text, pair);
  const spliced = text.slice(0, begin) + fitEnd(written, text.slice(begin, end)) + text.slice(end);
  document.setIn(field, wanted);
  // Whatever a splice would do to its neighbors, the whole file written anew does not.
  return readsAs(spliced, document.toJS()) ? spliced : document.toString({ lineWidth: 0 });
}

function readsAs(text: string, wanted: unknown): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), wanted);
}

function findPair(document: Document.Parsed, field: FieldKeys): Pair | undefined {
  let node: unknown = document.contents;
  let pair: Pair | undefined;
  for (const key of field) {
    if (isSeq(node) && typeof key === 'number') {
      node = node.items[key];
      continue;
    }
    if (!isMap(node)) return undefined;
    pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
    node = pair?.value;
  }
  return pair;
}

/** A block of text ends with its last line's end, which is no part of what is typed. */
function withEnd(value: Value, former: Node): Value {
  const hadEnd =
    isScalar(former) && typeof former.value === 'string' && former.value.endsWith('\n');
  return hadEnd && typeof value === 'string' ? `${value.trimEnd()}\n` : value;
}

/** How far in something stands, in spaces. */
function indentAt(text: string, node: unknown): string {
  const begin = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  return ' '.repeat(begin - (text.lastIndexOf('\n', begin - 1) + 1));
}

/** The value as it is written behind its key: in the manner of the one before. */
function writeValue(value: Value, former: Node, text: string, pair: Pair): string {
  const document = new Document({ k: value });
  const node = document.get('k', true);
  if (isScalar(node) && isScalar(former) && typeof value === 'string') {
    if (former.type !== undefined && typeof former.value === 'string') node.type = former.type;
  } else if (isSeq(node) && isSeq(former)) {
    node.flow = former.flow === true;
    quoteAs(node, former);
  }
  const said = document
    .toString({
      singleQuote: true,
      lineWidth: widthOf(node),
      flowCollectionPadding: false,
    })
    .slice('k:'.length)
    .trimEnd();
  // A list of lines begins where its first dash stands, all else behind the key.
  const isOfLines = isSeq(node) && node.flow !== true;
  const indent = isOfLines ? indentAt(text, former) : indentAt(text, pair.key);
  const lines = isOfLines ? said.trimStart().split('\n  ') : said.replace(/^ /, '').split('\n');
  return lines.map((line, at) => (at === 0 || line === '' ? line : indent + line)).join('\n');
}

/** Where lines are parted: of a list, and of a text that is folded already. */
function widthOf(node: unknown): number {
  if (isSeq(node)) return node.items.some(isMap) ? 0 : LIST_WIDTH_COLUMNS;
  return isScalar(node) && node.type === Scalar.BLOCK_FOLDED ? PROSE_WIDTH_COLUMNS : 0;
}

/** Texts of a list in the quotes that its first one had: a day without them would be no text. */
function quoteAs(list: YAMLSeq, former: YAMLSeq): void {
  for (const item of list.items) {
    if (!isMap(item)) continue;
    for (const { value } of item.items) if (isScalar(value)) value.type = Scalar.QUOTE_DOUBLE;
  }
  const first = former.items[0];
  if (!isScalar(first) || first.type === undefined) return;
  for (const item of list.items) {
    if (isScalar(item) && typeof item.value === 'string') item.type = first.type;
  }
}

/** A block of text takes the end of its last line with it. */
function fitEnd(written: string, former: string): string {
  return written + (/\n\s*$/.exec(former)?.[0] ?? '');
}
