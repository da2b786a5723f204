import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import type { Ask } from './agree-to-forget.ts';

interface Terminal {
  stdin: Readable & { isTTY?: boolean };
  stderr: Writable & { isTTY?: boolean };
}

/** Asks on a terminal; undefined where there is none. Only y and yes are a yes. */
export function askOnTerminal({ stdin, stderr }: Terminal): Ask | undefined {
  if (stdin.isTTY !== true || stderr.isTTY !== true) return undefined;
  return async (question) => {
    const lines = createInterface({ input: stdin, output: stderr });
    // Who closes the terminal has not agreed.
    const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    const said = lines.question(`${question} [y/N] `).catch(() => '');
    const answer = await Promise.race([said, closed]);
    lines.close();
    return /^y(es)?$/i.test(answer.trim());
  };
}
