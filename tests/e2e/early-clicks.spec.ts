import { expect, test, type Page } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import { PAGES } from '../../app/url-map.ts';
import { holdBack } from '../support/hold-back.ts';
import { CASES, PRACTICE } from '../support/site-content.ts';

/** Opens a page whose code waits; what is returned lets it come. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const letThrough = await holdBack(page, '**/assets/entry.client-*');
  await page.goto(path);
  return async () => {
    expect(await page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(false);
    await letThrough();
  };
}

test('no button of any page loses a click that comes before the page is alive', async ({
  page,
  request,
}) => {
  for (const { path } of [...PAGES, { path: '/nowhere' }]) {
    const html = await (await request.get(path)).text();
    const deaf = await page.evaluate((text) => {
      const served = new DOMParser().parseFromString(text, 'text/html');
      for (const note of served.querySelectorAll('noscript')) note.remove();
      return [...served.querySelectorAll('button')]
        .filter(
          (button) =>
            button.type === 'button' &&
            !button.matches(':disabled, [popovertarget], [data-replay]'),
        )
        .map(({ outerHTML }) => outerHTML);
    }, html);
    expect(deaf, path).toEqual([]);
  }
});

test('a word that is asked about before the questions are alive is asked about', async ({
  page,
}) => {
  const { search } = loadPage('faq', PRACTICE);
  const [word = ''] = search.oftenAsked;
  const letIn = await openEarly(page, '/faq');
  await page.getByRole('button', { name: word, exact: true }).click();
  await letIn();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
});

test('the next case that is asked for before the gallery is alive is shown', async ({ page }) => {
  const { gallery } = loadPage('gallery', PRACTICE);
  await page.setViewportSize({ width: 1280, height: 800 });
  const letIn = await openEarly(page, '/gallery');
  await page.getByRole('button', { name: gallery.steps.next }).click();
  await letIn();
  await expect(page).toHaveURL(new RegExp(`#${CASES[1]?.name}$`));
});

test('a design that is compared before its page is alive is compared', async ({ page }) => {
  const { studio } = loadPage('designs', PRACTICE);
  const letIn = await openEarly(page, '/designs');
  await page.getByRole('button', { name: studio.compare }).click();
  await letIn();
  await expect(page.getByRole('button', { name: studio.back })).toBeVisible();
});

test('what is searched for where no page is, before that is alive, is brought to the questions', async ({
  page,
}) => {
  const letIn = await openEarly(page, '/nowhere-at-all');
  await page.getByLabel('What were you looking for?').fill('retainer');
  await page.keyboard.press('Enter');
  await letIn();
  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('searchbox')).toHaveValue('retainer');
});
