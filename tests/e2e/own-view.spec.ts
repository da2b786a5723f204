import { expect, test, type Page } from '@playwright/test';
import { PAGES } from '../../app/url-map.ts';
import { inRelease } from '../support/in-release.ts';
import { findCoveredFocus } from '../support/covered-focus.ts';
import { findFocusFaults } from '../support/focus-faults.ts';
import { showHeaderAction } from '../support/scroll-page.ts';
import { findSpacingFaults } from '../support/text-spacing.ts';
import { openAlive, waitUntilLaidOut } from '../support/watch-page.ts';

/** A form in its page: of all, what a view of one's own changes most. */
const ALWAYS = ['/book-consultation'];
const OTHERS = [
  ...PAGES.filter(({ path, canonical }) => !canonical && !ALWAYS.includes(path)).map(
    ({ path }) => path,
  ),
  '/nowhere',
];

/** 1280 by 1024 px at 400 %, at 200 % and as it is. */
const QUARTER = { width: 320, height: 256 };
const HALF = { width: 640, height: 512 };
const WHOLE = { width: 1280, height: 1024 };
const SCREENS = [QUARTER, HALF, WHOLE];
/** Letter between its margins. */
const PAPER = { width: 720, height: 960 };
/** What takes no longer is no motion that anybody sees. */
const UNSEEN_MS = 100;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...ALWAYS, ...inRelease(...OTHERS)]) {
  test(`${path} is whole for those who set their own view`, async ({ page }) => {
    await openAlive(page, path);
    await waitUntilLaidOut(page);
    await test.step('there is no sound and no film', async () => {
      await expect.soft(page.locator('audio, video, object, embed')).toHaveCount(0);
    });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const where = `at ${screen.width} px`;
      await test.step('zoomed to 200 % and 400 % the page scrolls in one direction', async () => {
        expect.soft(await overflowOf(page), where).toBe(0);
      });
      await test.step('what has the focus is never covered, and getting it changes nothing', async () => {
        expect.soft(await page.evaluate(findCoveredFocus), where).toEqual([]);
        await expect.soft(page).toHaveURL(path);
        await expect.soft(page.locator('dialog[open]')).toHaveCount(0);
      });
      if (screen === HALF) continue;
      await test.step('spaces of one’s own between lines, letters and words cut nothing off', async () => {
        expect.soft(await findSpacingFaults(page), where).toEqual([]);
      });
    }
    await test.step('with less motion asked for, nothing moves', async () => {
      expect.soft(await findMotion(page, UNSEEN_MS)).toEqual([]);
    });
    for (const forcedColors of ['none', 'active'] as const) {
      await test.step('every control shows its focus, in forced colors too', async () => {
        await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
        expect.soft(await findFocusFaults(page), `forced colors: ${forcedColors}`).toEqual([]);
      });
    }
    await test.step('on paper nothing is wider than the sheet', async () => {
      await page.emulateMedia({ media: 'print', forcedColors: 'none', reducedMotion: 'reduce' });
      await page.setViewportSize(PAPER);
      expect.soft(await overflowOf(page)).toBe(0);
    });
  });
}

test(
  'with wide spaces the links of the header keep clear of its name and its action',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize(WHOLE);
    await openAlive(page, '/orthodontics');
    await waitUntilLaidOut(page);
    await showHeaderAction(page);
    expect(await findSpacingFaults(page)).toEqual([]);
  },
);

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Scrolls through the page, and names what moves by itself meanwhile. */
function findMotion(page: Page, unseenMs: number): Promise<string[]> {
  return page.evaluate(async (unseen) => {
    const moving = new Set<string>();
    for (let y = 0; y < document.body.scrollHeight; y += 800) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const { effect, playState } of document.getAnimations()) {
        const lasts = Number(effect?.getComputedTiming().activeDuration);
        if (playState !== 'running' || lasts <= unseen) continue;
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        moving.add(`${target?.className} for ${lasts} ms`);
      }
    }
    window.scrollTo(0, 0);
    return [...moving];
  }, unseenMs);
}
