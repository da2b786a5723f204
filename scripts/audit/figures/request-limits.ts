import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnServer } from '../../../server/test-support/spawn-server.ts';
import { SAMPLE_REQUEST } from '../../../server/test-support/sample-request.ts';
import type { Figure, Measured } from '../figure.ts';

const LIMIT = 5;
const BODY_LIMIT_BYTES = 16 * 1024;

/** What the server as it comes, with no setting of its own, does with too much. */
export const requestLimits: Figure = {
  name: 'request-limits',
  group: 'Security',
  isShort: true,
  measure: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'audit-limits-'));
    const server = spawnServer({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
    try {
      const address = `http://localhost:${await server.port}/api/requests`;
      const large = await send(address, JSON.stringify({ message: 'x'.repeat(BODY_LIMIT_BYTES) }));
      const answers: Response[] = [];
      for (let sent = 0; sent <= LIMIT; sent += 1)
        answers.push(await send(address, JSON.stringify(SAMPLE_REQUEST)));
      return [bodies(large), requests(answers)];
    } finally {
      server.process.kill('SIGTERM');
      await server.exit;
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function bodies({ status }: Response): Measured {
  return {
    bar: 'Bodies above 16 KiB: 413',
    value: String(status),
    outcome: status === 413 ? 'held' : 'missed',
  };
}

function requests(answers: readonly Response[]): Measured {
  const refused = answers.findIndex(({ status }) => status === 429);
  const taken = answers.filter(({ status }) => status === 201).length;
  const wait = answers[refused]?.headers.get('retry-after');
  return {
    bar: '5 requests per 10 minutes and address, then 429 with Retry-After',
    value: `${taken} × 201, then ${answers.at(-1)?.status}, Retry-After ${wait ?? 'missing'} s`,
    outcome: taken === LIMIT && Number(wait) > 0 && Number(wait) <= 600 ? 'held' : 'missed',
  };
}

function send(address: string, body: string): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body,
  });
}
