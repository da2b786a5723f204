import { expect, test, type Page } from '@playwright/test';
import { shownInThisBuild } from '../../app/content/consent.server.ts';
import { loadPage } from '../../app/content/page.server.ts';
import { loadTeam } from '../../app/content/team.server.ts';
import { hangingOrder } from '../../app/features/team/hanging-order.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { needed } from '../support/needed.ts';
import { PRACTICE } from '../support/site-content.ts';
import { openAlive } from '../support/watch-page.ts';

const PEOPLE = loadTeam(shownInThisBuild());
/** As they hang on the wall. */
const HUNG = hangingOrder(PEOPLE);
const { ask, entries } = loadPage('team', PRACTICE);
/** Somebody with a plate: leaders have none. */
const someoneWithPlate = () =>
  needed(
    PEOPLE.find(({ group }) => group !== 'leaders'),
    'there is nobody but leaders, and so no plate',
  );

const frameOf = (page: Page, name: string) => page.locator('.wall').getByRole('link', { name });
const plate = (page: Page) => page.locator('dialog.person-plate');

async function open(page: Page, path = '/team') {
  await openAlive(page, path);
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      'the room answers with the arrow keys, and says who',
      { tag: '@release' },
      async ({ page }) => {
        await open(page);
        await page.getByRole('radio', { name: ask.everybody }).focus();
        for (const { question, who } of ask.questions) {
          await page.keyboard.press('ArrowDown');
          await expect(page.getByRole('radio', { name: question })).toBeChecked();
          const meant = PEOPLE.filter(({ profession }) => who.includes(profession));
          const answer = page.locator('.hall-answer [aria-live="polite"]');
          for (const { name } of meant) {
            await expect(answer).toContainText(name.split(' ')[0] ?? '');
            const frame = page.getByRole('link', { name });
            await expect(page.locator('.is-chosen', { has: frame })).toHaveCount(1);
          }
          await expect(page.locator('.is-chosen')).toHaveCount(meant.length);
          await expect(page.locator('.is-faded')).toHaveCount(PEOPLE.length - meant.length);
        }
        await expect(page.locator('.is-faded .frame').first()).toHaveCSS('opacity', '0.2');
        expect(await findAccessibilityFaults(page)).toEqual([]);
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('radio', { name: ask.everybody })).toBeChecked();
        await expect(page.locator('.is-chosen, .is-faded')).toHaveCount(0);
      },
    );

    test(
      'the answer stands between the questions and the wall that they change',
      { tag: '@release' },
      async ({ page }) => {
        await open(page);
        const answer = page.locator('.hall-answer [aria-live="polite"]');
        const question = page.getByRole('radio', { name: ask.questions.at(-1)?.question ?? '' });
        await question.evaluate((radio) => radio.closest('fieldset')?.scrollIntoView());
        await question.press('Space');
        await expect(page.locator('.is-chosen')).not.toHaveCount(0);
        await expect(answer).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.is-chosen, .is-faded').first()).toBeInViewport();
      },
    );

    test(
      'a frame opens its plate, which leads from one to the next and back to the frame',
      { tag: '@release' },
      async ({ page }) => {
        const someone = someoneWithPlate();
        await open(page);
        await frameOf(page, someone.name).focus();
        await page.keyboard.press('Enter');
        await expect(plate(page).getByRole('heading', { level: 2 })).toHaveText(someone.name);
        await expect(page).toHaveURL(`/team#${someone.id}`);
        expect(await findAccessibilityFaults(page)).toEqual([]);
        for (let step = 1; step <= PEOPLE.length; step += 1) {
          const next = HUNG[(HUNG.indexOf(someone) + step) % HUNG.length];
          const button = plate(page).locator('.plate-turns button').last();
          await button.click();
          await expect(plate(page).getByRole('heading', { level: 2 })).toHaveText(next?.name ?? '');
          await expect(page).toHaveURL(`/team#${next?.id}`);
          await expect(button).toBeFocused();
        }
        await page.keyboard.press('Escape');
        await expect(plate(page)).toHaveCount(0);
        await expect(page).toHaveURL('/team');
        await expect(frameOf(page, someone.name)).toBeFocused();
      },
    );
  });
}

test(
  'an address opens a plate, and Back leads to the page below it',
  { tag: '@release' },
  async ({ page }) => {
    const someone = someoneWithPlate();
    await open(page, `/team#${someone.id}`);
    await expect(plate(page).getByRole('heading', { level: 2 })).toHaveText(someone.name);
    await page.goBack();
    await expect(plate(page)).toHaveCount(0);
    await expect(page).toHaveURL('/team');
  },
);

test('a leader’s address leads to the spread', { tag: '@release' }, async ({ page }) => {
  const leader = PEOPLE.find(({ group }) => group === 'leaders');
  await open(page, `/team#${leader?.id}`);
  await expect(page.locator(`#${leader?.id}`)).toBeInViewport();
  await expect(plate(page)).toHaveCount(0);
});

test(
  'what the plates say stands once: on paper, in place of the wall',
  { tag: '@release' },
  async ({ page }) => {
    await open(page);
    const heading = page.getByRole('heading', { name: entries.heading });
    await expect(heading).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(heading).toBeVisible();
    await expect(page.locator('.wall')).toBeHidden();
  },
);

test('search engines read of each who they are, and of no painting as of a person', async ({
  page,
}) => {
  await page.goto('/team');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: { '@type': string; '@id'?: string; jobTitle?: string; image?: string }[] =
    JSON.parse(data ?? '')['@graph'];
  for (const { id, profession, sample } of PEOPLE) {
    const person = graph.find((thing) => thing['@id'] === `${PRACTICE.siteUrl}/team#${id}`);
    expect(person).toMatchObject({ '@type': 'Person', jobTitle: profession });
    if (sample) expect(person?.image).toBeUndefined();
  }
});

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('questions stand with their answers, and frames lead to entries', async ({ page }) => {
    await page.goto('/team');
    await expect(page.getByRole('radio')).toHaveCount(0);
    for (const { question } of ask.questions) {
      await expect(page.getByText(question, { exact: true }).last()).toBeVisible();
    }
    const someone = someoneWithPlate();
    await frameOf(page, someone.name).click();
    await expect(page.locator(`#${someone.id}`).getByText(someone.bio)).toBeInViewport();
  });
});
