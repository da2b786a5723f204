import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * Files that take longest, which their sizes do not tell. A fresh clone knows no durations, and a short file of long trials begun
 * last keeps one core waiting.
 */
const LONGEST = [
  'tests/trials/trials.test.ts',
  'server/main.test.ts',
  'server/deleted-rows.postgres.test.ts',
  'scripts/check-content/find-faults.test.ts',
  'server/staff/requests-command.test.ts',
  'server/several-servers.postgres.test.ts',
  'server/intake/storage-faults.postgres.test.ts',
  'server/main-faults.test.ts',
];

/** Vitest's own order, with the longest files at the beginning. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return place === -1 ? LONGEST.length : place;
    };
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which gives a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
