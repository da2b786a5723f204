import type { Page } from '@playwright/test';
import { REQUEST_KIND_NAMES } from '../../domain/intake/kinds.ts';
import { waitUntilAlive } from '../../tests/support/watch-page.ts';
import { openQuiz, QUIZ } from '../../tests/support/take-quiz.ts';
import type { PageState } from './page-state.ts';
import { TOOL_STATES } from './tool-states.ts';

const LEGAL_TEXTS = [
  'legal-privacy',
  'legal-terms',
  'legal-accessibility',
  'legal-non-discrimination',
];

/** The states of the quality bar: the menu, each dialog, each step of the quiz, its results, each form with its errors, each page's own tool. */
export const STATES: readonly PageState[] = [
  { name: 'menu', path: '/blueprint', reach: menu },
  ...LEGAL_TEXTS.map((id): PageState => ({ name: id, path: `/team#${id}`, reach: dialog })),
  { name: 'cookie preferences', path: '/team', reach: byEvent('openCookiePreferences') },
  { name: 'scheduling', path: '/start-here', reach: byLink('/embed/scheduling') },
  { name: 'request for a call', path: '/start-here', reach: byLink('/embed/discovery-call') },
  { name: 'virtual consultation', path: '/faq', reach: byLink('/embed/virtual-consultation') },
  { name: 'lightbox', path: '/', reach: lightbox },
  { name: 'quiz', path: '/team', reach: quiz },
  ...REQUEST_KIND_NAMES.map((form): PageState => ({
    name: `errors of ${form}`,
    path: `/embed/${form}`,
    reach: formErrors,
  })),
  ...TOOL_STATES,
];

async function menu(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.locator('.menu').waitFor();
  await look('open');
}

async function dialog(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  await page.locator('dialog[open] h2').first().waitFor();
  await look('open');
}

function byEvent(event: string): PageState['reach'] {
  return async (page, look) => {
    await page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
    await dialog(page, look);
  };
}

function byLink(href: string): PageState['reach'] {
  return async (page, look) => {
    await page.locator(`main a[href="${href}"]`).last().click();
    const frame = page.frameLocator('dialog iframe');
    await frame.locator('form, .time-grid').first().waitFor();
    await look('open');
  };
}

async function lightbox(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  await page
    .getByRole('link', { name: /View larger/ })
    .first()
    .click();
  await page.locator('dialog[open] img').first().waitFor();
  await look('open');
}

async function quiz(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  const opened = await openQuiz(page);
  await look('intro');
  await opened.getByRole('button', { name: "Let's get started" }).click();
  for (const index of QUIZ.questions.keys()) {
    await opened.getByText(`Question ${index + 1} of 10`).waitFor();
    await opened
      .locator('.quiz-option')
      .nth(index % 3)
      .click();
    await look(`question ${index + 1}`);
    await opened.locator('.quiz-onward .button').click();
  }
  await opened.locator('.persona-banner h2').waitFor();
  await look('results');
  await opened.locator('.area-list button').first().click();
  await look('an area');
  await page.keyboard.press('Escape');
  await opened.getByRole('button', { name: 'Share Results' }).first().click();
  await page.locator('.share-dialog').waitFor();
  await look('sharing');
}

async function formErrors(page: Page, look: (what: string) => Promise<void>): Promise<void> {
  await waitUntilAlive(page);
  await page.locator('form button[type="submit"]').click();
  await page.locator('.error-summary').waitFor();
  await look('shown');
}
