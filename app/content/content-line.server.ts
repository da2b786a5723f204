import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { CONTENT_FOLDER } from './content-folder.server.ts';

const PREFIX = 'content/';
/** What stands at the head of a Markdown file, between two lines of ---. */
const FRONT_MATTER = /^---\n[\s\S]*?\n---(?=\n)/;

/**
 * The line of a field in a content file, or of the last of its parents that there is; undefined where the file has none of them.
 *
 * @param file the path from the project's root
 */
export function lineOfField(file: string, field: readonly PropertyKey[]): number | undefined {
  const text = readLines(file);
  if (text === undefined || field.length === 0) return undefined;
  const counter = new LineCounter();
  // In a file of Markdown the fields stand in front; the line of --- that opens them is a comment's length of nothing to YAML.
  const fields = file.endsWith('.md') ? (FRONT_MATTER.exec(text)?.[0].slice(0, -3) ?? '') : text;
  let node: unknown = parseDocument(fields, { lineCounter: counter }).contents;
  let offset: number | undefined;
  for (const key of field) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair || !isScalar(pair.key)) break;
      offset = pair.key.range?.[0];
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (!isMap(item) && !isSeq(item) && !isScalar(item)) break;
      offset = item.range?.[0];
      node = item;
    } else {
      break;
    }
  }
  return offset === undefined ? undefined : counter.linePos(offset).line;
}

/** The first line of a content file that holds a text; undefined where none does. */
export function lineOfText(file: string, wanted: string): number | undefined {
  const lines = readLines(file)?.split('\n') ?? [];
  const index = lines.findIndex((line) => line.includes(wanted));
  return index === -1 ? undefined : index + 1;
}

/** A file with the line in it, as editors and terminals know to open it. */
export function placeOf(file: string, line: number | undefined): string {
  return line === undefined ? file : `${file}:${line}`;
}

function readLines(file: string): string | undefined {
  if (!file.startsWith(PREFIX)) return undefined;
  try {
    return readFileSync(CONTENT_FOLDER + file.slice(PREFIX.length), 'utf8');
  } catch {
    return undefined;
  }
}
