import { existsSync } from 'node:fs';
import { newYorkDay } from '../../domain/validity/new-york-day.ts';
import { findLapses, sayLapse } from '../../domain/validity/site-validity.ts';
import { readManifest } from '../site/manifest.ts';
import { StartupError } from '../startup-error.ts';

/**
 * What of the built site has ended or ends soon, one line each.
 *
 * @param manifestPath site.json, where this machine has it
 */
export function describeSite(manifestPath: string, now: Date): string {
  if (!existsSync(manifestPath)) return `site            not built here (${manifestPath})`;
  try {
    const { validity } = readManifest(manifestPath);
    const lapses = findLapses(validity, newYorkDay(now));
    const [first = 'nothing has ended, nothing ends soon', ...others] = lapses.map(sayLapse);
    return [`site            ${first}`, ...others.map((text) => `                ${text}`)].join(
      '\n',
    );
  } catch (error) {
    if (error instanceof StartupError) return `site            ${error.message}`;
    throw error;
  }
}
