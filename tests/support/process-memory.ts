import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

/** Read at once; what matters is far shorter than what two pieces share. */
const PIECE_BYTES = 16 * 1024 * 1024;
const SHARED_BYTES = 4 * 1024;
const KILOBYTE = 1_024;

/** As `7f1c-7f2c rw-p …` begins a region, and `Rss:` says how much of it is there. */
const REGION = /^([0-9a-f]+)-([0-9a-f]+) r(?:w|-).. /;
const RESIDENT = /^Rss:\s+(\d+) kB/;

/**
 * Shows all that a process of one's own holds in memory, piece by piece; neighbors share some bytes, so that nothing is cut. Linux alone: there a
 * process may read those that it has started.
 *
 * @throws the system's error where it may not
 */
export function readMemory(pid: number, look: (piece: Buffer) => void): void {
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  try {
    for (const { from, until } of regionsOf(pid)) {
      for (let at = from; at < until; at += PIECE_BYTES - SHARED_BYTES) {
        const piece = Buffer.alloc(Math.min(PIECE_BYTES, until - at));
        const bytes = readAt(memory, piece, at);
        if (bytes > 0) look(piece.subarray(0, bytes));
      }
    }
  } finally {
    closeSync(memory);
  }
}

/** Whether a piece holds a text, in either form that texts have in a program's memory. */
export function holdsText(piece: Buffer, text: string): boolean {
  return piece.includes(text) || piece.includes(Buffer.from(text, 'utf16le'));
}

/** What a region lost since it was listed reads as nothing. */
function readAt(memory: number, piece: Buffer, at: number): number {
  try {
    return readSync(memory, piece, 0, piece.length, at);
  } catch {
    return 0;
  }
}

/** Regions that can be read and of which something is in memory: a program reserves far more than it has. */
function regionsOf(pid: number): { from: number; until: number }[] {
  const regions: { from: number; until: number }[] = [];
  let region: { from: number; until: number } | undefined;
  for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n')) {
    const [, from, until] = REGION.exec(line) ?? [];
    if (from !== undefined && until !== undefined) {
      region = { from: Number.parseInt(from, 16), until: Number.parseInt(until, 16) };
    }
    const resident = Number(RESIDENT.exec(line)?.[1] ?? 0) * KILOBYTE;
    if (resident > 0 && region !== undefined) regions.push(region);
    if (RESIDENT.test(line)) region = undefined;
  }
  return regions;
}
