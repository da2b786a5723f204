import { expect, test, type Page } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import { AGE_BANDS, type AgeBand } from '../../domain/growth/ages.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { PRACTICE } from '../support/site-content.ts';
import { expectStaysInPlace } from '../support/stays-in-place.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const PATH = '/AirwayFamilies';
const { chart, scale, watch, visit, unknown } = loadPage('airway-families', PRACTICE);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const ruler = (page: Page) => page.getByRole('slider', { name: chart.ask });

/** What is drawn in the mouth beside the ruler: teeth by how they look. */
async function drawnTeeth(page: Page) {
  const mouth = page.locator('.growth-mouth .mouth');
  const count = (look: string) => mouth.locator(`.tooth-${look}`).count();
  return { baby: await count('baby'), permanent: await count('permanent') };
}

/** How far above the floor the gold mark stands, in parts of the frame. */
async function heightOfMark(page: Page): Promise<number> {
  return page.locator('.growth-frame').evaluate((frame) => {
    const floor = frame.getBoundingClientRect().bottom;
    const mark = frame.querySelector('.frame-mark')?.getBoundingClientRect();
    const wood = frame.querySelector('.frame-ticks')?.getBoundingClientRect();
    if (!mark || !wood) throw new Error('the frame has a mark and inches');
    return (floor - (mark.top + mark.bottom) / 2) / (floor - wood.top);
  });
}

async function expectAge(page: Page, band: AgeBand, said: readonly string[]): Promise<void> {
  for (const words of said) await expect(page.locator('.growth-said')).toContainText(words);
  await expect(page.locator('.growth-said')).toContainText(scale.ages[band].moment);
  await expect(page.locator('[data-chosen]')).toHaveAttribute('id', `age-${band}`);
}

for (const path of ['/', '/orthodontics', '/start-here', '/es/start-here']) {
  test(`a parent is led here from the words of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const link = page.locator('main').getByRole('link', {
      name: /^(for children and their parents|para niños y sus padres)/i,
    });
    if (path === '/orthodontics') await expect(link).toBeInViewport({ ratio: 1 });
    await link.filter({ visible: true }).first().click();
    await expect(page).toHaveURL(PATH);
  });
}

for (const width of [1280, 390]) {
  test(
    `the keyboard moves age, mark, mouth and words at ${width} px`,
    { tag: '@release' },
    async ({ page }) => {
      const { faults } = await watchPage(page);
      await page.setViewportSize({ width, height: 844 });
      await openAlive(page, PATH);
      await expect(ruler(page)).toHaveAttribute(
        'aria-valuetext',
        '4 years 6 months: 20 baby teeth',
      );
      expect(await drawnTeeth(page)).toEqual({ baby: 20, permanent: 0 });
      await expectAge(page, 'preschool', ['10 to 13 hours', '3 ft 6 in']);
      const before = await heightOfMark(page);

      await ruler(page).focus();
      await page.keyboard.press('ArrowRight');
      await expect(ruler(page)).toHaveAttribute(
        'aria-valuetext',
        '4 years 7 months: 20 baby teeth',
      );
      for (let press = 0; press < 5; press += 1) await page.keyboard.press('PageUp');
      await expect(ruler(page)).toHaveAttribute(
        'aria-valuetext',
        '7 years 1 month: 16 baby teeth, 6 permanent teeth',
      );
      expect(await drawnTeeth(page)).toEqual({ baby: 16, permanent: 6 });
      await expect(page.locator('.growth-mouth .tooth-coming')).toHaveCount(2);
      await expectAge(page, 'grade-school', ['9 to 12 hours', '4 ft']);
      expect(await heightOfMark(page)).toBeGreaterThan(before + 0.05);
      expect(await findAccessibilityFaults(page, 'main')).toEqual([]);

      await page.keyboard.press('Home');
      await expect(ruler(page)).toHaveAttribute('aria-valuetext', `newborn: ${chart.noTeeth}`);
      await page.keyboard.press('PageDown');
      await expectAge(page, 'baby', [chart.noSleepYet]);
      expect(await drawnTeeth(page)).toEqual({ baby: 0, permanent: 0 });
      await page.keyboard.press('End');
      await expect(ruler(page)).toHaveAttribute('aria-valuetext', '16 years: 28 permanent teeth');
      await expectAge(page, 'teen', ['8 to 10 hours', '5 ft 6 in']);
      expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
      expect(faults).toEqual([]);
    },
  );
}

test(
  'on a laptop’s first screen stands the mouth with its caption',
  { tag: '@release' },
  async ({ page }) => {
    for (const [width, height, barPx] of [
      [1280, 800, 0],
      [1024, 768, 68],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(PATH);
      const caption = await page.locator('.growth-mouth figcaption').boundingBox();
      const end = (caption?.y ?? height) + (caption?.height ?? 0);
      expect(end, `${width} px`).toBeLessThan(height - barPx - 24);
    }
  },
);

test('what an age answers is seen while the ruler moves', { tag: '@release' }, async ({ page }) => {
  for (const [width, height, barPx] of [
    [1280, 720, 0],
    [1280, 800, 0],
    [1366, 768, 0],
    [1024, 768, 68],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openAlive(page, PATH);
    await ruler(page).press('End');
    for (const answer of await page.locator('.growth-said dd').all()) {
      const box = await answer.boundingBox();
      const end = (box?.y ?? height) + (box?.height ?? 0);
      expect(end, `${width} x ${height}`).toBeLessThanOrEqual(height - barPx);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test(
  'a choice is said once: by the ruler, and by no live region',
  { tag: '@release' },
  async ({ page }) => {
    await page.goto(PATH);
    await expect(
      page.locator('.airway-families :is([aria-live], [role=status], output)'),
    ).toHaveCount(0);
  },
);

test('no age moves what stands below the chart', { tag: '@release' }, async ({ page }) => {
  await expectStaysInPlace(page, PATH, '.six-mouths', async (expectSamePlace) => {
    await ruler(page).press('Home');
    for (const age of AGE_BANDS) {
      await expectSamePlace(`from before ${age}`);
      for (let press = 0; press < 6; press += 1) await ruler(page).press('PageUp');
    }
  });
});

test(
  'the chosen age leads to its column, and the first mark of danger to 911',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, PATH);
    await ruler(page).press('End');
    await page.getByRole('link', { name: chart.more }).click();
    await expect(page.locator('#age-teen').getByRole('heading')).toBeInViewport();
    const call = page.locator(`#${watch.id}`).getByRole('link', { name: watch.urgent.call });
    await expect(call).toHaveAttribute('href', 'tel:911');
  },
);

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('all ages stand on the page, with their mouths', async ({ page }) => {
    await page.goto('/airwayfamilies');
    await expect(page.getByRole('slider')).toBeHidden();
    for (const band of AGE_BANDS) {
      const column = page.locator(`#age-${band}`);
      await expect(column.getByRole('heading', { name: scale.ages[band].name })).toBeVisible();
      await expect(column.getByRole('img', { name: /^At / })).toBeVisible();
      await expect(column).toContainText(scale.ages[band].moment);
      await expect(column).toContainText(/\d+ to \d+ hours/);
    }
    await expect(page.locator('#age-teen .tooth-permanent')).toHaveCount(28);
    expect(await heightOfMark(page)).toBeGreaterThan(0.5);
    await expect(page.getByRole('heading', { name: visit.heading })).toBeVisible();
    await expect(page.getByRole('heading', { name: unknown.heading })).toBeVisible();
  });
});
