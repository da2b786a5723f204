import type { Page } from '@playwright/test';

/** What no page may do, seen while it is used. */
export interface PageFaults {
  /** Violations of the page's policy, console errors, thrown errors, and requests to other origins. */
  readonly faults: string[];
}

/**
 * Watches a page from before its first byte.
 *
 * @param page a page that has not been opened yet
 * @param allow console texts that belong to the test, such as the browser's note of a 404
 */
export async function watchPage(page: Page, allow: RegExp = /^$/): Promise<PageFaults> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !allow.test(message.text())) {
      faults.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== 'data:' && hostname !== 'localhost') faults.push(`request: ${request.url()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => faults.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') {
        report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      }
    });
  });
  return { faults };
}

/** Waits until the page's code runs. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
}

/** Opens a page and waits until its scripts have made it alive. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilAlive(page);
}

/** What lies far down, and waits for its height until the page is alive and idle (docs/decisions/220-far-sections-wait.md). */
const FAR_SECTIONS = '.as-served > *, .site-footer';

/** Waits until what lies far down is laid out too, which is when the page is idle: before, boxes there are none that anybody sees. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(
    (sections) =>
      [...document.querySelectorAll(sections)].every(
        (section) => getComputedStyle(section).contentVisibility !== 'auto',
      ),
    FAR_SECTIONS,
  );
}

/** Lays what lies far down out at once: for what is compared before and after the page is alive. */
export async function layOutFarSections(page: Page): Promise<void> {
  await page.evaluate((sections) => {
    for (const section of document.querySelectorAll<HTMLElement>(sections)) {
      section.style.contentVisibility = 'visible';
    }
  }, FAR_SECTIONS);
}
