import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureCacheFolder } from './picture-cache.server.ts';

describe('where made pictures are kept', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'picture-cache-'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  test('the folder that is named, made where it is missing', () => {
    vi.stubEnv('PICTURE_CACHE', join(folder, 'named'));
    const kept = pictureCacheFolder('web-sizes');
    expect(kept.startsWith(join(folder, 'named'))).toBe(true);
    expect(existsSync(kept)).toBe(true);
  });

  test("the user's cache folder otherwise, one for each kind", () => {
    vi.stubEnv('PICTURE_CACHE', undefined);
    vi.stubEnv('XDG_CACHE_HOME', folder);
    expect(pictureCacheFolder('web-sizes').startsWith(folder)).toBe(true);
    expect(pictureCacheFolder('web-sizes')).not.toBe(pictureCacheFolder('social-images'));
  });

  test("the checkout's own where the folder cannot be made", () => {
    writeFileSync(join(folder, 'a-file'), '');
    vi.stubEnv('PICTURE_CACHE', join(folder, 'a-file'));
    expect(pictureCacheFolder('web-sizes')).toMatch(/^node_modules\/\.cache\//);
  });
});
