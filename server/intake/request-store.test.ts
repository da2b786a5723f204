import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/open-database.ts';
import { SAMPLE_REQUEST } from '../test-support/sample-request.ts';
import { markBody } from './idempotency.ts';
import { storeRequest, type SealedRequest, type StoreOutcome } from './request-store.ts';
import { createTestDatabase, type TestDatabase } from '../test-support/test-database.ts';

let store: TestDatabase;
let servers: OpenDatabase[];

beforeEach(async () => {
  store = await createTestDatabase();
  servers = [await store.open(), await store.open()];
});
afterEach(() => store.remove());

function sealedRequest(message: string): SealedRequest {
  const mark = markBody('one-key-for-all', {
    ...SAMPLE_REQUEST,
    kind: 'discovery-call',
    consent: true,
    message,
  });
  return {
    id: randomUUID(),
    receivedAt: new Date().toISOString(),
    kind: 'discovery-call',
    sealed: new Uint8Array(3),
    mark,
  };
}

// storeRequest never looks before it writes, so that one after the other is the race at its narrowest.
async function storeInEach(texts: readonly string[]): Promise<StoreOutcome[]> {
  const outcomes: StoreOutcome[] = [];
  for (const [index, text] of texts.entries()) {
    const server = servers[index];
    if (server !== undefined)
      outcomes.push(await storeRequest(server.database, sealedRequest(text)));
  }
  return outcomes;
}

it("gives the server that loses a race for a key the winner's receipt", async () => {
  const [winner, loser] = await storeInEach(['same', 'same']);
  expect(winner).toMatchObject({ outcome: 'stored' });
  expect(loser).toEqual({ ...winner, outcome: 'repeated' });
});

it('tells the loser of a race with another body that the key is used', async () => {
  const outcomes = await storeInEach(['one', 'two']);
  expect(outcomes.map((result) => result.outcome)).toEqual(['stored', 'conflict']);
});
