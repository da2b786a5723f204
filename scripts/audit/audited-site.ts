import { readFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { PAGES } from '../../app/url-map.ts';
import { readManifest, type SiteManifest } from '../../server/site/manifest.ts';
import { spawnServer } from '../../server/test-support/spawn-server.ts';
import { BROWSER_ARGUMENTS } from '../../tests/support/browser-launch.ts';
import { ensureBrowser } from '../bootstrap/browser.mjs';
import { BUILD_FOLDER, htmlFileOf, MANIFEST_FILE } from '../finish-build/paths.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built site and its server, for figures to look at. */
export interface AuditedSite {
  /** Every address with a page of its own, and one without. */
  readonly paths: readonly string[];
  readonly manifest: SiteManifest;
  /** Served with limits that no figure meets; started when it is first asked for. */
  origin(): Promise<string>;
  browser(): Promise<Browser>;
  browserPath(): Promise<string>;
  htmlOf(path: string): string;
}

/** @returns the site, and how to stop what it started */
export function auditedSite(): { site: AuditedSite; stop: () => Promise<void> } {
  const dataFolder = mkdtempSync(join(tmpdir(), 'audit-'));
  let server: ReturnType<typeof spawnServer> | undefined;
  let browser: Promise<Browser> | undefined;
  const browserPath = async () => ensureBrowser();
  const site: AuditedSite = {
    paths: PAGES.filter((page) => !page.canonical).map(({ path }) => path),
    manifest: readManifest(MANIFEST_FILE),
    origin: async () => {
      server ??= spawnServer({
        DATA_DIR: dataFolder,
        RATE_LIMIT_MAX: '100000',
        RATE_LIMIT_ALL_MAX: '100000',
        SLOTS_LIMIT_MAX: '100000',
        LOG_LEVEL: 'error',
      });
      return `http://localhost:${await server.port}`;
    },
    browserPath,
    browser: () => (browser ??= launch(browserPath())),
    htmlOf: (path) => readFileSync(join(BUILD_FOLDER, htmlFileOf(path)), 'utf8'),
  };
  return {
    site,
    stop: async () => {
      await (await browser)?.close();
      server?.process.kill('SIGTERM');
      await server?.exit;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function launch(path: Promise<string>): Promise<Browser> {
  return chromium.launch({ executablePath: await path, args: BROWSER_ARGUMENTS });
}
