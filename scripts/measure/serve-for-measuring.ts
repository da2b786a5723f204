import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NO_LIMITS = {
  RATE_LIMIT_MAX: '100000',
  RATE_LIMIT_ALL_MAX: '100000',
  SLOTS_LIMIT_MAX: '100000',
};

/**
 * Serves the built site for a measurement, with a store of its own and limits that no measurement meets.
 *
 * @param environment what else to tell the server
 * @returns its address, and how to stop it
 */
export async function serveForMeasuring(
  port: number,
  environment: Record<string, string> = {},
): Promise<{ origin: string; stop: () => void }> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      ...NO_LIMITS,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'impressions-measure-')),
      LOG_LEVEL: 'error',
      DESK: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  return { origin: `http://localhost:${port}`, stop: () => server.kill() };
}
