import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/**
 * Files that take longest, which their sizes do not tell. A fresh clone knows no durations, and a short file of long trials begun
 * last keeps one core waiting.
 */
const LONGEST = [
  'tests/trials/trials.test.ts',
  'scripts/check-content/find-faults.test.ts',
  'server/staff/requests-command.test.ts',
  'server/several-servers.postgres.test.ts',
  'server/intake/storage-faults.postgres.test.ts',
  'server/main-faults.test.ts',
  'domain/scheduling/first-bookable-day.test.ts',
  'domain/intake/request-schema.test.ts',
];

/** It waits for deadlines for a minute and more: begun before all others, it does so while the site is built. */
const FIRST = 'server/main.test.ts';

/**
 * The projects: what waits for servers and clocks while the site is built, short files at the end. Vitest keeps a process, with all that it has read,
 * for the next file of the queue only where that is of the same project; else it ends it and begins another.
 */
const PROJECTS = [
  'server-postgres-deleting',
  'server-postgres',
  'node',
  'server',
  'trial-content',
  'domain',
];

/** The files of each project beside one another, and in each the longest at the beginning; among the rest Vitest's own order. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const project = (file: TestSpecification) =>
      file.moduleId.endsWith(`/${FIRST}`)
        ? -1
        : placeIn(PROJECTS, (name) => file.project.name === name);
    const length = ({ moduleId }: TestSpecification) =>
      placeIn(LONGEST, (name) => moduleId.endsWith(`/${name}`));
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which gives a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => project(a) - project(b) || length(a) - length(b));
  }
}

/** Where in a list the fitting one stands; behind all where none fits. */
function placeIn(list: readonly string[], fits: (one: string) => boolean): number {
  const place = list.findIndex(fits);
  return place === -1 ? list.length : place;
}
