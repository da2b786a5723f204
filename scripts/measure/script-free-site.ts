import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFile } from '../finish-build/compress.ts';

/** Structured data runs nothing and stays. */
const RUNNING_SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/**
 * Makes a copy of the build whose pages have no scripts at all: what each of them could be at its fastest.
 *
 * @returns the environment in which our own server serves it, and its folder
 */
export async function scriptFreeSite(): Promise<{
  environment: Record<string, string>;
  folder: string;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'script-free-'));
  cpSync('build', folder, {
    recursive: true,
    filter: (source) => !/\.(js|html)\.(br|gz)$|\.js$/.test(source),
  });
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  await Promise.all(
    pages.map(async (file) => {
      const path = join(folder, file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(RUNNING_SCRIPT, ''));
      await compressFile(path);
    }),
  );
  const environment = {
    BUILD_DIR: join(folder, 'client'),
    SITE_MANIFEST: join(folder, 'site.json'),
  };
  return { environment, folder };
}
