import { isMap, isNode, isScalar, parseDocument, type YAMLMap } from 'yaml';
import type { FieldKeys } from '../../domain/content/field-kind.ts';
import { keepLast } from './keep-last.ts';
import { lineBegin, lineEnd, readsAs } from './yaml-lines.ts';

/** A look at the form places the photographs of all drafts anew: more of them than the practice has people. */
const KEPT_TEXTS = 40;
const keepSet = keepLast<string>(KEPT_TEXTS);

/**
 * Gives an entry of a YAML file a key with a plain value, in the place of the one that it has; a new one comes behind the key that names the entry.
 * Nothing else of the file changes.
 *
 * @param entry keys and positions from the top of the file
 * @param behind the key that names the entry
 * @throws Error where the file has no such entry
 */
export function setKey(
  text: string,
  entry: FieldKeys,
  field: Readonly<Record<string, string | boolean>>,
  behind: string,
): string {
  const asked = JSON.stringify([entry, field, behind]);
  return keepSet(asked + text, () => setFresh(text, entry, field, behind));
}

function setFresh(...[text, entry, field, behind]: Parameters<typeof setKey>): string {
  const [[key = '', value = ''] = []] = Object.entries(field);
  const document = parseDocument(text);
  const map = mapAt(document, entry);
  const own = pairOf(map, key)?.value;
  const before = pairOf(map, behind);
  let spliced = text;
  if (isScalar(own) && own.range) {
    spliced = text.slice(0, own.range[0]) + String(value) + text.slice(own.range[1]);
  } else if (
    isNode(before?.key) &&
    isNode(before.value) &&
    before.key.range &&
    before.value.range
  ) {
    const begin = before.key.range[0];
    const indent = ' '.repeat(begin - lineBegin(text, begin));
    const end = lineEnd(text, before.value.range[1]);
    spliced = `${text.slice(0, end)}${indent}${key}: ${value}\n${text.slice(end)}`;
  }
  document.setIn([...entry, key], value);
  return readsAs(spliced, document.toJS()) ? spliced : document.toString({ lineWidth: 0 });
}

/** Takes a key out of an entry of a YAML file; one that is not there is what was wanted. @throws Error where the file has no such entry */
export function dropKey(text: string, entry: FieldKeys, key: string): string {
  const document = parseDocument(text);
  const pair = pairOf(mapAt(document, entry), key);
  if (!isNode(pair?.key) || !isNode(pair.value) || !pair.key.range || !pair.value.range)
    return text;
  const spliced =
    text.slice(0, lineBegin(text, pair.key.range[0])) +
    text.slice(lineEnd(text, pair.value.range[1]));
  document.deleteIn([...entry, key]);
  return readsAs(spliced, document.toJS()) ? spliced : document.toString({ lineWidth: 0 });
}

function mapAt(document: ReturnType<typeof parseDocument>, entry: FieldKeys): YAMLMap {
  const found = document.getIn(entry, true);
  if (!isMap(found)) throw new Error(`The file has no entry ${entry.join('.')}.`);
  return found;
}

function pairOf(map: YAMLMap, key: string) {
  return map.items.find((item) => isScalar(item.key) && item.key.value === key);
}
