import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../db/in-transaction.ts';
import { dropUnusedPhotographs, keepDraftPhotograph } from '../publishing/photograph-store.ts';
import { createSampleDesk, type SampleDesk } from '../test-support/sample-desk.ts';
import { ON_POSTGRES } from '../test-support/test-database.ts';
import { dropOldEditions } from './drop-old-editions.ts';

const NOW = new Date('2027-07-01T14:00:00Z');
const PHOTOGRAPH_BYTES = 200_000;

let desk: SampleDesk;
beforeEach(async () => {
  desk = await createSampleDesk();
});
afterEach(() => desk.close());

it.skipIf(ON_POSTGRES)(
  'takes a photograph whose draft was taken back out of the files of the database',
  async () => {
    const bytes = randomBytes(PHOTOGRAPH_BYTES);
    await keepDraftPhotograph(desk.database, bytes, NOW.toISOString());
    await inTransaction(desk.database, dropUnusedPhotographs);
    // In parts: pages of the database come between.
    const parts = Array.from({ length: 20 }, (_, at) => bytes.subarray(at * 9_973).subarray(0, 48));
    const isStored = async () => {
      const stored = await desk.storedBytes();
      return parts.some((part) => stored.includes(part));
    };
    expect(await isStored()).toBe(true);
    await dropOldEditions(desk.database, () => NOW).run();
    expect(await isStored()).toBe(false);
  },
);
