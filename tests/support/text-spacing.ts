import type { Page } from '@playwright/test';
import { findTextFaults } from './text-faults.ts';

/** The figures of WCAG 2.2, success criterion 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** A page that scrolls sideways, words that are cut off, words that lie on each other: what is lost. Where a long word ends its line is not. */
const LOSS = /^(wider|cut|over):/;

/**
 * What a reader loses who sets spaces between lines, paragraphs, letters and words, a line each. The page is left as it was.
 *
 * @returns what is wrong with the spaces; what is wrong without them is left out, but where a page is too wide or cuts a word off
 */
export async function findSpacingFaults(page: Page): Promise<string[]> {
  const before = new Set(await page.evaluate(findTextFaults));
  // A sheet of the browser's own, as a reader's would be: the page's policy lets no other in.
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  const after = await page.evaluate(findTextFaults);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return after.filter(
    (fault) => LOSS.test(fault) && (!fault.startsWith('over:') || !before.has(fault)),
  );
}
