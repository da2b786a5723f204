/**
 * What a process that a test starts inherits: where programs are, and where Node.js keeps what it made of the sources (set by
 * `npm test`; without it, each of some two hundred processes reads them all anew). No setting of whoever runs the tests.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }) };
}
