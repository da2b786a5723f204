import { randomUUID } from 'node:crypto';
import { SAMPLE_REQUEST } from '../../server/test-support/sample-request.ts';
import { postJson, wait } from './trial-server.ts';

/** A request that a client was told is stored. */
export interface Acknowledged {
  id: string;
  key: string;
  /** Unlike any other's. */
  message: string;
}

export interface RetryingClients {
  acknowledged: Acknowledged[];
  /** Answers that no retrying explains. */
  faults: string[];
  /** Lets each client bring what it has begun to its end, which needs a server. */
  stop(): Promise<void>;
}

const PAUSE_MS = 10;
/** Try again: the server was away, busy, or stopping. */
const PASSING = new Set([503]);

/**
 * Starts clients that send request after request, each under one key until it is acknowledged, as the site's form does.
 *
 * @param portNow where the server is just now; undefined while there is none
 */
export function startClients(count: number, portNow: () => number | undefined): RetryingClients {
  const acknowledged: Acknowledged[] = [];
  const faults: string[] = [];
  const stopping = new AbortController();

  async function sendUntilAcknowledged(): Promise<void> {
    const key = randomUUID();
    const message = `Message ${randomUUID()}`;
    for (;;) {
      await wait(PAUSE_MS);
      const port = portNow();
      if (port === undefined) continue;
      try {
        const answer = await postJson(port, '/api/requests', key, { ...SAMPLE_REQUEST, message });
        if (answer.status === 201) {
          const { id }: { id: string } = JSON.parse(answer.text);
          acknowledged.push({ id, key, message });
          return;
        }
        if (!PASSING.has(answer.status)) faults.push(`A client was answered ${answer.status}.`);
      } catch {
        // The line was cut, or nobody listened: whether it was stored is unknown, so it is sent again.
      }
    }
  }

  const running = Array.from({ length: count }, async () => {
    while (!stopping.signal.aborted) await sendUntilAcknowledged();
  });
  return {
    acknowledged,
    faults,
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
