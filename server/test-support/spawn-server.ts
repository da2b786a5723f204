import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { childEnvironment } from './child-environment.ts';

const MAIN_FILE = path.join(import.meta.dirname, '..', 'main.ts');

export interface SpawnedServer {
  process: ChildProcess;
  /** What it has written to both outputs so far. */
  output(): string;
  /** Its port, once it says that it listens. Rejects with all that it has said where it ends before. */
  port: Promise<number>;
  /** Its exit code; null when it was killed. */
  exit: Promise<number | null>;
}

/**
 * Starts the real server as a process of its own.
 *
 * @param wrapper a command that runs the rest of its line, such as a tracer; it must become the server's own process
 */
export function spawnServer(
  environment: Record<string, string>,
  wrapper: readonly string[] = [],
): SpawnedServer {
  const [program = process.execPath, ...args] = [...wrapper, process.execPath, MAIN_FILE];
  const child = spawn(program, args, {
    env: {
      ...childEnvironment(),
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      DESK: 'off',
      ...environment,
    },
  });
  let written = '';
  const port = new Promise<number>((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      written += chunk.toString();
      const match = /served at http:\/\/localhost:(\d+)\n/.exec(written);
      if (match !== null) resolve(Number(match[1]));
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('close', (code) => {
      reject(new Error(`The server ended (${code ?? 'killed'}) before it listened:\n${written}`));
    });
  });
  // Whoever expects it to end does not ask for its port.
  port.catch(() => undefined);
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { process: child, output: () => written, port, exit };
}
