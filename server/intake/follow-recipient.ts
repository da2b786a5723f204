import { readFileSync, statSync } from 'node:fs';
import { readKeyLine } from './key-file.ts';
import { createSealer } from './seal.ts';

export interface FollowedRecipient {
  /** recipient.txt; undefined where SEALING_RECIPIENT names the key, which only a restart changes. */
  file: string | undefined;
  /** What was found at the start. */
  recipient: string;
  /** Told once of each state of the file that cannot be used. */
  reportUnusable: () => void;
}

/**
 * The public key to seal to now: the file is read again whenever it was changed, so that a rotation takes effect in a running server
 * (docs/decisions/022-confirmations.md). A file that is gone or holds no key leaves the last good one in use: refusing would lose requests.
 */
export function followRecipient({
  file,
  recipient,
  reportUnusable,
}: FollowedRecipient): () => string {
  if (file === undefined) return () => recipient;
  let inUse = recipient;
  let stateInUse = '';
  let stateReported = '';
  return () => {
    const state = stateOf(file);
    if (state === stateInUse) return inUse;
    try {
      const found = readKeyLine(readFileSync(file, 'utf8'));
      createSealer(found);
      inUse = found;
      stateInUse = state;
      stateReported = '';
    } catch {
      // Read again with the next request: a server without free descriptors cannot open what it can look at, and must not miss a rotation for that.
      if (state !== stateReported) reportUnusable();
      stateReported = state;
    }
    return inUse;
  };
}

function stateOf(file: string): string {
  try {
    const { mtimeNs, size, ino } = statSync(file, { bigint: true });
    return `${mtimeNs} ${size} ${ino}`;
  } catch {
    return 'gone';
  }
}
