import type { ServerConfig } from '../config.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import { describeError } from '../logging.ts';
import { dropOtherBuilds } from './published-build.ts';
import { settleUnderWay } from './under-way.ts';

/**
 * Sees to what the desk was publishing when the server ended. That it cannot be settled keeps no visitor away: it is said, and tried again whenever
 * the desk builds or publishes (settle-first.ts). What nobody looks at any more goes.
 *
 * @returns whether what the desk has published can be served; else it is not known which site that is
 */
export async function settleAtStart(
  { DATA_DIR, SITE_CONTENT_DIR }: Pick<ServerConfig, 'DATA_DIR' | 'SITE_CONTENT_DIR'>,
  database: RequestDatabase,
): Promise<boolean> {
  try {
    const place = { dataDir: DATA_DIR, contentFolder: SITE_CONTENT_DIR };
    const said = await settleUnderWay(place, database);
    if (said !== undefined) process.stderr.write(`\nWARNING: ${said}\n\n`);
  } catch (error) {
    process.stderr.write(
      '\nERROR: the server ended while the desk published, and what it had begun cannot be taken back. The site that was deployed is served, requests ' +
        'are received, and the desk publishes nothing. What the content was lies in DATA_DIR/sites/under-way: leave it there, and see docs/guides/operation.md.\n' +
        `${JSON.stringify(describeError(error))}\n\n`,
    );
    return false;
  }
  try {
    // Previews of before are looked at by nobody, and one may have a photograph that was taken away since.
    await dropOtherBuilds(DATA_DIR, []);
  } catch (error) {
    process.stderr.write(
      `\nWARNING: previews of before could not be removed from DATA_DIR/sites: ${JSON.stringify(describeError(error))}\n\n`,
    );
  }
  return true;
}
