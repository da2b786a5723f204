import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { makeLastingFolder } from '../files/lasting-folder.ts';
import { isPublicAddress } from '../outbox/public-address.ts';
import { StartupError } from '../startup-error.ts';
import { createFolderStore } from './folder-store.ts';
import type { PhotoStore } from './photo-store.ts';
import { createS3Store } from './s3-store.ts';

const storeUrl = z.string().refine(isBucketUrl, {
  error:
    'PHOTO_STORE_URL must be the address of a bucket with its name in the path, like https://s3.us-east-1.amazonaws.com/practice-photos',
});

/** The settings that say where photos are kept; the server and the staff command read the same (server/config.ts). */
export const photoEnvironment = z.object({
  PHOTO_DIR: z.string().optional(),
  PHOTO_STORE_URL: storeUrl.optional(),
  PHOTO_STORE_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, { error: 'PHOTO_STORE_REGION must be a name like us-east-1' })
    .default('us-east-1'),
  PHOTO_STORE_KEY_ID: z.string().optional(),
  PHOTO_STORE_SECRET: z.string().optional(),
  PHOTO_STORE_ALLOW_PRIVATE: z
    .enum(['true', 'false'], { error: 'PHOTO_STORE_ALLOW_PRIVATE must be true or false' })
    .default('false')
    .transform((text) => text === 'true'),
});

export type PhotoSettings = z.infer<typeof photoEnvironment>;

/** Settings that need each other, or cannot stand together: one sentence each, without its full stop. */
export function findPhotoContradictions(settings: PhotoSettings): string[] {
  const { PHOTO_DIR, PHOTO_STORE_URL, PHOTO_STORE_KEY_ID, PHOTO_STORE_SECRET } = settings;
  const parts = [PHOTO_STORE_URL, PHOTO_STORE_KEY_ID, PHOTO_STORE_SECRET];
  const given = parts.filter((part) => part !== undefined).length;
  const faults: string[] = [];
  if (given > 0 && given < parts.length) {
    faults.push('PHOTO_STORE_URL, PHOTO_STORE_KEY_ID and PHOTO_STORE_SECRET need each other');
  }
  if (PHOTO_DIR !== undefined && PHOTO_STORE_URL !== undefined) {
    faults.push('Photos are kept in one place: set PHOTO_DIR or PHOTO_STORE_URL, not both');
  }
  if (PHOTO_STORE_URL?.startsWith('http:') === true) {
    if (!settings.PHOTO_STORE_ALLOW_PRIVATE || !isPrivateHost(new URL(PHOTO_STORE_URL).hostname)) {
      faults.push(
        'PHOTO_STORE_URL must be https, but on this machine or a private network with PHOTO_STORE_ALLOW_PRIVATE=true',
      );
    }
  }
  return faults;
}

/** Said where photos would go to a folder of one machine, which the database's other servers, and staff elsewhere, do not see. */
export const PHOTO_PLACE_NEEDED =
  'DATABASE_URL needs PHOTO_DIR (a folder that all servers share, or of the only one) or PHOTO_STORE_URL, the same for every server';

/** Whether the settings say where photos are, so that the data folder is not taken for want of them. */
export function namesPhotoPlace({ PHOTO_DIR, PHOTO_STORE_URL }: PhotoSettings): boolean {
  return (PHOTO_DIR ?? PHOTO_STORE_URL) !== undefined;
}

/** The folder that the settings name; undefined where they name a bucket. */
export function photoFolderOf(settings: PhotoSettings, dataDir: string): string | undefined {
  if (settings.PHOTO_STORE_URL !== undefined) return undefined;
  return settings.PHOTO_DIR ?? path.join(dataDir, 'photos');
}

/** The store that the settings name, without contradictions; else the folder `photos` in the data folder. */
export function choosePhotoStore(settings: PhotoSettings, dataDir: string): PhotoStore {
  const { PHOTO_STORE_URL, PHOTO_STORE_KEY_ID, PHOTO_STORE_SECRET } = settings;
  if (PHOTO_STORE_URL && PHOTO_STORE_KEY_ID && PHOTO_STORE_SECRET) {
    return createS3Store({
      url: PHOTO_STORE_URL,
      region: settings.PHOTO_STORE_REGION,
      keyId: PHOTO_STORE_KEY_ID,
      secret: PHOTO_STORE_SECRET,
    });
  }
  return createFolderStore(settings.PHOTO_DIR ?? path.join(dataDir, 'photos'));
}

/** Makes the configured folder. @throws StartupError when it cannot be made: each photo would be turned down */
export async function preparePhotoFolder({ PHOTO_DIR }: PhotoSettings): Promise<void> {
  if (PHOTO_DIR === undefined) return;
  try {
    await makeLastingFolder(PHOTO_DIR);
  } catch {
    throw new StartupError(
      `The folder ${PHOTO_DIR} cannot be made. Check PHOTO_DIR and who owns the folder around it.`,
    );
  }
}

function isBucketUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && /^\/[^/]/.test(pathname) && search + hash + username === '';
}

/** A literal address that is not public, this machine, or a name without a dot, as container networks have them. */
function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? !address.includes('.') : !isPublicAddress(address);
}
