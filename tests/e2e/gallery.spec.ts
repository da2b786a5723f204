import { expect, test } from '@playwright/test';
import { addressWord, filterCases, filterChoices } from '../../app/features/gallery/case-filter.ts';
import { CASES } from '../support/site-content.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { holdBack } from '../support/hold-back.ts';
import { needed } from '../support/needed.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

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

/** The feed: every case that a choice leaves stands below the other. */
const PHONE = { width: 390, height: 844 };

test(
  'a choice leaves the fitting cases, and its address opens the same',
  { tag: '@release' },
  async ({ page }) => {
    const { faults } = await watchPage(page);
    const { concern, treatment, ofConcern } = needed(
      CHOICES.find((choice) => choice.left.length === 1 && choice.ofConcern.length > 1),
      'no treatment leaves one of several cases',
    );
    await page.setViewportSize(PHONE);
    await openAlive(page, '/gallery');
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
  },
);

test(
  'without a footer, the notices and the choices of privacy are reached all the same',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openAlive(page, '/gallery');
    await expect(page.getByRole('link', { name: 'Notice of Privacy Practices' })).toBeVisible();
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    const policy = page.getByRole('dialog');
    await expect(policy.getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(policy).toHaveCount(0);
    await page.getByRole('button', { name: 'Cookie Preferences' }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
  },
);

test('a choice that nothing fits says what to do', { tag: '@release' }, async ({ page }) => {
  const { concern, treatment } = needed(
    CHOICES.find(({ left }) => left.length === 0),
    'every choice leaves a case',
  );
  await openAlive(
    page,
    `/gallery?concern=${addressWord(concern)}&treatment=${addressWord(treatment)}`,
  );
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText('No case here has both.')).toBeVisible();
});

/** The cases of a concern that has at least three, and its word in an address. */
function severalCases() {
  const reason = 'no concern has three cases';
  const several = needed(CHOICES.find(({ ofConcern }) => ofConcern.length > 2)?.ofConcern, reason);
  const [one, two, three] = several;
  const first = needed(one, reason);
  const rest = { second: needed(two, reason), third: needed(three, reason) };
  return { several, first, ...rest, concernOf: addressWord(first.concern) };
}

test(
  'a case opens large, leafs on, and leaves the last one in its place',
  { tag: '@release' },
  async ({ page }) => {
    const { several, first, second, concernOf } = severalCases();
    await openAlive(page, `/gallery?concern=${concernOf}`);
    await page.getByRole('button', { name: `View larger: ${first.title}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Before and after' });
    await expect(dialog.getByText(`${first.title} 1 of ${several.length}`)).toBeVisible();
    const divider = dialog.getByRole('slider', {
      name: `Before and after: ${first.title}`,
    });
    await divider.press('ArrowLeft');
    await expect(divider).toHaveValue('49');
    await dialog.getByRole('button', { name: 'Show after' }).click();
    await expect(divider).toHaveValue('0');
    await dialog.getByRole('button', { name: 'Show both' }).click();
    await expect(divider).toHaveValue('50');
    await dialog.getByRole('button', { name: 'Next case' }).click();
    await expect(dialog.getByText(`${second.title} 2 of ${several.length}`)).toBeVisible();
    await expect(
      dialog.getByRole('slider', { name: `Before and after: ${second.title}` }),
    ).toHaveValue('50');
    expect(await findAccessibilityFaults(page, '.case-lightbox')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('article')).toHaveAccessibleName(second.title);
    await expect(page.getByRole('button', { name: `View larger: ${second.title}` })).toBeFocused();
  },
);

for (const when of ['with the page', 'after the script']) {
  test(
    `an address that asks for some of the cases opens without a jump, its styles coming ${when}`,
    { tag: '@release' },
    async ({ page }) => {
      const { several, concernOf } = severalCases();
      await page.setViewportSize(PHONE);
      const isLate = when === 'after the script';
      const letThrough = isLate ? await holdBack(page, '**/assets/*.css') : undefined;
      await openAlive(page, `/gallery?concern=${concernOf}`);
      await expect(page.getByRole('article')).toHaveCount(several.length);
      await expect(page.getByRole('article').first()).toBeVisible();
      await letThrough?.();
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence]')].every(
          ({ sheet }) => sheet !== null,
        ),
      );
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) =>
              resolve(
                list
                  .getEntries()
                  .reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0),
              ),
            ).observe({ type: 'layout-shift', buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
          }),
      );
      // A word of the phone's bar is 3 px wider in our font, and on a busy machine the fonts come late.
      expect(moved).toBeLessThan(0.0005);
    },
  );
}

test(
  'a wide screen shows one case, and the keys go to the next that was chosen',
  { tag: '@release' },
  async ({ page }) => {
    const { several, first, second, concernOf } = severalCases();
    const { faults } = await watchPage(page);
    await openAlive(page, '/gallery');
    const shown = page.getByRole('article');
    const [opening] = CASES;
    await expect(shown).toHaveAccessibleName(opening?.title ?? '');
    await page.getByRole('button', { name: first.concern, exact: true }).press('Enter');
    await expect(page).toHaveURL(`/gallery?concern=${concernOf}`);
    await expect(shown).toHaveAccessibleName(first.title);
    await page.getByRole('button', { name: 'Next case' }).press('Enter');
    await expect(shown).toHaveAccessibleName(second.title);
    await expect(page.getByRole('status').filter({ hasText: second.title })).toHaveCount(1);
    await expect(page).toHaveURL(`/gallery?concern=${concernOf}#${second.name}`);
    // Twice at once, before the address has changed: both presses count.
    await page
      .getByRole('button', { name: 'Previous case' })
      .evaluate(async (previous: HTMLElement) => {
        previous.click();
        await Promise.resolve();
        previous.click();
      });
    await expect(shown).toHaveAccessibleName(several.at(-1)?.title ?? '');
    await expect(page).toHaveURL(`/gallery?concern=${concernOf}#${several.at(-1)?.name}`);
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
    await page.reload();
    await expect(shown).toHaveAccessibleName(several.at(-1)?.title ?? '');
    expect(faults).toEqual([]);
  },
);

test(
  'a small plate shows its case, also one that the choice leaves out',
  { tag: '@release' },
  async ({ page }) => {
    const { first, second, concernOf } = severalCases();
    const other = needed(
      CASES.find(({ concern }) => concern !== first.concern),
      'all cases are of one concern',
    );
    await openAlive(page, `/gallery?concern=${concernOf}`);
    const index = page.getByRole('navigation', { name: 'All cases, by concern' });
    await index.getByRole('link', { name: second.title }).click();
    await expect(page.getByRole('article')).toHaveAccessibleName(second.title);
    await expect(index.getByRole('link', { name: second.title })).toHaveAttribute('aria-current');
    await index.getByRole('link', { name: other.title }).click();
    await expect(page.getByRole('article')).toHaveAccessibleName(other.title);
    await expect(page.getByRole('button', { name: first.concern, exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    // In the place of the last address: Back leads out of the gallery.
    expect(await page.evaluate(() => window.history.state?.idx)).toBe(0);
  },
);

test(
  'a laptop shows the index of plates at once, and a choice is seen below the header',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAlive(page, '/gallery');
    for (const plate of [
      page.locator('.small-plate').first(),
      page.locator('.small-plate').last(),
    ]) {
      await expect(plate).toBeInViewport({ ratio: 1 });
    }
    // Also when the practice has added several of its own.
    await page
      .locator('.plate-group ul')
      .first()
      .evaluate((plates) => {
        plates.append(...Array.from(plates.children, (plate) => plate.cloneNode(true)));
      });
    await expect(page.locator('.small-plate').last()).toBeInViewport({ ratio: 1 });
    await page.locator('.case-viewer').evaluate((viewer) => {
      window.scrollTo({ top: viewer.getBoundingClientRect().top + 100, behavior: 'instant' });
    });
    const word = page.locator('.plate-index').getByRole('button', { name: concerns.at(-1) ?? '' });
    await word.press('Enter');
    await expect(word).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(async () => {
        const header = await page.locator('.site-header').boundingBox();
        const viewer = await page.locator('.case-viewer').boundingBox();
        return viewer && header ? viewer.y - (header.y + header.height) : -1;
      })
      .toBeGreaterThanOrEqual(0);
  },
);

test(
  'the table chooses a treatment, and leads to a case',
  { tag: '@release' },
  async ({ page }) => {
    const { third } = severalCases();
    const treatment = needed(third.treatments[0], 'the case names no treatment');
    await openAlive(page, '/gallery');
    const table = page.getByRole('table');
    const column = table.getByRole('button', { name: treatment });
    await column.press('Enter');
    await expect(column).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('combobox', { name: 'Treatment' })).toHaveValue(treatment);
    await table.getByRole('link', { name: third.title }).click();
    await expect(page).toHaveURL(`/gallery?treatment=${addressWord(treatment)}#${third.name}`);
    await expect(page.getByRole('article')).toHaveAccessibleName(third.title);
    await expect(page.getByRole('article')).toBeInViewport();
    await column.press('Enter');
    await expect(column).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'on a phone the choice stays in sight, and what it leaves begins beneath it',
  { tag: '@release' },
  async ({ page }) => {
    const { concern, ofConcern } = needed(
      CHOICES.find((choice) => choice.ofConcern.length > 1),
      'no concern has two cases',
    );
    await page.setViewportSize(PHONE);
    await openAlive(page, '/gallery');
    await page.getByRole('article').nth(9).scrollIntoViewIfNeeded();
    const concerns = page.getByRole('combobox', { name: 'Concern' });
    await expect(concerns).toBeInViewport({ ratio: 1 });
    await concerns.selectOption(concern);
    await expect(page.getByRole('article')).toHaveCount(ofConcern.length);
    const top = async (part: ReturnType<typeof page.locator>) => (await part.boundingBox())?.y ?? 0;
    const bottom = await concerns.boundingBox().then((box) => (box ? box.y + box.height : 0));
    await expect
      .poll(() => top(page.getByRole('article').first()))
      .toBeGreaterThanOrEqual(bottom - 1);
    expect(await top(page.getByRole('article').first())).toBeLessThan(PHONE.height / 2);
  },
);

test(
  'a phone shows every case, each form without a fault',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openAlive(page, '/gallery');
    await expect(page.getByRole('article')).toHaveCount(CASES.length);
    await expect(page.getByRole('navigation', { name: 'All cases, by concern' })).toBeHidden();
    expect(await findAccessibilityFaults(page, 'main')).toEqual([]);
  },
);

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every case stands there, and no word looks as if it chose', async ({ page }) => {
    await page.goto('/gallery');
    await expect(page.getByRole('article')).toHaveCount(CASES.length);
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('main').getByRole('combobox')).toHaveCount(0);
  });
});

test(
  'a page without a footer has an end, which the bar leads to and back from',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openAlive(page, '/gallery');
    await expect(page.locator('.site-footer')).toHaveCount(0);
    const toggle = page.locator('.scroll-toggle');
    await expect(toggle).toHaveText('Go to end');
    await toggle.click();
    await expect(toggle).toHaveText('Back to top');
    // The last ways on, above the bar.
    await expect(page.locator('#main a').last()).toBeInViewport({ ratio: 1 });
    await toggle.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);

/** Of the picture's height, where the lower gum lies at its left edge. */
const GUM = { from: 0.55, to: 0.8 };

for (const width of [1280, 1440, 1920]) {
  test(
    `what is said of a plate stands beside what it points to (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/gallery');
      await page.evaluate(() => document.fonts.ready);
      const boxOf = async (selector: string) => {
        const box = await page.locator(selector).boundingBox();
        if (!box) throw new Error(`${selector} is laid out`);
        return { ...box, bottom: box.y + box.height };
      };
      const picture = await boxOf('.reading-picture');
      const caption = await boxOf('.reading figcaption');
      const said = (number: number) => boxOf(`.reading ol > li:nth-child(${number})`);
      // Their lines run level, into the picture.
      expect(Math.abs((await said(1)).y - picture.y)).toBeLessThan(2);
      const level = ((await said(2)).y - picture.y) / picture.height;
      expect(level).toBeGreaterThan(GUM.from);
      expect(level).toBeLessThan(GUM.to);
      // No column's words end long before or after the plate.
      const words = (number: number) => boxOf(`.reading ol > li:nth-child(${number}) p`);
      expect((await words(2)).bottom).toBeGreaterThan(picture.bottom - picture.height / 4);
      expect((await words(5)).bottom).toBeLessThan(caption.bottom + picture.height / 4);
    },
  );
}
