import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, YAMLParseError } from 'yaml';
import type * as z from 'zod';
import { checkContent, ContentError } from './content-error.server.ts';

/** The folder of the practice's words and facts. */
export const CONTENT_FOLDER = fileURLToPath(new URL('../../content/', import.meta.url));

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

/**
 * Reads and checks a YAML file below content/.
 *
 * @throws ContentError when it is missing, no YAML, or not of the schema's form
 */
export function readYaml<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> {
  return checkContent(`content/${path}`, schema, parseYaml(path, readContentText(path)));
}

/** Parses YAML text; the path is for messages. Repeated keys are errors. */
export function parseYaml(path: string, text: string): unknown {
  try {
    return parse(text, { uniqueKeys: true });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new ContentError(`content/${path}`, [`not readable as YAML: ${error.message}`]);
  }
}
