import type { Page } from '@playwright/test';
import { waitUntilAlive } from '../../tests/support/watch-page.ts';
import type { PageState } from './page-state.ts';
import { turnPage } from '../../tests/support/turn-page.ts';

type Look = (what: string) => Promise<void>;

/** A day by which everything still fits, whenever the audit runs. */
const WEDDING_DAY = `${new Date().getFullYear() + 2}-06-15`;

/** The tools of single pages, moved away from how they come: what is chosen, filtered, turned or opened on them. */
export const TOOL_STATES: readonly PageState[] = [
  { name: 'a case, large', path: '/gallery', reach: caseLightbox },
  { name: 'cases of a treatment', path: '/gallery?treatment=bonding#chipped-tooth', reach: asItIs },
  { name: 'stories of a treatment', path: '/stories?treatment=whitening', reach: asItIs },
  { name: 'a question to the room', path: '/team', reach: askTheRoom },
  { name: 'the plate of a person', path: '/team', reach: personPlate },
  { name: 'a design', path: '/designs?shape=long&shade=1&line=kept', reach: design },
  { name: 'the months', path: '/orthodontics', reach: months },
  { name: 'the options of a plan', path: '/blueprint', reach: options },
  { name: 'hands lifted off', path: '/impressions-method', reach: liftHands },
  { name: 'the month of a retainer', path: '/impressionists', reach: retainerMonth },
  { name: 'a reply', path: '/atria', reach: reply },
  { name: 'doors', path: '/start-here#guidance', reach: asItIs },
  { name: 'questions found', path: '/faq?q=retainer', reach: asItIs },
  { name: 'counted back from a day', path: `/weddings?date=${WEDDING_DAY}`, reach: asItIs },
  { name: 'a quiz without answers', path: '/smile-assessment', reach: passOver },
  { name: 'a request that was sent', path: '/embed/discovery-call', reach: sendRequest },
  { name: 'an appointment that was booked', path: '/embed/scheduling', reach: book },
];

/** What the address alone brings about. */
async function asItIs(page: Page, look: Look): Promise<void> {
  await page.locator('h1').first().waitFor();
  await look('shown');
}

async function caseLightbox(page: Page, look: Look): Promise<void> {
  await page
    .getByRole('button', { name: /View larger/ })
    .first()
    .click();
  await page.locator('.case-lightbox img').first().waitFor();
  await look('open');
  await page.locator('.case-leaf button').last().click();
  await page.locator('.case-lightbox').getByText(/^2 of/).waitFor();
  await look('the next');
}

async function askTheRoom(page: Page, look: Look): Promise<void> {
  await page.getByRole('radio').last().press('Space');
  await page.locator('.is-chosen').first().waitFor();
  await look('asked');
}

async function personPlate(page: Page, look: Look): Promise<void> {
  await page.locator('.wall a').first().click();
  await page.locator('.person-plate h2').waitFor();
  await look('open');
}

async function design(page: Page, look: Look): Promise<void> {
  await look('chosen');
  await page.locator('.studio-compare').click();
  await page.locator('.studio-compare[data-comparing]').waitFor();
  await look('compared');
}

async function months(page: Page, look: Look): Promise<void> {
  await page.locator('.months').getByRole('radio').nth(1).press('Space');
  await page.getByRole('slider').first().press('End');
  await look('at the end');
}

async function options(page: Page, look: Look): Promise<void> {
  await page.locator('.sample-option input').last().press('Space');
  await page.locator('.blueprint details summary').first().click();
  await look('the last one, and the table');
}

async function liftHands(page: Page, look: Look): Promise<void> {
  for (const hand of await page.getByRole('switch').all()) await hand.press('Space');
  await look('all three');
}

async function retainerMonth(page: Page, look: Look): Promise<void> {
  await page.locator('main select').first().selectOption('May');
  await look('chosen');
}

async function reply(page: Page, look: Look): Promise<void> {
  await page.getByLabel('Who writes').selectOption({ index: 1 });
  await page.getByLabel('Travel dates').fill('in the second week of May');
  await look('written');
}

async function passOver(page: Page, look: Look): Promise<void> {
  await page.getByRole('button', { name: "Let's get started" }).first().click();
  const quiz = page.locator('.quiz');
  for (let number = 1; number <= 10; number += 1) {
    await quiz.getByText(`Question ${number} of 10`).waitFor();
    await quiz.locator('.quiz-onward .button').click();
  }
  await page.locator('.quiz-nothing h2').waitFor();
  await look('its end');
}

async function sendRequest(page: Page, look: Look): Promise<void> {
  await waitUntilAlive(page);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
  await page.getByLabel('What matters most to you?').fill('Straight teeth.');
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await page.locator('.request-success').waitFor();
  await look('what happens next');
}

async function book(page: Page, look: Look): Promise<void> {
  await page.locator('.time-grid input:enabled').first().check();
  await turnPage(page);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Book this time' }).click();
  await page.locator('.booking-confirmation').waitFor();
  await look('what was booked');
}
