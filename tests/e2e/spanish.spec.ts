import { expect, test, type Page, type Response } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import { loadRequestForms } from '../../app/content/request-forms.server.ts';
import { loadSpanishRequestWords, loadSpanishShell } from '../../app/content/shell.server.ts';
import { LANGUAGES, OWN_NAMES, pathIn, SPANISH } from '../../domain/languages/page-languages.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { PRACTICE } from '../support/site-content.ts';
import { staff } from '../support/staff-reading.ts';
import { openAlive, waitUntilAlive } from '../support/watch-page.ts';

const WORDS = loadPage('es/emergency', PRACTICE);
const FORM = loadSpanishRequestWords(PRACTICE);
const CALL = loadRequestForms(SPANISH, PRACTICE)['discovery-call'];
const SHELL = loadSpanishShell(PRACTICE);
const BLEEDING = WORDS.situations.find(({ id }) => id === 'bleeding')?.heading ?? '';
const ELSEWHERE = 'Español: empiece aquí';
const PHONE = { width: 390, height: 844 };
const WITHOUT_HEADER = [
  '/AirwayFamilies',
  '/airway-assessment',
  '/atria',
  '/blueprint',
  '/community',
  '/impressionists',
  '/smile-assessment',
  '/stories',
  '/weddings',
];

test('the switch keeps one’s place, there and back, and the document says its language', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAlive(page, '/emergency#bleeding');
  const codeSoFar = gatherCode(page);
  await page.locator('.site-footer').getByRole('link', { name: OWN_NAMES[SPANISH] }).click();
  await expect(page).toHaveURL('/es/emergency#bleeding');
  await expect(page.locator('html')).toHaveAttribute('lang', SPANISH);
  await expect(page.locator('.situation:visible h2')).toHaveText(BLEEDING);
  await expect(page.locator('.mobile-bar')).toContainText(SHELL.menu.open);
  const files = await codeSoFar();
  expect(files.some((code) => code.includes(SHELL.failure.heading))).toBe(true);

  await page.locator('.mobile-bar .menu-button').click();
  await page.locator('.menu').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/emergency#bleeding');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('.situation:visible h2')).toHaveText('Bleeding');
});

test(
  'from a page without a Spanish one the line, the menu and the footer lead to where one begins',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAlive(page, '/orthodontics#braces');
    // What search engines are told is another matter: the page has no translation.
    await expect(page.locator('link[rel="alternate"][hreflang="es-US"]')).toHaveCount(0);
    const strip = page.locator('.help-strip');
    await strip.getByRole('link', { name: ELSEWHERE }).click();
    await expect(page).toHaveURL('/es/start-here');
    await expect(page.locator('html')).toHaveAttribute('lang', SPANISH);

    await page.setViewportSize(PHONE);
    await openAlive(page, '/');
    await expect(
      page.locator('.site-footer').getByRole('link', { name: ELSEWHERE }),
    ).toHaveAttribute('href', '/es/start-here');
    await page.locator('.mobile-bar .menu-button').click();
    await page.locator('.menu').getByRole('link', { name: ELSEWHERE }).click();
    await expect(page).toHaveURL('/es/start-here');
    await expect(page.locator('.menu')).toBeHidden();
    // It took the menu's place in the history.
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
);

test(
  'the line at the top keeps to one line on every page from 1280 px',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ['/', '/book-consultation', '/community', '/gallery', '/team']) {
      await openAlive(page, path);
      const tops = await page
        .locator('.help-strip :is(.opening-now, button, li)')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { top, height } = part.getBoundingClientRect();
            return Math.round(top + height / 2);
          }),
        );
      expect(Math.max(...tops) - Math.min(...tops), path).toBeLessThan(8);
    }
  },
);

test(
  'on a phone the switch stands at the top of a page that has no header, on the screen that it opens with',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of WITHOUT_HEADER) {
      await openAlive(page, path);
      const name = page.locator('main .page-top').getByRole('link', { name: PRACTICE.name });
      const there = page.locator('main .page-top').getByRole('link', { name: ELSEWHERE });
      await expect(there, path).toBeInViewport();
      await expect(there, path).toHaveAttribute('href', '/es/start-here');
      const [left, right] = await Promise.all([name.boundingBox(), there.boundingBox()]);
      expect((left?.x ?? 0) + (left?.width ?? 0), path).toBeLessThanOrEqual(right?.x ?? 0);
      expect((right?.x ?? 0) + (right?.width ?? 0), path).toBeLessThanOrEqual(320);
    }
  },
);

test(
  'from the page about booking the switch leads to the calendar',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/book-consultation');
    await page
      .locator('.site-footer')
      .getByRole('link', { name: 'Español: elija una hora' })
      .click();
    await expect(page).toHaveURL('/es/embed/scheduling?event=smile-blueprint');
    await expect(page.locator('[name=event][value=smile-blueprint]')).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('lang', SPANISH);
    await expect(page.locator('.form-way-out a[href="/es/start-here"]')).toBeVisible();
  },
);

test('a time that is chosen on the page about booking is chosen in Spanish too, and no name goes into the address', async ({
  page,
}) => {
  await openAlive(page, '/book-consultation');
  const form = page.frameLocator('.inline-scheduler iframe');
  const time = form.locator('.time-grid label.pick').nth(1);
  await time.click();
  const startsAt = await time.locator('input').inputValue();
  const there = page.locator('.site-footer').getByRole('link', { name: 'Español: elija una hora' });
  await expect(there).toHaveAttribute('href', /time=/);
  await there.click();
  await expect(page.locator('.time-grid input:checked')).toHaveValue(startsAt);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({
    event: 'smile-blueprint',
    time: startsAt,
  });
});

test(
  'an address behind /es without a page is answered in English, and leads to the pages in Spanish',
  { tag: '@release' },
  async ({ page }) => {
    const answer = await page.goto('/es/nada');
    expect(answer?.status()).toBe(404);
    await waitUntilAlive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    const offer = page.locator('.likely-page');
    await expect(offer).toHaveAttribute('lang', SPANISH);
    await expect(offer.locator('a[href="/es/emergency"]')).toBeVisible();
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await offer.locator('a[href="/es/start-here"]').click();
    await expect(page).toHaveURL('/es/start-here');
    await expect(page.locator('html')).toHaveAttribute('lang', SPANISH);
  },
);

test(
  'what the page’s frame offers in Spanish stands in Spanish: a time, and a message',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/es/start-here');
    const footer = page.locator('.site-footer');
    await expect(footer.getByRole('link', { name: SHELL.help.book })).toHaveAttribute(
      'href',
      '/es/embed/scheduling?event=smile-blueprint',
    );
    await footer.getByRole('link', { name: SHELL.help.book }).click();
    await expect(page).toHaveURL('/es/embed/scheduling?event=smile-blueprint');
    await expect(page.locator('html')).toHaveAttribute('lang', SPANISH);
    // A machine without messages offers the written one.
    await expect(page.locator('a[href="/embed/virtual-consultation"]')).toHaveCount(0);
  },
);

test(
  'a page in English loads no Spanish words but the offer of help',
  { tag: '@release' },
  async ({ page }) => {
    const codeSoFar = gatherCode(page);
    await openAlive(page, '/emergency');
    await expect(page.locator('.footer-language [lang="es-US"]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const files = await codeSoFar();
    expect(files.length).toBeGreaterThan(3);
    for (const words of [SHELL.failure.heading, SHELL.menu.close, WORDS.heading, WORDS.otherwise]) {
      expect(
        files.some((code) => code.includes(words)),
        words,
      ).toBe(false);
    }
  },
);

test('a call is asked for in Spanish, faults and thanks included, and the practice reads that it was', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAlive(page, '/es/emergency');
  await page.locator('.site-footer').getByRole('link', { name: CALL.page.heading }).click();
  await expect(page.locator('h1')).toHaveText(CALL.page.heading);
  await expect(page.locator('html')).toHaveAttribute('lang', SPANISH);
  // Sent before the page is alive, what is missing is said by the browser itself, at the field.
  await waitUntilAlive(page);
  const send = page.getByRole('button', { name: CALL.submitLabel });
  await send.click();
  const summary = page.locator('.error-summary');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Escriba su nombre.');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByLabel(FORM.fields.name).fill('Ana');
  await page.getByRole('textbox', { name: FORM.fields.email }).fill('ana@example.com');
  await page.getByRole('textbox', { name: FORM.fields.phone }).fill('516-555-0142');
  await page.getByLabel(CALL.message.label).fill('Una pregunta.');
  await page.getByRole('checkbox').check();
  await send.click();
  await expect(page.getByRole('heading', { name: FORM.success.heading })).toBeFocused();
  await page.getByText(FORM.success.sent).click();
  await expect(page.locator('.sent-copy')).toContainText('Tipo de solicitud');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const number = await page.locator('.request-number strong').innerText();
  expect(staff('show', number)).toContain('Español');
  // Whoever is handed the phone back reads the same in English.
  await page.locator('.form-owner').getByRole('link', { name: OWN_NAMES[LANGUAGES[0]] }).click();
  await expect(page).toHaveURL('/embed/discovery-call');
  await expect(page.locator('.request-number strong')).toHaveText(number);

  // For a child, or about something else.
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', SPANISH);
  await page.getByRole('button', { name: FORM.success.askAgain }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Who asks is known, and nothing else of what was asked.
  await expect(page.getByLabel(FORM.fields.name)).toHaveValue('Ana');
  await expect(page.locator('textarea')).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();

  // After a reload its number is there, in both languages, and nothing of who asked.
  await page.reload();
  await expect(page.locator('.request-number strong')).toHaveText(number);
  await expect(page.locator('main')).not.toContainText('ana@example.com');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.locator('.form-owner').getByRole('link', { name: OWN_NAMES[LANGUAGES[0]] }).click();
  await expect(page).toHaveURL('/embed/discovery-call');
  await expect(page.locator('.request-number strong')).toHaveText(number);
});

test('what was typed and chosen in a form stands in the other language too', async ({ page }) => {
  const [english, spanish] = ['/embed/discovery-call', '/es/embed/discovery-call'];
  await page.setViewportSize(PHONE);
  await openAlive(page, english);
  const message = page.locator('[name=message]');
  const language = page.locator('[name=language]:checked');
  await page.locator('[name=name]').fill('Ana');
  await page.locator('[name=preferredContact][value=text]').check({ force: true });
  await message.fill('Una pregunta.');
  await page.locator('.form-owner').getByRole('link', { name: OWN_NAMES[SPANISH] }).click();
  await expect(page).toHaveURL(spanish);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toHaveText(CALL.page.heading);
  await expect(page.locator('html')).toHaveAttribute('lang', SPANISH);
  await expect(message).toHaveValue('Una pregunta.');
  await expect(page.locator('[name=name]')).toHaveValue('Ana');
  await expect(page.locator('[name=preferredContact]:checked')).toHaveValue('text');
  // Nobody chose that one.
  await expect(language).toHaveValue('es');
  await message.fill('Otra pregunta.');
  await page.goBack();
  await expect(page).toHaveURL(english);
  await expect(message).toHaveValue('Otra pregunta.');
  await expect(language).toHaveValue('en');
});

test('a time that was chosen stands in the other language too, with its visit and what was typed', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAlive(page, '/embed/scheduling?event=smile-blueprint');
  const time = page.locator('label', { has: page.locator('[name=slot-time]') });
  await time.first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('[name=name]').fill('Ana');
  const hour = page.locator('.day-in-large');
  const said = /\d{1,2}:\d\d/.exec(await hour.innerText())?.[0] ?? 'no time';
  await page.locator('.form-owner').getByRole('link', { name: OWN_NAMES[SPANISH] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', SPANISH);
  await expect(hour).toContainText(said);
  await expect(page.locator('[name=event]:checked')).toHaveValue('smile-blueprint');
  await expect(page.locator('[name=name]')).toHaveValue('Ana');
});

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the switch leads to the same page', async ({ page }) => {
    await page.goto('/emergency');
    for (const language of LANGUAGES.toReversed()) {
      await page.locator('main').getByRole('link', { name: OWN_NAMES[language] }).click();
      await expect(page).toHaveURL(pathIn(language, '/emergency'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  });
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const) {
  test(
    `every answer in Spanish stands on the first screen at ${width} by ${height}`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openAlive(page, '/es/emergency');
      const bar = await page.locator('.mobile-bar').boundingBox();
      const last = await page.locator('.situation-links a').last().boundingBox();
      const end = (last?.y ?? Infinity) + (last?.height ?? 0);
      expect(end).toBeLessThanOrEqual(bar?.y ?? height);
    },
  );
}

/**
 * Listens for the page's code.
 *
 * @returns ends that, and gives each file that had begun to come, whole
 */
function gatherCode(page: Page): () => Promise<string[]> {
  const reading: Promise<string>[] = [];
  const read = (response: Response): void => {
    if (response.url().endsWith('.js')) reading.push(response.text());
  };
  page.on('response', read);
  return () => {
    page.off('response', read);
    return Promise.all(reading);
  };
}
