import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../finish-build/paths.ts';

/** The files of JavaScript that a finished page's starter imports. */
export function scriptsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? ''))];
}

/** What a built file weighs as it is sent: with brotli where it is compressed. */
export function sentBytes(file: string): number {
  const path = join(BUILD_FOLDER, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** What some built files weigh together. */
export function sentBytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + sentBytes(file), 0);
}
