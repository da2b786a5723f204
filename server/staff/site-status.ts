import { existsSync } from 'node:fs';
import { newYorkDay } from '../../domain/validity/new-york-day.ts';
import { findLapses, sayLapse } from '../../domain/validity/site-validity.ts';
import { findLiveBuild, type BuildPlace } from '../publishing/published-build.ts';
import { readManifest } from '../site/manifest.ts';
import { StartupError } from '../startup-error.ts';

/**
 * What has ended or ends soon of the site that the server starts with, one line each, and whether that was published at the desk or deployed.
 *
 * @param deployed where this machine has a built site
 */
export function describeSite(dataDir: string, deployed: BuildPlace, now: Date): string {
  const { manifestPath } = deployed;
  if (!existsSync(manifestPath)) return `site            not built here (${manifestPath})`;
  try {
    const live = findLiveBuild(dataDir, deployed);
    const { validity } = readManifest(live.manifestPath);
    const lapses = findLapses(validity, newYorkDay(now)).map(sayLapse);
    const said = lapses.length === 0 ? ['nothing has ended, nothing ends soon'] : lapses;
    const which = `as it was ${live === deployed ? 'deployed' : 'published at the desk'}`;
    return `site            ${[...said, which].join('\n                ')}`;
  } catch (error) {
    if (error instanceof StartupError) return `site            ${error.message}`;
    throw error;
  }
}
