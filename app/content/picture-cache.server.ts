import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** One more whenever the pipeline makes other pixels of the same directives. */
const PIPELINE_VERSION = 1;

/** Pictures that no build has made for so long are taken out of the cache by the next build, and made again if they are still shown. */
export const PICTURES_KEPT_S = 120 * 24 * 60 * 60;

/**
 * A folder for what was made of pictures, shared by every checkout on this machine: `PICTURE_CACHE` where it is set, else the user's
 * cache folder (XDG base directory specification); the checkout's own `node_modules/.cache` where that cannot be written. Encoding all
 * pictures takes minutes, and a fresh checkout's are the same (docs/decisions/188-pictures-kept-between-checkouts.md).
 */
export function pictureCacheFolder(kind: 'web-sizes' | 'social-images'): string {
  // Another encoder makes other bytes; files of several lie side by side.
  const below = join('impressions-website', `${kind}-${PIPELINE_VERSION}-${sharp.versions.vips}`);
  const { PICTURE_CACHE, XDG_CACHE_HOME } = process.env;
  const chosen = PICTURE_CACHE ?? XDG_CACHE_HOME ?? join(homedir(), '.cache');
  return isWritable(join(chosen, below)) ? join(chosen, below) : join('node_modules/.cache', below);
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
