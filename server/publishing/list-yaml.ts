import {
  Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { FieldKeys } from '../../domain/content/field-kind.ts';
import type { FieldValue } from '../../domain/desk/site-wire.ts';
import { lineBegin, lineEnd, readsAs } from './yaml-lines.ts';

/** An entry of a list, as it is written into a file. */
export interface ListEntry {
  readonly [key: string]: FieldValue | ListEntry;
}

/**
 * Puts an entry at the end of a list of a YAML file; nothing else of the file changes.
 *
 * @param list keys and positions from the top of the file
 * @throws Error where the file has no such list
 */
export function addToList(text: string, list: FieldKeys, entry: ListEntry): string {
  const document = parseDocument(text);
  const entries = listIn(document, list);
  const last = entries.items.at(-1);
  entries.add(document.createNode(entry));
  if (!isNode(last) || !last.range) return whole(document);
  const dash = dashBefore(text, last.range[0]);
  const end = lineEnd(text, last.range[1]);
  const before = text.slice(0, end);
  const added = writeEntry(entry, ' '.repeat(dash - lineBegin(text, dash)));
  const spliced = `${before}${before.endsWith('\n') ? '' : '\n'}${added}${text.slice(end)}`;
  return readsAs(spliced, document.toJS()) ? spliced : whole(document);
}

/**
 * Takes an entry out of a list of a YAML file; nothing else of the file changes.
 *
 * @param entry keys of the list, and the entry's position
 * @throws Error where the file has no such entry
 */
export function takeOutOfList(text: string, entry: FieldKeys): string {
  const list = entry.slice(0, -1);
  const position = Number(entry.at(-1));
  const document = parseDocument(text);
  const { items } = listIn(document, list);
  const node = items[position];
  if (!isNode(node) || !node.range) throw new Error(`The file has no entry ${entry.join('.')}.`);
  items.splice(position, 1);
  const spliced =
    text.slice(0, lineBegin(text, node.range[0])) + text.slice(lineEnd(text, node.range[1]));
  return readsAs(spliced, document.toJS()) ? spliced : whole(document);
}

function listIn(document: Document, list: FieldKeys): YAMLSeq {
  const found = list.length === 0 ? document.contents : document.getIn(list, true);
  if (!isSeq(found)) throw new Error(`The file has no list ${list.join('.')}.`);
  return found;
}

/** Where a splice would read as something else, such as in a list on one line. */
function whole(document: Document): string {
  return document.toString({ lineWidth: 0 });
}

function dashBefore(text: string, at: number): number {
  return text.lastIndexOf('-', at);
}

/** In the manner of the content: texts in double quotes, longer ones as blocks, names plain. */
function writeEntry(entry: ListEntry, indent: string): string {
  const document = new Document([entry]);
  const [map] = isSeq(document.contents) ? document.contents.items : [];
  if (isMap(map)) writeTexts(map);
  const lines = document.toString({ lineWidth: 0 }).trimEnd().split('\n');
  return lines.map((line) => `${line === '' ? '' : indent + line}\n`).join('');
}

function writeTexts(map: YAMLMap): void {
  for (const { key, value } of map.items) {
    if (isMap(value)) writeTexts(value);
    if (!isScalar(value) || typeof value.value !== 'string') continue;
    const isName = value.value !== '' && isScalar(key) && IS_NAME.has(String(key.value));
    value.type = isName
      ? Scalar.PLAIN
      : value.value.includes('\n')
        ? Scalar.BLOCK_LITERAL
        : Scalar.QUOTE_DOUBLE;
  }
}
/** Keys whose values are kebab-case names. */
const IS_NAME: ReadonlySet<string> = new Set(['id', 'case', 'place']);
