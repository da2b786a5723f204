import { expect, test } from '@playwright/test';
import { addressWord, filterCases, filterChoices } from '../../app/features/gallery/case-filter.ts';
import { CASES } from '../support/site-content.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { waitUntilAlive, watchPage } from '../support/watch-page.ts';

const { concerns, treatments } = filterChoices(CASES);
/** Every choice, with the cases that it leaves. */
const CHOICES = concerns.flatMap((concern) =>
  treatments.map((treatment) => ({
    concern,
    treatment,
    ofConcern: filterCases(CASES, { concern, treatment: '' }),
    left: filterCases(CASES, { concern, treatment }),
  })),
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a choice leaves the fitting cases, and its address opens the same', async ({ page }) => {
  const { faults } = await watchPage(page);
  const choice = CHOICES.find(({ ofConcern, left }) => left.length === 1 && ofConcern.length > 1);
  if (!choice) throw new Error('a treatment leaves one of several cases');
  const { concern, treatment, ofConcern } = choice;
  await page.goto('/gallery');
  await waitUntilAlive(page);
  await expect(page.getByRole('article')).toHaveCount(CASES.length);
  await page.getByRole('combobox', { name: 'Concern' }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await page.getByRole('combobox', { name: 'Concern' }).selectOption(concern);
  await expect(
    page.getByRole('status').filter({ hasText: `${ofConcern.length} of ${CASES.length} ` }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Treatment' }).selectOption(treatment);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL(
    `/gallery?concern=${addressWord(concern)}&treatment=${addressWord(treatment)}`,
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Concern' })).toHaveValue(concern);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.getByRole('article')).toHaveCount(CASES.length);
  await expect(page).toHaveURL('/gallery');
  expect(faults).toEqual([]);
});

test('a choice that nothing fits says what to do', async ({ page }) => {
  const choice = CHOICES.find(({ left }) => left.length === 0);
  if (!choice) throw new Error('a choice leaves nothing');
  const { concern, treatment } = choice;
  await page.goto(`/gallery?concern=${addressWord(concern)}&treatment=${addressWord(treatment)}`);
  await waitUntilAlive(page);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText('No case here has both.')).toBeVisible();
});

test('a case opens large, leafs on, and gives the focus back', async ({ page }) => {
  const cases = CHOICES.find(({ ofConcern }) => ofConcern.length > 1)?.ofConcern ?? [];
  const [first, second] = cases;
  if (!first || !second) throw new Error('a concern has several cases');
  await page.goto(`/gallery?concern=${addressWord(first.concern)}`);
  await waitUntilAlive(page);
  const opener = page.getByRole('button', { name: `View larger: ${first.title}` });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Before and after' });
  await expect(dialog.getByText(`${first.title} 1 of ${cases.length}`)).toBeVisible();
  const divider = dialog.getByRole('slider', {
    name: `Before and after: ${first.title}`,
  });
  await divider.press('ArrowLeft');
  await expect(divider).toHaveValue('49');
  await dialog.getByRole('button', { name: 'Next case' }).click();
  await expect(dialog.getByText(`${second.title} 2 of ${cases.length}`)).toBeVisible();
  await expect(
    dialog.getByRole('slider', { name: `Before and after: ${second.title}` }),
  ).toHaveValue('50');
  expect(await findAccessibilityFaults(page, '.case-lightbox')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
