import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/** How much of its complaints is kept: their end names the fault. */
const KEPT_CHARACTERS = 20_000;
/** What is read as a whole, such as a list of faults: more than any content brings, and nothing that fills the memory. */
const READ_CHARACTERS = 4_000_000;

/** How a program ended, and what it said and complained of. */
export interface Ended {
  readonly isWell: boolean;
  readonly said: string;
  readonly complained: string;
}

interface RunPlace {
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly limitMs: number;
  readonly niceness: number;
  /** Ends the program. */
  readonly signal: AbortSignal;
}

/** Runs a program to its end; one that takes too long is ended. Never throws. */
export function runTool(
  name: string,
  args: readonly string[],
  { folder, environment, limitMs, niceness, signal }: RunPlace,
): Promise<Ended> {
  return new Promise((resolve) => {
    // A group of its own, so that what a build has started is ended with it.
    const child = spawn(name, args, {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let said = '';
    let complained = '';
    const end = (why: string) => (): void => {
      complained += `\n${why}`;
      if (child.pid !== undefined) endGroup(child.pid);
    };
    const stop = end('It was ended because the server stops.');
    const timer = setTimeout(end(`It was ended after ${limitMs / 60_000} minutes.`), limitMs);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    const settle = (isWell: boolean): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve({ isWell, said, complained });
    };
    // Whole characters: a chunk ends in the middle of one.
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-READ_CHARACTERS);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complained = (complained + text).slice(-KEPT_CHARACTERS);
    });
    child.once('spawn', () => {
      if (niceness > 0 && child.pid !== undefined) lowerPriority(child.pid, niceness);
    });
    child.once('error', (error) => {
      complained += error.message;
      settle(false);
    });
    child.once('close', (code) => settle(code === 0));
  });
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid);
  } catch {
    // It has ended already.
  }
}

function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the machine knows no priorities: it runs all the same.
  }
}
