import path from 'node:path';
import { describe } from 'vitest';
import { LOOK_FOR_DELETED } from './test-support/look-for-deleted.ts';

// Each with its own hooks: those of a file hold for the suite in which it is read.
for (const file of LOOK_FOR_DELETED) {
  describe(`in ${file}`, async () => {
    await import(/* @vite-ignore */ path.resolve(file));
  });
}
