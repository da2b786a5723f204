import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JOURNEY_DATA_FOLDER } from './journey-data.ts';

/** Runs the staff command on what the journeys have sent; gives what it prints. */
export function staff(...words: string[]): string {
  return execFileSync('node', ['scripts/requests.ts', ...words, '--data', JOURNEY_DATA_FOLDER], {
    encoding: 'utf8',
  });
}

/** The numbers of the requests and appointments that hold a text, from one reading of all: each process takes a second. */
export function numbersWith(text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'staff-reading-'));
  try {
    const file = join(folder, 'all.json');
    staff('export', '--format', 'json', '--out', file);
    const rows: { number: string }[] = JSON.parse(readFileSync(file, 'utf8'));
    return rows.filter((row) => JSON.stringify(row).includes(text)).map(({ number }) => number);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The newest request or appointment that holds a text, as staff see it; an empty text where there is none. */
export function shownWith(text: string): string {
  const number = numbersWith(text).at(-1);
  return number === undefined ? '' : staff('show', number);
}
