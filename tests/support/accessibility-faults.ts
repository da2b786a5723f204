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
    try {
      if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
    } catch (error) {
      // One that goes meanwhile, such as a preview that is drawn anew, is not looked at.
      if (!frame.isDetached()) throw error;
    }
  }
  // A footer that waits for its height has one of before, and axe takes what it holds below that for words on the page's own ground.
  await layOutFarSections(page);
  await page.evaluate(comeToRest);
  const faults = await runAxe(page, within);
  const targets = faults.filter(({ rule }) => rule === TARGET_SIZE);
  if (targets.length === 0) return faults.map(sayFault);
  // What a bar that stays covers in part, where the page is scrolled to just now, is whole a little further on: only what is small in both is a fault.
  const stays = await page.evaluate((by) => {
    const from = window.scrollY;
    window.scrollBy({ top: by, behavior: 'instant' });
    if (window.scrollY === from) window.scrollBy({ top: -by, behavior: 'instant' });
    return from;
  }, ELSEWHERE_PX);
  const elsewhere = await runAxe(page, within, TARGET_SIZE);
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), stays);
  const isSmallThereToo = ({ target }: AxeFault) => elsewhere.some((one) => one.target === target);
  return faults
    .filter((fault) => fault.rule !== TARGET_SIZE || isSmallThereToo(fault))
    .map(sayFault);
}

interface AxeFault {
  readonly rule: string;
  /** Selector of the element. */
  readonly target: string;
}

const TARGET_SIZE = 'target-size';

/** More than the part of a target that a bar may cover, less than a screen. */
const ELSEWHERE_PX = 120;

function sayFault({ rule, target }: AxeFault): string {
  return `${rule}: ${target}`;
}

/** @param only a rule to hold to alone */
async function runAxe(page: Page, within: string, only?: string): Promise<AxeFault[]> {
  return page.evaluate(
    async ({ selector, rule }) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(selector, {
        resultTypes: ['violations'],
        ...(rule === undefined ? {} : { runOnly: [rule] }),
        rules: {
          'target-size': { enabled: true },
          'label-content-name-mismatch': { enabled: true },
        },
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => ({ rule: id, target: target.join(', ') })),
      );
    },
    { selector: within, rule: only },
  );
}
