// @ts-check
import { spawnSync } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** The environment of every step: the project's own programs first. */
export function projectEnvironment() {
  return { ...process.env, PATH: resolve('node_modules/.bin') + delimiter + process.env.PATH };
}

/**
 * Runs a program and shows what it prints.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {boolean} whether it ended well
 */
export function run(program, args, environment = projectEnvironment()) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: environment });
  if (error) console.error(`${program}: ${error.message}`);
  return status === 0;
}

/**
 * Ends with what went wrong and what to do about it.
 *
 * @param {string} problem
 * @param {string} advice
 * @returns {never}
 */
export function stop(problem, advice) {
  console.error(`\n${problem}\n${advice}`);
  process.exit(1);
}
