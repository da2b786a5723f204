import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { comeToRest } from './come-to-rest.ts';
import { layOutFarSections } from './watch-page.ts';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';

/** The smaller of its two forms: what it costs to read is a third of what a state costs. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds against a page in the state in which it stands, a line each. It runs in the page and answers with what is wrong
 * alone, which takes a fifth of the time that its own driver for Playwright takes: several hundred states are looked at in a run.
 *
 * @param within a selector of the part to look at; the whole page unless told. Frames within are looked into.
 */
export async function findAccessibilityFaults(page: Page, within = 'html'): Promise<string[]> {
  for (const frame of page.frames()) {
    // Half a megabyte of source: once for each document.
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
  }
  // A footer that waits for its height has one of before, and axe takes what it holds below that for words on the page's own ground.
  await layOutFarSections(page);
  await page.evaluate(comeToRest);
  return page.evaluate(async (selector) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(selector, {
      resultTypes: ['violations'],
      rules: {
        'target-size': { enabled: true },
        'label-content-name-mismatch': { enabled: true },
      },
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`,
    );
  }, within);
}
