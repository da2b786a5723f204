import { write } from 'node:fs';

/** What may wait while whoever reads the log is slow; past it, lines are dropped rather than kept in memory. */
const WAITING_LIMIT_CHARACTERS = 1_000_000;
/** How long to wait before a full pipe is tried again. */
const RETRY_MS = 100;
/** How long a stop waits for the last lines. */
const FLUSH_LIMIT_MS = 1_000;

export interface LogSink {
  write(line: string): void;
  /** Waits a little until all lines are written. */
  flush(): Promise<void>;
}

/**
 * Writes log lines to a descriptor, and never lets them stand in the way: a full disk, a reader that has gone or one that reads nothing
 * costs lines, and neither the process nor a request. Once it writes again, it says how many lines were lost.
 *
 * @param descriptor 1 for standard output
 */
export function createLogSink(descriptor: number): LogSink {
  let waiting: string[] = [];
  let waitingCharacters = 0;
  let lost = 0;
  let isWriting = false;
  const idle = new Set<() => void>();

  function writeNext(): void {
    if (isWriting) return;
    if (waiting.length === 0) {
      for (const done of idle) done();
      idle.clear();
      return;
    }
    const lines = waiting;
    waiting = [];
    waitingCharacters = 0;
    isWriting = true;
    writeWhole(Buffer.from(lines.join('')), (hasFailed) => {
      isWriting = false;
      if (hasFailed) lost += lines.length;
      else if (lost > 0) tellOfLost();
      writeNext();
    });
  }

  function writeWhole(bytes: Buffer, done: (hasFailed: boolean) => void): void {
    write(descriptor, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(() => writeWhole(bytes, done), RETRY_MS).unref();
      else if (error !== null) done(true);
      else if (written < bytes.length) writeWhole(bytes.subarray(written), done);
      else done(false);
    });
  }

  function tellOfLost(): void {
    const line = {
      level: 40,
      time: new Date().toISOString(),
      lines: lost,
      msg: 'log lines were lost',
    };
    lost = 0;
    waiting.unshift(`${JSON.stringify(line)}\n`);
  }

  return {
    write: (line) => {
      if (waitingCharacters + line.length > WAITING_LIMIT_CHARACTERS) {
        lost += 1;
        return;
      }
      waiting.push(line);
      waitingCharacters += line.length;
      writeNext();
    },
    flush: async () => {
      let timer: NodeJS.Timeout | undefined;
      const written = new Promise<void>((resolve) => {
        idle.add(resolve);
        writeNext();
      });
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, FLUSH_LIMIT_MS);
      });
      await Promise.race([written, late]);
      clearTimeout(timer);
    },
  };
}
