import { execFileSync } from 'node:child_process';
import { BLENDER } from '../needs.ts';

/** One thread, nothing of the user's own settings, and a fault in the script ends it. */
const OPTIONS = ['-b', '-t', '1', '--factory-startup', '--python-exit-code', '1'];

/**
 * Runs a Python script in Blender. Takes minutes. Throws when Blender fails.
 *
 * @param script from the repository's root, as every other file
 * @param words what the script is told
 */
export function runBlender(
  script: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): void {
  execFileSync(BLENDER.program, [...OPTIONS, '-P', script, '--', ...words], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Blender believes PWD, which is still the folder that the command was called in.
    env: { ...process.env, PWD: process.cwd(), ...env },
  });
}
