// @ts-check
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** More than the tests have needed at once, several times over. */
const LEAST_FREE_BYTES = 4 * 1024 ** 3;

/**
 * A folder in memory for what the tests write and delete, where the machine has room for it: they make and drop hundreds of databases,
 * and a disk's file system takes twice the time for that that the tests themselves take.
 *
 * @returns {{ path: string, remove: () => void } | null} null where the usual folder does
 */
export function folderInMemory() {
  if (process.platform !== 'linux' || !existsSync(IN_MEMORY)) return null;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  if (Math.min(bavail * bsize, availableMemoryBytes()) < LEAST_FREE_BYTES) return null;
  const path = mkdtempSync(join(IN_MEMORY, 'impressions-'));
  // PostgreSQL runs as a user of its own, and has to get through to its folder.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** What the system could give without taking from others; its free memory alone leaves out what it keeps for speed. */
function availableMemoryBytes() {
  const told = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'));
  return Number(told?.[1] ?? 0) * 1024;
}
