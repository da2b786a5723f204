import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeBuiltSite } from '../test-support/built-site.ts';
import { buildPlaceOf, keepLiveBuild } from './published-build.ts';
import { loadPublished } from './load-published.ts';

const ID = 'A'.repeat(22);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'published-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a start serves what was published, and what was deployed where that cannot be read', async () => {
  const deployed = writeBuiltSite(path.join(folder, 'build'), {
    files: { 'index.html': 'deployed' },
  });
  const settings = {
    DATA_DIR: folder,
    SITE_MANIFEST: deployed.manifestPath,
    BUILD_DIR: deployed.buildDir,
  };
  const home = () => String(loadPublished(settings).site.answers.get('/')?.identity.body);
  expect(home()).toBe('deployed');

  const { folder: place, buildDir } = buildPlaceOf(folder, ID);
  writeBuiltSite(path.join(place, 'build'), { files: { 'index.html': 'published' } });
  const takeBack = await keepLiveBuild(folder, ID, deployed);
  expect(home()).toBe('published');
  rmSync(path.join(buildDir, 'team'), { recursive: true });
  expect(home()).toBe('deployed');
  await takeBack();
  expect(home()).toBe('deployed');
});
