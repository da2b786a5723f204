import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { shownInThisBuild, WITHHOLD_CONSENTS } from '../app/content/consent.server.ts';
import { hashOfSources, stampBuild } from './bootstrap/build.mjs';
import { findUnwithheld, loadConsentedWords } from './finish-build/withheld-words.ts';
import { EDITION_WITHOUT_CONSENTS } from '../domain/validity/editions.ts';

/**
 * `npm run build`: the site; and, where people are shown because they agreed to it, a second edition without anything that needs a consent,
 * which the server shows from the end of the first consent on (docs/decisions/039-dates.md). And the desk, a bundle of its own. With
 * `BUILD_DIRECTORY` the site alone is built, into that folder: what the desk publishes (docs/decisions/194-the-practice-changes-its-site.md).
 */
const { BUILD_DIRECTORY } = process.env;
const WITHOUT_CONSENTS = `${BUILD_DIRECTORY ?? 'build'}/${EDITION_WITHOUT_CONSENTS}`;

function buildEdition(environment: Record<string, string> = {}): void {
  const steps = [
    ['react-router', 'build'],
    [process.execPath, 'scripts/finish-build.ts'],
  ] as const;
  for (const [program, argument] of steps) runStep(program, [argument], environment);
}

function runStep(
  program: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): void {
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const sources = hashOfSources();
rmSync(WITHOUT_CONSENTS, { recursive: true, force: true });
buildEdition();
const consented = await loadConsentedWords(shownInThisBuild());
if (consented.length > 0) {
  console.log('People are shown who agreed to it: building the edition without them…');
  buildEdition({ ...WITHHOLD_CONSENTS, BUILD_DIRECTORY: WITHOUT_CONSENTS });
  const faults = findUnwithheld(WITHOUT_CONSENTS, consented);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    // Without its second edition the server does not start with the first.
    rmSync(WITHOUT_CONSENTS, { recursive: true });
    process.exit(1);
  }
}
if (BUILD_DIRECTORY === undefined) {
  console.log('Building the desk…');
  runStep('vite', ['build', '--config', 'desk/vite.config.ts', '--logLevel', 'warn']);
  stampBuild(sources);
}
