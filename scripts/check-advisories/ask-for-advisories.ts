import { spawnSync } from 'node:child_process';
import { readAdvisories, type Advisories } from './read-advisories.ts';

const LONGEST_MS = 60_000;

/**
 * Asks the registry what is known of the packages in the lock file.
 *
 * @param more words for npm, such as another `--registry`
 */
export function askForAdvisories(more: readonly string[] = []): Advisories {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--audit=true', ...more], {
    encoding: 'utf8',
    timeout: LONGEST_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return readAdvisories(stdout ?? '');
}
