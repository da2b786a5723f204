import { expect, test, type Page } from '@playwright/test';
import { loadRequestForms } from '../../app/content/request-forms.server.ts';
import { loadSpanishSchedulingWords } from '../../app/content/scheduling-words.server.ts';
import { loadSpanishRequestWords } from '../../app/content/shell.server.ts';
import { SPANISH } from '../../domain/languages/page-languages.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { inRelease } from '../support/in-release.ts';
import { PRACTICE } from '../support/site-content.ts';
import { staff } from '../support/staff-reading.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';
import { pageTurnedGone, turnPage } from '../support/turn-page.ts';

const WORDS = loadSpanishSchedulingWords(PRACTICE);
const FORM = loadSpanishRequestWords(PRACTICE);
const ASKED = loadRequestForms(SPANISH, PRACTICE);
const PHONE = { width: 390, height: 844 };

/** What a part of a page says, without what is marked as English: a fact whose English has changed since it was translated. */
async function unmarkedText(page: Page, selector: string): Promise<string> {
  const part = page.locator(selector);
  const text = await part.innerText();
  const inEnglish = await part.locator('[lang^="en"]').allInnerTexts();
  return inEnglish.reduce((rest, english) => rest.replace(english, ''), text);
}

test('a visit is booked in Spanish from Start Here, and the practice reads that it was', async ({
  page,
}) => {
  const { faults } = await watchPage(page);
  await page.setViewportSize(PHONE);
  await openAlive(page, '/es/start-here');
  // Of the closing: what stands behind a door is not seen yet.
  await page.locator('.start-closing a[href="/es/embed/scheduling"]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', SPANISH);
  await expect(page.locator('h1')).toHaveText(WORDS.heading);
  // It begins at its beginning, wherever the page was that led to it; Back is at that place again.
  await expect(page.locator('h1')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('.start-closing a[href="/es/embed/scheduling"]')).toBeInViewport();
  await page.goForward();
  await page.getByRole('radio', { name: WORDS.event.names['smile-blueprint'] }).check();
  // The first time of all may pass while what follows is done, and other journeys take theirs in other weeks.
  await page.locator('.day-grid input:enabled').last().check();
  const time = page.locator('.time-grid label.pick').nth(1);
  await time.click();
  await turnPage(page);
  expect(await findAccessibilityFaults(page)).toEqual([]);

  const book = page.getByRole('button', { name: WORDS.form.book });
  await book.click();
  await expect(page.locator('.error-summary')).toContainText('Escriba su nombre.');
  await page.getByLabel(FORM.fields.name).fill('Ana');
  await page.getByRole('textbox', { name: FORM.fields.email }).fill('ana@example.com');
  await book.click();
  await expect(page.locator('.error-summary')).toContainText('le llamamos para cobrar la tarifa');
  await page.getByRole('textbox', { name: FORM.fields.phone }).fill('516-555-0142');
  await page.getByRole('checkbox').check();
  await book.click();

  await expect(page.getByRole('heading', { name: WORDS.booked.heading })).toBeFocused();
  await pageTurnedGone(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('.booked-time')).toContainText('hora del Este');
  await expect(page.locator('.after-booking')).toContainText(WORDS.booked.bring);
  await expect(page.locator('.after-booking')).toContainText('la llamada puede ser en español');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const said = await page.locator('main').innerText();
  expect(await unmarkedText(page, 'main')).not.toMatch(/\b(the|your|time|minutes|Eastern)\b/);
  const number = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(said)?.[0] ?? '';
  expect(staff('show', number)).toContain('Español');

  // Its link opens it in Spanish, and moves and cancels it.
  const link = await page.getByLabel(WORDS.booked.keepLink).inputValue();
  expect(new URL(link).pathname).toBe('/es/appointment');
  await openAlive(page, link);
  await page.getByRole('button', { name: WORDS.change.another }).click();
  await page.locator('.time-grid label.pick').last().click();
  await page.getByRole('button', { name: WORDS.change.move }).click();
  await expect(page.getByRole('heading', { name: WORDS.change.moved })).toBeFocused();
  await page.getByRole('button', { name: WORDS.change.cancel }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: WORDS.change.yesCancel }).click();
  await expect(page.getByRole('heading', { name: WORDS.change.cancelled })).toBeFocused();
  await expect(page.locator('.appointment')).toContainText('Para pedir la devolución');
  expect(await unmarkedText(page, '.appointment')).not.toMatch(/\b(the|your|time|call)\b/i);
  expect(faults).toEqual([]);
});

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a visit is booked, moved and cancelled in Spanish', async ({ page, baseURL }) => {
    await page.goto('/es/embed/scheduling');
    // No other journey books on these days.
    const from = new Date(Date.now() + 33 * 86_400_000).toISOString().slice(0, 10);
    const offered = await page.request.get(`/api/slots?event=virtual-consult&from=${from}&days=5`);
    const slots: { startsAt: string }[] = (await offered.json()).slots;
    const choose = async (startsAt = '') => {
      await page.locator('#day').fill(startsAt.slice(0, 10));
      await page.locator('#time').selectOption(startsAt.slice(11, 16));
    };
    await choose(slots[2]?.startsAt);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('radio', { name: WORDS.event.names['virtual-consult'] }).check();
    await page.getByLabel(FORM.fields.name).fill('Ana');
    await page.getByLabel(FORM.fields.email).fill('ana@example.com');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: WORDS.form.book }).click();
    await expect(page.locator('h1')).toHaveText('Su cita está reservada');
    await expect(page.locator('a.link')).toContainText(`${baseURL}/es/appointment#`);
    await page.getByRole('button', { name: 'Cambiar o cancelar ahora' }).click();
    await choose(slots[4]?.startsAt);
    await page.getByRole('button', { name: 'Cambiar a esta hora' }).click();
    await expect(page.locator('h1')).toHaveText('Su cita tiene una hora nueva');
    await page.getByText('Cancelar esta cita').click();
    await page.getByRole('button', { name: 'Sí, cancelarla' }).click();
    await expect(page.locator('h1')).toHaveText('Su cita está cancelada');
    await expect(page.locator('html')).toHaveAttribute('lang', SPANISH);
  });
});

test(
  'a form whose sentences did not come is sent all the same',
  { tag: '@release' },
  async ({ page }) => {
    await page.route(/assets\/in-spanish/, (route) => route.abort());
    await openAlive(page, '/es/embed/weekend-appointment');
    await page.getByLabel(FORM.fields.name).fill('Ana');
    const send = page.getByRole('button', { name: ASKED['weekend-appointment'].submitLabel });
    await send.click();
    await expect(page.locator('.error-summary')).toContainText('Please enter your e-mail address.');
    await page.getByRole('textbox', { name: FORM.fields.email }).fill('ana@example.com');
    await page.getByRole('textbox', { name: FORM.fields.phone }).fill('516-555-0142');
    await page.getByLabel(ASKED['weekend-appointment'].message.label).fill('El sábado.');
    await page.getByRole('checkbox').check();
    await send.click();
    await expect(page.getByRole('heading', { name: FORM.success.heading })).toBeFocused();
  },
);

for (const kind of inRelease('weekend-appointment', 'virtual-consultation')) {
  test(`a ${kind} is asked for in Spanish, and the practice reads that it was`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openAlive(page, `/es/embed/${kind}`);
    await expect(page.locator('h1')).toHaveText(ASKED[kind].page.heading);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.getByLabel(FORM.fields.name).fill('Ana');
    await page.getByRole('textbox', { name: FORM.fields.email }).fill('ana@example.com');
    await page.getByRole('textbox', { name: FORM.fields.phone }).fill('516-555-0142');
    await page.getByLabel(ASKED[kind].message.label).fill('El sábado.');
    await page.getByRole('checkbox').check();
    expect(await unmarkedText(page, 'main')).not.toMatch(/\b(the|your|photos?|you)\b/i);
    await page.getByRole('button', { name: ASKED[kind].submitLabel }).click();
    await expect(page.getByRole('heading', { name: FORM.success.heading })).toBeFocused();
    const number = await page.locator('.request-number strong').innerText();
    expect(staff('show', number)).toContain('Español');
  });
}
