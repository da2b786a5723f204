import { expect, test, type Page } from '@playwright/test';
import { drawFrames } from '../support/frames.ts';
import { loadPage } from '../../app/content/page.server.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { scrollPage } from '../support/scroll-page.ts';
import { PRACTICE } from '../support/site-content.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const { stories, filter, labels } = loadPage('stories', PRACTICE);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Says of each story whether it is to be seen: those that tell of the treatment, or all. */
async function expectStories(page: Page, treatment?: string): Promise<void> {
  for (const { id, steps } of stories) {
    const isTold = !treatment || steps.some((step) => step.treatment === treatment);
    await expect(page.locator(`#${id}`)).toBeVisible({ visible: isTold });
  }
}

test(
  'the arrow keys choose a treatment: stories go, bars are outlined, the address has it',
  { tag: '@release' },
  async ({ page }) => {
    const { faults } = await watchPage(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await openAlive(page, '/stories');
    // Its first screen is set in it: docs/decisions/156-the-italic-of-a-first-screen.md.
    await expect(page.locator('link[rel=preload][href*=italic]')).toHaveCount(1);
    const count = page.getByRole('status').filter({ hasText: filter.stories });
    await expect(count).toHaveText(`3 ${filter.stories}`);
    await expectStories(page);
    await page.getByRole('radio', { name: filter.every, exact: true }).focus();
    for (const name of ['clear-aligners', 'braces', 'whitening'] as const) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: filter.treatments[name] })).toBeChecked();
      await expect(page).toHaveURL(`/stories?treatment=${name}`);
      await expectStories(page, name);
    }
    await expect(count).toHaveText(`2 of 3 ${filter.stories}`);
    const fill = (treatment: string) =>
      page.locator(`.strip-step[data-treatments='${treatment}'] rect:visible`).first();
    await expect(fill('cleaning')).toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
    await expect(fill('whitening')).not.toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
    expect(faults).toEqual([]);
  },
);

test(
  'a line of the contents leads to a story that the choice hides',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/stories?treatment=whitening');
    await expectStories(page, 'whitening');
    await page.getByRole('link', { name: stories[1]?.opening ?? '' }).click();
    await expect(page).toHaveURL('/stories#gap');
    await expectStories(page);
    await expect(page.locator('#gap')).toBeInViewport();
  },
);

for (const address of ['/stories?treatment=whitening', '/stories?treatment=whitening#veneers']) {
  test(
    `Back to ${address} leads to where its stories were read`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openAlive(page, address);
      await scrollPage(page, 900);
      await page
        .locator('.site-footer')
        .getByRole('link', { name: 'FAQ' })
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/faq');
      await expect(page.locator('main h1')).toBeFocused();
      await page.goBack();
      await expect(page.locator('.stories h1')).toBeFocused();
      await expectStories(page, 'whitening');
      // What would lead elsewhere does so with the first frames.
      await drawFrames(page, 10);
      expect(await page.evaluate(() => window.scrollY)).toBe(900);
      await expect(page).toHaveURL(address);
    },
  );
}

test(
  'on a phone a list chooses, and the stories that are left are seen from their beginning',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/stories');
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
    await page.locator('#veneers').scrollIntoViewIfNeeded();
    await page.getByRole('combobox', { name: filter.label }).selectOption('implant');
    await expect(page).toHaveURL('/stories?treatment=implant');
    await expectStories(page, 'implant');
    await expect
      .poll(() => page.locator('#gap').evaluate((s) => s.getBoundingClientRect().top))
      .toBeLessThan(200);
    await expect(page.locator('#gap')).toBeInViewport();
  },
);

for (const width of [360, 768, 1280]) {
  test(
    `words of the strips never overlap, and stand beside their scale (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/stories');
      await page.evaluate(() => document.fonts.ready);
      for (const { id, steps } of stories) {
        const strip = page.locator(`#${id} .strip-chart`);
        const { chart, words } = await strip.evaluate((element) => {
          const boxOf = (one: Element) => {
            const { top, bottom, left, right } = one.getBoundingClientRect();
            return { top, bottom, left, right };
          };
          return { chart: boxOf(element), words: [...element.querySelectorAll('li p')].map(boxOf) };
        });
        expect(words).toHaveLength(steps.length);
        for (const [index, box] of words.entries()) {
          expect(box.top, id).toBeGreaterThanOrEqual((words[index - 1]?.bottom ?? chart.top) - 1);
          expect(box.bottom, id).toBeLessThanOrEqual(chart.bottom + 1);
          expect(box.left, id).toBeGreaterThanOrEqual(chart.left);
          expect(box.right, id).toBeLessThanOrEqual(chart.right + 1);
        }
      }
    },
  );
}

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`a treatment is chosen all the same (${width})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/stories');
      await expectStories(page);
      await expect(page.getByText(labels.isSample)).toHaveCount(stories.length);
      await expect(page.getByRole('combobox')).toHaveCount(0);
      await page.getByRole('radio', { name: filter.treatments.crown }).check();
      await expectStories(page, 'crown');
      await page.getByRole('radio', { name: filter.every, exact: true }).check();
      await expectStories(page);
    });
  }
});

test(
  'a line of the contents takes the focus to its story, and leads there a second time',
  { tag: '@release' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, '/stories');
    const line = page.locator('.story-contents a').nth(2);
    const id = new URL((await line.getAttribute('href')) ?? '', 'http://site').hash.slice(1);
    const story = page.locator(`[id="${id}"]`);
    for (const _ of [1, 2]) {
      await line.focus();
      await line.press('Enter');
      await expect(page).toHaveURL(`/stories#${id}`);
      await expect
        .poll(async () => Math.round((await story.boundingBox())?.y ?? 0))
        .toBeLessThan(200);
      await page.keyboard.press('Tab');
      // On from the story, not from the contents.
      expect(
        await page.evaluate(
          (place) =>
            document
              .getElementById(place)
              ?.compareDocumentPosition(document.activeElement ?? document.body),
          id,
        ),
      ).not.toBe(2);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  },
);

for (const width of [390, 820, 1440]) {
  test(
    `a story is seen in the order in which it is told: plan, time, bars, result (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/stories');
      for (const { id } of stories) {
        const [plan = 0, time = 0, bars = 0, result = 0] = await Promise.all(
          ['.story-plan', '.story-time', '.strip', '.story-result'].map((part) =>
            page
              .locator(`#${id} ${part} >> visible=true`)
              .evaluate((element) => element.getBoundingClientRect().top),
          ),
        );
        expect(time).toBeGreaterThanOrEqual(plan);
        expect(bars).toBeGreaterThan(time);
        expect(result).toBeGreaterThan(bars);
      }
    },
  );
}
