// @ts-check
import { existsSync } from 'node:fs';
import { run, stop } from './run.mjs';
import { installSystemPackages } from './system-packages.mjs';

/**
 * Chromium without its windows: the same engine, for about a third of the processor's time (docs/decisions/128-headless-shell.md).
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Debian's packages of it, with the letters that pages fall back to. */
const PACKAGES = ['chromium-headless-shell', 'fonts-liberation'];

/** @returns {string[]} the packages of the system that `ensureBrowser` would install */
export function missingBrowserPackages() {
  const named = process.env.CHROMIUM_PATH;
  return (named && existsSync(named)) || existsSync(HEADLESS_SHELL) ? [] : PACKAGES;
}

/**
 * The browser that the tests run in: the one that CHROMIUM_PATH names, the system's, or the test runner's own; installed when there
 * is none, and the lighter form of it where that can be installed.
 *
 * @returns {Promise<string>} the path of the program
 */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const missing = missingBrowserPackages();
  if (missing.length > 0 && installSystemPackages('the tests in a browser', missing)) {
    return HEADLESS_SHELL;
  }
  const found = await findBrowser();
  if (found) return found;
  console.log('Fetching a browser for the tests (once)…');
  run('npx', ['playwright', 'install', 'chromium']);
  return (
    (await findBrowser()) ??
    stop(
      'There is no browser for the tests, and none could be installed.',
      'Install Chromium or Chrome, or name one with CHROMIUM_PATH, then run the same command again.',
    )
  );
}

/** @returns {Promise<string | undefined>} */
async function findBrowser() {
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (system) return system;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}
