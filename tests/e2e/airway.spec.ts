import { expect, test, type Page } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import { AIRWAY_PARTS } from '../../domain/airway/airway-parts.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { PRACTICE } from '../support/site-content.ts';
import { expectStaysInPlace } from '../support/stays-in-place.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const PATH = '/airway';
const { way, who, signs } = loadPage('airway', PRACTICE);
const { people } = loadPage('airway-assessment', PRACTICE).sheet;
const { open, narrowed } = way.states;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const state = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** How far the tongue and the soft palate are from where they lie in the open airway, by their outlines on the screen. */
async function backOf(page: Page, shape: string): Promise<number> {
  return page.locator(`.cut-${shape}`).evaluate((element) => element.getBoundingClientRect().right);
}

/** That words and drawing show the narrowed airway, or the open one. */
async function expectState(page: Page, isNarrowed: boolean): Promise<void> {
  const [shown, hidden] = isNarrowed ? [narrowed, open] : [open, narrowed];
  await expect(page.getByText(shown.text)).toBeVisible();
  await expect(page.getByText(hidden.text)).toBeHidden();
  await expect(page.locator('.cut-narrow-place')).toHaveCSS('opacity', isNarrowed ? '1' : '0');
  await expect(page.locator('.cut-breath-open')).toHaveCSS('opacity', isNarrowed ? '0' : '1');
}

/** That a part alone is lit in the drawing. */
async function expectLit(page: Page, part: string): Promise<void> {
  const lit = await page.locator('.part-number').evaluateAll((numbers) => {
    const grounds = numbers.map((number) =>
      getComputedStyle(number.firstElementChild ?? number).getPropertyValue('background-color'),
    );
    return numbers
      .filter((_, at) => grounds.filter((ground) => ground === grounds[at]).length === 1)
      .map((number) => number.getAttribute('data-part'));
  });
  expect(lit).toEqual([part]);
}

/** Whether a part's name can be seen: neither the drawing that stays nor the bar lies over it. */
async function isUncovered(page: Page, title: string): Promise<boolean> {
  return page.locator('.airway-part b', { hasText: title }).evaluate((name) => {
    const { left, top, bottom } = name.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 1, y) === name);
  });
}

for (const width of [1280, 390]) {
  test(
    `the keyboard narrows the airway and lights its parts at ${width} px`,
    { tag: '@release' },
    async ({ page }) => {
      const { faults } = await watchPage(page);
      await page.setViewportSize({ width, height: 844 });
      await openAlive(page, PATH);
      await expectState(page, false);
      const before = {
        tongue: await backOf(page, 'tongue'),
        palate: await backOf(page, 'soft-palate'),
      };
      await state(page, open.title).focus();
      await page.keyboard.press('ArrowRight');
      await expect(state(page, narrowed.title)).toBeChecked();
      await expect(state(page, narrowed.title)).toHaveAccessibleDescription(narrowed.text);
      await expectState(page, true);
      expect(await backOf(page, 'tongue')).toBeGreaterThan(before.tongue + 5);
      expect(await backOf(page, 'soft-palate')).toBeGreaterThan(before.palate + 5);
      expect(await findAccessibilityFaults(page, 'main')).toEqual([]);

      await page.keyboard.press('Tab');
      for (const part of AIRWAY_PARTS.slice(AIRWAY_PARTS.indexOf('soft-palate'))) {
        const choice = page.getByRole('radio', { name: way.parts[part].title });
        await expect(choice).toBeChecked();
        await expect(choice).toBeFocused();
        await expect(choice).toHaveAccessibleDescription(way.parts[part].text);
        await expectLit(page, part);
        await expect.poll(() => isUncovered(page, way.parts[part].title)).toBe(true);
        await page.keyboard.press('ArrowDown');
      }
      await expectLit(page, 'nose');
      expect(faults).toEqual([]);
    },
  );
}

test(
  'the choice of a state moves nothing that stands below it',
  { tag: '@release' },
  async ({ page }) => {
    await expectStaysInPlace(page, PATH, '.airway-parts', async (expectSamePlace) => {
      await state(page, narrowed.title).press('Space');
      await expectSamePlace();
    });
  },
);

test(
  'on a phone what a state means stands between its choice and the drawing',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, PATH);
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      return { top: box?.y ?? NaN, bottom: (box?.y ?? NaN) + (box?.height ?? NaN) };
    };
    const [choice, said, drawing] = [
      await boxOf('.airway-states'),
      await boxOf('.airway-said'),
      await boxOf('.airway-drawing'),
    ];
    expect(said.top - choice.bottom).toBeGreaterThanOrEqual(0);
    expect(said.top - choice.bottom).toBeLessThan(24);
    expect(drawing.top - said.bottom).toBeGreaterThanOrEqual(0);
    expect(drawing.top - said.bottom).toBeLessThan(24);
  },
);

test(
  'a number in the table leads to its part, and lights it',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, PATH);
    const ours = page.getByRole('row').filter({ hasText: 'Our orthodontist' });
    await ours.getByRole('link', { name: way.parts['lower-jaw'].title }).press('Enter');
    await expectLit(page, 'lower-jaw');
    const line = page.locator('#part-lower-jaw');
    await expect(line).toBeInViewport({ ratio: 1 });
    // Below the drawing that stays at the top of a phone.
    const stage = await page.locator('.airway-pinned').boundingBox();
    const top = (await line.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((stage?.y ?? Infinity) + (stage?.height ?? 0) - 24);

    await page.goto('/team');
    await openAlive(page, `${PATH}#part-nose`);
    await expectLit(page, 'nose');
  },
);

test('an adult’s signs lead to the sheet for adults, a child’s to that for a child', async ({
  page,
}) => {
  for (const [person, { label }] of [
    [people.child, signs.proof.links[0]],
    [people.adult, signs.proof.links[1]],
  ] as const) {
    await openAlive(page, PATH);
    await page.getByRole('link', { name: label }).click();
    await expect(page.getByRole('radio', { name: person.tab })).toBeChecked();
    await expect(page.getByRole('heading', { name: person.legend })).toBeInViewport();
  }
});

test('911 and a physician stand before what we do', async ({ page }) => {
  await page.goto(PATH);
  const order = await page
    .locator('#physician-first, #how-it-is-assessed, #who-treats-what')
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(order[0]).toBe('physician-first');
  const call = page.locator('#physician-first').getByRole('link', { name: /911/ });
  await expect(call).toHaveAttribute('href', 'tel:911');
  await page
    .locator('.airway-opening')
    .getByRole('link', { name: /physician first/ })
    .click();
  await expect(call).toBeInViewport();
});

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('states and parts are chosen, and the numbers lead to their lines', async ({ page }) => {
    await page.goto(PATH);
    const before = await backOf(page, 'tongue');
    await page.getByText(narrowed.title, { exact: true }).click();
    await expectState(page, true);
    expect(await backOf(page, 'tongue')).toBeGreaterThan(before + 5);
    await page.getByText(way.parts.throat.title, { exact: true }).click();
    await expectLit(page, 'throat');
    await page.getByRole('link', { name: `${who.part} 6` }).click();
    await expect(page.locator('#part-adenoids')).toBeInViewport({ ratio: 1 });
  });
});
