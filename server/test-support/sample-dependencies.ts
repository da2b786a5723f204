import path from 'node:path';
import type { RequestDatabase } from '../db/open-database.ts';
import type { IntakeDependencies } from '../intake/dependencies.ts';
import { createPhotoSealer, createSealer } from '../intake/seal.ts';
import { createFolderStore } from '../photos/folder-store.ts';
import { createPhotoKeeper } from '../photos/photo-keeper.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { createChangeTokens } from '../scheduling/change-token.ts';
import { SAMPLE_PRACTICE } from './built-site.ts';

/** Signs the test servers' links. */
export const TEST_LINK_SECRET = 'a secret of the tests alone, 43 signs long..';

interface SampleStore {
  database: RequestDatabase;
  /** Photos go to a folder in it, but where a store is given. */
  dataDir: string;
  /** The public key to seal to. */
  recipient: string;
  photoStore?: PhotoStore | undefined;
}

/** What the intake needs, as the tests have it: no limits, no mail, no load; and whatever is given. */
export function sampleDependencies(
  { database, dataDir, recipient, photoStore }: SampleStore,
  given: Partial<IntakeDependencies> = {},
): IntakeDependencies {
  const { now = () => new Date() } = given;
  return {
    database,
    now,
    seal: createSealer(recipient),
    photos: createPhotoKeeper({
      database,
      store: photoStore ?? createFolderStore(path.join(dataDir, 'photos')),
      sealPhoto: createPhotoSealer(recipient),
      now,
    }),
    addNotices: async () => undefined,
    tokens: createChangeTokens(TEST_LINK_SECRET),
    opening: SAMPLE_PRACTICE.opening,
    practice: SAMPLE_PRACTICE,
    takesAppointments: true,
    busyFeed: SAMPLE_PRACTICE,
    confirmsByMail: false,
    siteOrigin: undefined,
    limits: { perAddress: 10_000, perNetwork: 10_000, altogether: 100_000, slots: 10_000 },
    sharedCounts: undefined,
    isOverloaded: () => false,
    ...given,
  };
}
