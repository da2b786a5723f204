import { existsSync } from 'node:fs';

/** The browser that `npm test` found or installed (scripts/bootstrap/browser.mjs); in a run of its own, the lighter of the system's. */
export const BROWSER_PATH = process.env.CHROMIUM_PATH ?? systemBrowser();

/** No sandbox: tests may run as root. No calls of the browser's own: they would count as requests to others. */
const COMMON_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Pictures decoded beside the frame now and then stop all frames of a tab (docs/decisions/183-pictures-decoded-with-the-frame.md). */
export const BROWSER_ARGUMENTS = [...COMMON_ARGUMENTS, '--disable-checker-imaging'];

/** Where a page's time is measured, a headless Chromium that decodes pictures as a visitor's does: with the frame they count as time in which the page is blocked. */
export const MEASURED_ARGUMENTS = ['--headless=new', ...COMMON_ARGUMENTS];

function systemBrowser(): string {
  const shell = '/usr/bin/chromium-headless-shell';
  return existsSync(shell) ? shell : '/usr/bin/chromium';
}
