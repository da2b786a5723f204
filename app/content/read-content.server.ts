import { readFileSync } from 'node:fs';
import { parse, YAMLParseError } from 'yaml';
import type * as z from 'zod';
import { sayYamlFault } from '../../domain/content/say-yaml-fault.ts';
import { checkContent, ContentError } from './content-error.server.ts';
import { CONTENT_FOLDER } from './content-folder.server.ts';
import { findCutOffText } from './cut-off-text.server.ts';
import { fillPlaceholders } from './fill-placeholders.server.ts';

/**
 * Reads a file below content/ as text.
 *
 * @param path the path below content/, such as `pages/team.yaml`
 * @throws ContentError when the file is missing
 */
export function readContentText(path: string): string {
  try {
    return readFileSync(CONTENT_FOLDER + path, 'utf8');
  } catch {
    throw new ContentError(`content/${path}`, ['the file is missing or unreadable; add it']);
  }
}

/** Of files whose words name none: braces would be read as they stand there. */
export const NO_FACTS: Readonly<Record<string, string>> = {};

/**
 * Reads and checks a YAML file below content/ whose words name no facts.
 *
 * @throws ContentError when it is missing, no YAML, or not of the schema's form
 */
export function readYaml<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  const file = `content/${path}`;
  const written = parseYaml(path, readContentText(path));
  return unlessTheSame(path, [written, schema], () =>
    checkContent(file, schema, fillPlaceholders(file, written, NO_FACTS)),
  );
}

/** What each file was read as last, and from what. */
const lastRead = new Map<string, { from: readonly unknown[]; value: unknown }>();

/**
 * What was made of a file last, where it would be made of the very same again: pages are read several times for one look at the content, and checking
 * takes most of it. The answer may be shared: do not change it.
 *
 * @param from all that it is made of; compared as objects, not by what they hold
 * @param read makes it; nothing is kept where it throws
 */
export function unlessTheSame<Value>(
  path: string,
  from: readonly unknown[],
  read: () => Value,
): Value;
export function unlessTheSame(
  path: string,
  from: readonly unknown[],
  read: () => unknown,
): unknown {
  const last = lastRead.get(path);
  if (last && from.every((one, at) => one === last.from[at])) return last.value;
  const value = read();
  lastRead.set(path, { from, value });
  return value;
}

/** What each file was parsed to last: some are asked for by every page and picture, and parsing is what takes the time. */
const lastParsed = new Map<string, { text: string; value: unknown }>();

/** Parses YAML text; the path is for messages. Repeated keys are errors. The answer may be shared: do not change it. */
export function parseYaml(path: string, text: string): unknown {
  const last = lastParsed.get(path);
  if (last?.text === text) return last.value;
  const value = parseFresh(path, text);
  lastParsed.set(path, { text, value });
  return value;
}

function parseFresh(path: string, text: string): unknown {
  const value = parseOrSay(path, text);
  const cutOff = findCutOffText(text);
  if (cutOff === undefined) return value;
  const message = `'${cutOff.lost}' would be left out, as a note; put the whole text in quotes`;
  throw new ContentError(`content/${path}`, [{ field: [], message, line: cutOff.line }]);
}

function parseOrSay(path: string, text: string): unknown {
  try {
    return parse(text, { uniqueKeys: true });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [words = ''] = error.message.split(/ at line |:?\n/);
    const line = error.linePos?.[0].line;
    const message = sayYamlFault({ code: error.code, words, line }, text);
    throw new ContentError(`content/${path}`, [{ field: [], message, line }]);
  }
}
