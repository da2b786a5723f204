// @ts-check

/**
 * Has memory that was freed given back (docs/decisions/037-upload-memory.md). It must be set before the process begins; the unit and the
 * image set the same.
 */
export const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  NODE_OPTIONS: '--max-semi-space-size=1',
};

/**
 * Adds it to an environment. What is set there already stays; of two options for Node.js the last one holds.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
export function withServerMemory(environment) {
  const options = [SERVER_MEMORY.NODE_OPTIONS, environment.NODE_OPTIONS ?? ''];
  return { ...SERVER_MEMORY, ...environment, NODE_OPTIONS: options.join(' ').trim() };
}
