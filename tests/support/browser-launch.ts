/** The browser that `npm test` found or installed (scripts/bootstrap/browser.mjs). */
export const BROWSER_PATH = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** No sandbox: tests may run as root. No calls of the browser's own: they would count as requests to others. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
