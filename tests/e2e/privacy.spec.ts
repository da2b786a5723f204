import { expect, test as plain, type BrowserContext, type Page } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import { MEASURED_PATHS, mayBeTold } from '../../app/analytics/measured-path.ts';
import { SHEET_PEOPLE } from '../../domain/airway/sheet-signs.ts';
import { isMeasuredEvent, MEASURED_EVENTS } from '../../domain/measurement/measured-events.ts';
import {
  closeMeasuredSite,
  consentCard,
  measurementRoom,
  test,
} from '../support/measured-browser.ts';
import { PRACTICE } from '../support/site-content.ts';
import { answersOf, takeQuiz } from '../support/take-quiz.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';
import { turnPage } from '../support/turn-page.ts';

/** One worker for all: they share a site of their own. */
test.describe.configure({ mode: 'default' });
test.afterAll(closeMeasuredSite);

/** Words that a visitor types or answers, and that nobody but the practice may ever read. */
const WORDS = {
  name: 'Canaryname',
  email: 'canary-mail@example.com',
  phone: '516-555-0177',
  message: 'canarymessage about my gums',
  note: 'canarynote most nights',
  search: 'canarysearch',
  bring: 'canaryquestion',
  date: '2028-02-29',
  amount: '13579',
};
/** As they stand in an address, a body or a figure; and what the quiz found. */
const CANARIES = [
  ...Object.values(WORDS).flatMap((word) => [word, encodeURIComponent(word)]),
  'canary',
  '13,579',
  'guardian',
  'harmonizer',
  'smileResults',
];

function canariesIn(text: string): string[] {
  const lower = text.toLowerCase();
  return CANARIES.filter((canary) => lower.includes(canary.toLowerCase()));
}

const MEASURED_EVENT_NAMES = Object.keys(MEASURED_EVENTS);

/** Where a visitor sends what they wrote on purpose. */
const SENT_ON_PURPOSE = /\/api\/(requests|appointments)$/;

interface Seen {
  readonly address: string;
  readonly body: string;
}

/** Every request of a visitor's browser, as it leaves. */
function watchRequests(context: BrowserContext): Seen[] {
  const seen: Seen[] = [];
  context.on('request', (request) =>
    seen.push({ address: request.url(), body: request.postData() ?? '' }),
  );
  return seen;
}

/**
 * Walks every journey of the site, with the words above typed and answered.
 *
 * @param countConversions how many have arrived: a page that is left too soon takes its own with it
 */
async function driveEveryJourney(page: Page, countConversions: () => number): Promise<void> {
  // A search that finds nothing, and one in the address.
  await open(page, '/faq?question=canaryquestion');
  await page.getByRole('searchbox').fill(WORDS.search);
  await expect(page.locator('.ask-count')).toContainText(WORDS.search);

  await open(page, '/financial-insurance');
  await page.locator('.ledger-sheet input[inputmode]').first().fill(WORDS.amount);
  await expect(page.locator('.ledger-sheet')).toBeVisible();

  const wedding = loadPage('weddings', PRACTICE);
  await open(page, '/weddings');
  await page.getByLabel(wedding.ask.label).fill(WORDS.date);
  await page.getByLabel(wedding.ask.label).press('Enter');
  await expect(page).toHaveURL(`/weddings#${WORDS.date}`);

  await open(page, '/airway-assessment');
  const [person] = SHEET_PEOPLE;
  await page.locator(`[id^="${person}-"][type=checkbox]`).first().check();
  await page.locator(`[data-note^="${person}-"]`).first().fill(WORDS.note);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));

  await open(page, '/canaryname-is-no-page');
  await expect(page.locator('h1')).toBeVisible();

  await open(page, '/smile-assessment');
  await takeQuiz(page, answersOf('SHF'));
  await expect(page.getByText('Your smile persona')).toBeVisible();
  await page.getByRole('button', { name: 'Request my Smile Discovery call' }).click();
  const call = page.frameLocator('iframe[title="Ask for a call"]');
  await fillIn(call);
  await call.getByRole('textbox', { name: 'Phone' }).fill(WORDS.phone);
  await call.getByLabel('What matters most to you?').fill(WORDS.message);
  await call.getByLabel('Include my Smile Discovery results').check();
  await call.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('heading', { name: /arrived/ })).toBeVisible();

  await open(page, '/start-here');
  await page.locator('a[href="/embed/virtual-consultation"]').first().evaluate(clickIt);
  const consult = page.frameLocator('iframe[title="Virtual consultation"]');
  await expect(consult.getByRole('button', { name: 'Send my request' })).toBeVisible();
  // By the keyboard: the dialog grows with the form's height, and a pointer that goes down on the link may come up beside it, which opens nothing.
  await page.getByRole('link', { name: /Open it in a new tab/ }).press('Enter');
  const tabs = () => page.context().pages();
  await expect.poll(() => tabs().length).toBe(2);
  await tabs().at(-1)?.close();
  await fillIn(consult);
  await consult.getByLabel('What matters most to you?').fill(WORDS.message);
  await consult.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('heading', { name: /arrived/ })).toBeVisible();
  await expect.poll(countConversions).toBe(1);

  await open(page, '/start-here');
  await page.locator('main a[href="/embed/scheduling"]').last().click();
  const scheduler = page.frameLocator('iframe[title="Schedule Your Consultation"]');
  // The first time of all may pass while the fields are filled in.
  await scheduler.locator('.day-grid input:enabled').last().check();
  await scheduler.locator('.time-grid input').last().check();
  await turnPage(scheduler);
  await fillIn(scheduler);
  await scheduler.getByRole('button', { name: 'Book this time' }).click();
  await expect(scheduler.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();
  await expect.poll(countConversions).toBe(2);

  await open(page, '/emergency');
}

/** Opens a page and waits until it is measured, so that whatever follows is done while somebody listens. */
async function open(page: Page, address: string): Promise<void> {
  const counted = page.waitForRequest('**/api/visits');
  await openAlive(page, address);
  await counted;
}

/** A link that leads into a dialog may stand in a menu or below the fold: its own click counts. */
function clickIt(link: HTMLElement | SVGElement): void {
  (link as HTMLElement).click();
}

async function fillIn(form: ReturnType<Page['frameLocator']>): Promise<void> {
  await form.getByLabel('Your name').fill(WORDS.name);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(WORDS.email);
  await form.getByLabel(/I agree/).check();
}

const isOwn = (address: string, origin: string) =>
  address.startsWith(`${origin}/`) || /^(data|blob|about):/.test(address);

test('with everything configured nothing runs before a yes, and no word of a visitor is ever told', async ({
  world,
}) => {
  test.setTimeout(240_000);
  const { origin, standIn, newVisitor } = world;
  const visitor = await newVisitor();
  const seen = watchRequests(visitor);
  const page = await visitor.newPage();

  await open(page, '/team');
  await expect(consentCard(page)).toBeVisible();
  await open(page, '/faq?question=canaryquestion');
  await expect(consentCard(page)).toBeVisible();
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
  expect(await visitor.cookies()).toEqual([]);
  expect(await measurementRoom(page).count()).toBe(0);
  expect(seen.filter(({ address }) => !isOwn(address, origin))).toEqual([]);
  expect(standIn.requests).toEqual([]);

  await consentCard(page).getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => standIn.requests.map(({ host, path }) => host + path))
    .toEqual(
      expect.arrayContaining([
        'www.googletagmanager.com/gtm.js?id=GTM-AB12CD3',
        'www.googletagmanager.com/gtag/js?id=AW-123456789',
      ]),
    );
  const countConversions = () =>
    standIn.requests.filter(({ path }) => path.startsWith('/pagead/')).length;
  await driveEveryJourney(page, countConversions);

  // What the practice's tags are for has arrived: so the rest would have, too.
  const entries = () => standIn.reports().flatMap(({ entry }) => (entry ? [entry] : []));
  const events = () =>
    entries().filter((entry): entry is Record<string, unknown> => !Array.isArray(entry));
  const names = () => [...new Set(events().map(({ event }) => event))];
  await expect
    .poll(names)
    .toEqual(
      expect.arrayContaining([
        'page_view',
        'assessment_completed',
        'smile_quiz_completed',
        'virtual_consultation_modal_opened',
        'virtual_consultation_new_tab',
        'virtual_consultation_booked',
      ]),
    );
  expect(countConversions()).toBe(2);

  // Every entry is a page of the URL map, or a row of the table.
  for (const entry of events().filter(({ event }) => event !== 'gtm.js')) {
    if (entry['event'] === 'page_view') {
      const path = String(entry['page_path']);
      expect(MEASURED_PATHS).toContain(path);
      expect(mayBeTold(path), path).toBe(true);
      expect(entry).toEqual({
        event: 'page_view',
        page_path: path,
        page_location: `https://www.example.org${path}`,
      });
    } else {
      const { event, event_label: label } = entry;
      expect(isMeasuredEvent(event, label), JSON.stringify(entry)).toBe(true);
      expect(entry).toEqual({ event, event_category: 'engagement', event_label: label, value: 1 });
    }
  }

  // Others: only the two that are configured, and never a word. Ads learn of no page.
  const hosts = new Set(standIn.requests.map(({ host }) => host));
  expect([...hosts].toSorted()).toEqual([
    'region1.google-analytics.com',
    'www.googleadservices.com',
    'www.googletagmanager.com',
  ]);
  expect(standIn.requests.flatMap(({ whole }) => canariesIn(whole))).toEqual([]);
  expect(standIn.requests.filter(({ whole }) => /"(referer|cookie)"/.test(whole))).toEqual([]);
  // The prying script reached nothing of the page around it.
  const prying = standIn.reports().filter((report) => report.pried);
  expect(prying).not.toEqual([]);
  for (const { pried } of prying) {
    expect(pried).toEqual({
      page: 'denied: SecurityError',
      address: 'denied: SecurityError',
      referrer: '',
      cookies: 'denied: SecurityError',
      storage: 'denied: SecurityError',
      own: `${origin}/embed/measurement`,
    });
  }
  // The site's own requests: a word stands in what was sent on purpose, and in the address of the page that it was typed into, and nowhere else.
  const own = seen.filter(({ address }) => isOwn(address, origin));
  const counted = own.filter(({ address }) => address.endsWith('/api/visits'));
  for (const { body } of counted) {
    const { page: path, event, label, ...rest } = JSON.parse(body) as Record<string, unknown>;
    expect(rest).toEqual({});
    expect(event === undefined ? MEASURED_PATHS.includes(String(path)) : true, body).toBe(true);
    if (event !== undefined) expect(isMeasuredEvent(event, label), body).toBe(true);
  }
  const whats = counted.map(({ body }) => JSON.parse(body).page ?? JSON.parse(body).event);
  const isOnce = (name: string) => whats.filter((what) => what === name).length === 1;
  expect(MEASURED_EVENT_NAMES.filter((name) => !isOnce(name))).toEqual([
    // By the form, and by the scheduler; by the quiz, and by the sheet.
    'virtual_consultation_booked',
    'assessment_completed',
  ]);
  expect(new Set(whats)).toContain('/weddings');
  expect(new Set(whats)).toContain('/not-found');
  const others = own.filter(
    ({ address }) => !SENT_ON_PURPOSE.test(address) && !/\/(faq\?|canaryname)/.test(address),
  );
  const leaks = others.flatMap(({ address, body }) =>
    canariesIn(decodeURIComponent(`${address} ${body}`)).map((canary) => `${canary} in ${address}`),
  );
  expect(leaks).toEqual([]);
  await visitor.close();
});

test('a browser with Global Privacy Control is asked nothing, told so, and neither measured nor counted', async ({
  world,
}) => {
  const { origin, newVisitor, standIn } = world;
  const visitor = await newVisitor({ extraHTTPHeaders: { 'sec-gpc': '1' } });
  await visitor.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    // A yes of before the signal.
    const record = { decidedOn: new Date().toISOString().slice(0, 10) };
    const all = ['measurement', 'advertising'];
    window.localStorage.setItem(
      'cookie-choice',
      JSON.stringify({ ...record, offered: all, granted: all }),
    );
  });
  const seen = watchRequests(visitor);
  const page = await visitor.newPage();
  const started = page.waitForResponse(/start-measuring/);
  await page.goto('/team');
  await started;
  await page.getByRole('button', { name: 'Cookie Preferences' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' });
  await expect(dialog).toContainText('Your browser sends a Global Privacy Control signal.');
  await expect(dialog).toContainText('Nothing from another company runs in your browser.');
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await expect(consentCard(page)).toHaveCount(0);
  await expect(measurementRoom(page)).toHaveCount(0);
  expect(seen.filter(({ address }) => !isOwn(address, origin))).toEqual([]);
  expect(seen.filter(({ address }) => address.includes('/api/'))).toEqual([]);
  expect(standIn.requests).toEqual([]);
  await visitor.close();
});

plain.describe('with nothing configured', () => {
  plain('no request leaves the site, nothing is asked and nothing is kept', async ({ page }) => {
    const { faults } = await watchPage(page);
    const counted: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/visits')) counted.push(request.postData() ?? '');
    });
    await open(page, '/faq?question=canaryquestion');
    await expect.poll(() => counted).toEqual(['{"page":"/faq"}']);
    // The next page, without a reload; a query and a hash are no page.
    await page.locator('.site-footer a[href="/gallery"]').click();
    await expect(page).toHaveURL('/gallery');
    await expect.poll(() => counted).toEqual(['{"page":"/faq"}', '{"page":"/gallery"}']);
    expect(await consentCard(page).count()).toBe(0);
    expect(await page.evaluate(() => window.localStorage.length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    expect((await page.request.get('/embed/measurement')).status()).toBe(404);
    for (const path of ['/', '/team', '/faq']) {
      const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? '';
      expect(policy).not.toContain('https:');
    }
    expect(faults).toEqual([]);
  });
});
