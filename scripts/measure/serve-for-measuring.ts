import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Serves the built site for a measurement, with a store of its own.
 *
 * @returns its address, and how to stop it
 */
export async function serveForMeasuring(
  port: number,
): Promise<{ origin: string; stop: () => void }> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'impressions-measure-')),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  return { origin: `http://localhost:${port}`, stop: () => server.kill() };
}
