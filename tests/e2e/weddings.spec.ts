import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { loadPage } from '../../app/content/page.server.ts';
import { fittingOf, sayFits } from '../../app/features/weddings/wedding-words.ts';
import { openingHoursOf } from '../../domain/practice/opening-rules.ts';
import { sayDate } from '../../domain/practice/say-date.ts';
import { firstBookableDay } from '../../domain/scheduling/first-bookable-day.ts';
import { beginBy, canBegin } from '../../domain/weddings/begin-by.ts';
import { countBack, RIBBON_MARKS } from '../../domain/weddings/ribbon.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { needed } from '../support/needed.ts';
import { PRACTICE } from '../support/site-content.ts';
import { openAlive, waitUntilAlive, watchPage } from '../support/watch-page.ts';

const PATH = '/weddings';
const TODAY = '2026-11-22';
const words = loadPage('weddings', PRACTICE);
const { steps } = words.work;

/** Late in the evening, when it is the next day in Greenwich. */
const NOW = new Date(`${TODAY}T21:30:00-05:00`);
const rules = openingHoursOf(PRACTICE);
/** A day of these weeks is said without its year. */
const NEAR_DAY = { weekday: 'short', month: 'long', day: 'numeric' } as const;
/** A last day is written with its year: "Wed, November 25, 2026". */
const BEGIN_DAY = { weekday: 'short', month: 'long', day: 'numeric', year: 'numeric' } as const;
const firstVisit = firstBookableDay(rules, 'smile-blueprint', NOW) ?? 'none within the horizon';
const VISITS = { rules, firstVisit, today: TODAY };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function open(page: Page, address = PATH): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await openAlive(page, address);
}

const field = (page: Page) => page.getByLabel(words.ask.label);
const status = (page: Page) => page.locator('.ribbon-said').getByRole('status');
/** So near that some of the work fits, and some does not. */
const SOME_LATE = '2027-04-10';
/** Whether the line at the top lies over its beginning, or the bar of phones over its end. */
const isCovered = (text: Locator) =>
  text.evaluate((element) => {
    const { left, top, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].some((y) => {
      const there = document.elementFromPoint(left + 1, y);
      return there === null || !(element.contains(there) || there.contains(element));
    });
  });
const visitLink = (page: Page) =>
  page.locator('.ribbon-said').getByRole('link', { name: words.ribbon.actions.visit.label });
const marks = (page: Page) => page.locator('.ribbon-mark');
const titlesOf = (page: Page) =>
  page.locator('.ribbon-entry[data-lane=couple] h3').allTextContents();
const inTime = (day: string) => steps.filter((step) => canBegin(step, day, VISITS));
const marksOf = (day: string) => {
  const countdown = countBack(day, TODAY);
  return countdown.state === 'ahead' ? countdown.marks.length : 0;
};

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(
      'a date is written, the ribbon is cut to it, and nobody is sent the date',
      { tag: '@release' },
      async ({ page }) => {
        const { faults } = await watchPage(page);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
        await open(page);
        await expect(marks(page)).toHaveCount(RIBBON_MARKS.length);
        expect(await titlesOf(page)).toEqual(steps.map(({ title }) => title));
        expect(await findAccessibilityFaults(page)).toEqual([]);

        for (const day of ['2028-01-22', '2026-12-27', '2028-02-29']) {
          await field(page).fill(day);
          await field(page).press('Enter');
          await expect(page).toHaveURL(`${PATH}#${day}`);
          await expect(marks(page)).toHaveCount(marksOf(day));
          expect(await titlesOf(page)).toEqual(inTime(day).map(({ title }) => title));
          await expect(page.locator('.too-late li')).toHaveCount(steps.length - inTime(day).length);
          // The next stop is in the answer, not back at the field far above it.
          await expect(page.locator('#ribbon-heading')).toBeFocused();
          await expect(status(page)).toBeInViewport({ ratio: 1 });
          expect(await isCovered(status(page))).toBe(false);
          expect(await findAccessibilityFaults(page)).toEqual([]);
        }
        const scrolledPx = () => page.evaluate(() => window.scrollY);
        const answerPx = await scrolledPx();
        await page.keyboard.press('Tab');
        await expect(page.locator('.ribbon-said :focus')).toHaveCount(1);
        expect(await scrolledPx()).toBeGreaterThanOrEqual(answerPx);
        await expect(status(page)).toContainText(
          sayFits(words.ribbon, fittingOf(steps, '2028-02-29', VISITS)),
        );
        await expect(
          page.getByRole('heading', { name: 'Tuesday February 29, 2028' }),
        ).toBeVisible();
        await expect(visitLink(page)).toHaveAttribute('href', '/book-consultation');
        // The date is not typed twice: it stands in the text message before that is sent.
        const texted = await page.locator('.ribbon-actions a[href^="sms:"]').getAttribute('href');
        expect(decodeURIComponent(texted ?? '')).toContain('February 29, 2028');

        await page.reload();
        await waitUntilAlive(page);
        await expect(field(page)).toHaveValue('2028-02-29');
        await expect(
          page.getByRole('heading', { name: 'Tuesday February 29, 2028' }),
        ).toBeVisible();
        expect(asked.filter((request) => /20(26|28)-\d\d-\d\d/.test(request))).toEqual([]);
        expect(faults).toEqual([]);
      },
    );

    test(
      'every line stands at a mark, and none lies on another',
      { tag: '@release' },
      async ({ page }) => {
        for (const hash of ['', '#2028-01-22', '#2026-12-27', '#2026-12-01']) {
          await page.goto('about:blank');
          await open(page, `${PATH}${hash}`);
          const rows = hash === '' ? RIBBON_MARKS.length : marksOf(hash.slice(1));
          await expect(marks(page)).toHaveCount(rows);
          await page.evaluate(() => document.fonts.ready);
          const { grid, ends, entries } = await page.evaluate(() => {
            const boxes = (selector: string) =>
              [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
            return {
              grid: boxes('.ribbon-grid')[0]?.top ?? 0,
              ends: boxes('.ribbon-mark').map(({ bottom }) => bottom),
              entries: [...document.querySelectorAll('.ribbon-entry')].map((entry) => {
                const { left, top, bottom } = entry.getBoundingClientRect();
                const by = entry.querySelector('.ribbon-by')?.getBoundingClientRect();
                const last = entry.lastElementChild?.getBoundingClientRect().bottom ?? bottom;
                return { left, top, last, middle: ((by?.top ?? 0) + (by?.bottom ?? 0)) / 2 };
              }),
            };
          });
          expect(entries.length).toBeGreaterThan(1);
          for (const { middle } of entries) {
            const nearest = Math.min(...[grid, ...ends].map((end) => Math.abs(end - middle)));
            expect(nearest, hash).toBeLessThan(1.5);
          }
          for (const [index, entry] of entries.entries()) {
            const below = entries.slice(index + 1).find(({ left }) => left === entry.left);
            // A line's height of air between what one says and when the next begins.
            expect((below?.top ?? Infinity) - entry.last, hash).toBeGreaterThan(18);
          }
        }
      },
    );
  });
}

for (const width of [1000, 1024, 1280, 1440]) {
  test(
    `what is asked stands beside the round, and stood there before it came (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      const box = async (selector: string) => {
        const place = await page.locator(selector).boundingBox();
        if (!place) throw new Error(`nothing is seen of ${selector}`);
        const { x, y, width: across, height } = place;
        return { left: x, right: x + across, top: y, bottom: y + height };
      };
      const round = await box('.wedding-lunette');
      const radius = (round.right - round.left) / 2;
      const before = { lead: await box('.wedding-lead'), ask: await box('.wedding-ask') };
      for (const [place, corner] of [
        [before.lead, before.lead.right],
        [before.ask, before.ask.left],
      ] as const) {
        expect(place.top).toBeLessThan(round.top + radius / 2);
        expect(place.bottom).toBeLessThan(round.bottom);
        // The corner next to the round is outside of it.
        const across = corner - (round.left + radius);
        expect(Math.hypot(across, round.bottom - place.bottom)).toBeGreaterThan(radius);
      }
      // As the page is while the rest of it is on its way.
      await page.locator('.wedding-lunette').evaluate((lunette) => lunette.remove());
      expect({ lead: await box('.wedding-lead'), ask: await box('.wedding-ask') }).toEqual(before);
    },
  );
}

test(
  'a day that has passed is asked about, and counted in the next year that has it',
  { tag: '@release' },
  async ({ page }) => {
    await open(page);
    await field(page).fill('2026-06-06');
    await page.getByRole('button', { name: words.ask.button }).press('Enter');
    await expect(status(page)).toHaveText(words.ribbon.passed);
    await expect(marks(page)).toHaveCount(RIBBON_MARKS.length);
    await page.getByRole('button', { name: 'Count back from June 6, 2027' }).press('Enter');
    await expect(field(page)).toHaveValue('2027-06-06');
    await expect(marks(page)).toHaveCount(marksOf('2027-06-06'));
  },
);

/** What the page says of a day; the rules are domain/weddings and have tables of their own. */
const DAYS = [
  // Nothing is counted, and nothing is late any more.
  { day: TODAY, left: null, said: 'The day is today.', isState: true },
  { day: '2026-11-23', left: '1', said: 'The two quiet weeks have begun.' },
  { day: '2026-12-05', left: '13', said: 'The two quiet weeks have begun.' },
  // Its last day is a Sunday: it would have had to begin on the Friday before.
  { day: '2026-12-06', left: '14', said: 'The two quiet weeks have begun.' },
  {
    day: '2026-12-14',
    left: '22',
    said: 'The first visit that can be booked is on',
    isLate: true,
    isState: true,
  },
  // Three weeks before is Thanksgiving, while the content has it; the day before it has a visit, and hardly a day for its plan.
  { day: '2026-12-17', left: '25', said: words.ribbon.elsewhere, isTight: true },
  { day: '2026-12-20', left: '28', said: 'Nothing of ours fits with days to spare', isState: true },
  {
    day: '2026-12-23',
    left: '31',
    said: 'Two kinds of work still fit, ',
    begins: true,
  },
  // Three weeks before is a Saturday.
  {
    day: '2027-06-19',
    left: '209',
    said: 'kinds of work still fit',
    begins: true,
  },
  {
    day: '2028-11-22',
    left: '731',
    said: 'All ',
    end: 'and 5 months more',
  },
  { day: '2099-06-12', left: '26,500', said: 'Is the year right?', isState: true },
];

test(
  'each day says what is left, what fits, and by which open day it begins',
  { tag: '@release' },
  async ({ page }) => {
    const work = needed(
      steps.find(({ elsewhere }) => !elsewhere),
      'no work of ours is named',
    );
    await open(page);
    for (const { day, left, said, isLate, isTight, begins, end, isState } of DAYS) {
      await test.step(day, async () => {
        await page.evaluate((hash) => location.assign(`#${hash}`), day);
        await expect(page.locator('.today-number')).toHaveText(left === null ? [] : [left]);
        if (left === null) {
          await expect(page.locator('.today-left')).toContainText(words.today.theDay);
          await expect(page.locator('.too-late')).toHaveCount(0);
        }
        await expect(status(page)).toContainText(said);
        // A visit is offered while something can be begun at all.
        const fits = left !== null && inTime(day).some(({ elsewhere }) => !elsewhere);
        await expect(visitLink(page)).toHaveCount(fits ? 1 : 0);
        await expect(marks(page)).toHaveCount(marksOf(day));
        await expect(page.locator('.ribbon-entry[data-lane=couple]')).toHaveCount(
          inTime(day).length,
        );
        const lastDay = beginBy(work, day, rules);
        const last = sayDate(lastDay, BEGIN_DAY);
        if (isTight) {
          await expect(page.getByRole('heading', { name: words.today.tight })).toBeVisible();
        }
        if (isLate || isTight) {
          await expect(page.locator('.too-late li', { hasText: work.title })).toContainText(
            `last day to begin ${sayDate(lastDay, NEAR_DAY)}`,
          );
        }
        if (begins) {
          await expect(page.locator('.ribbon-entry', { hasText: work.title })).toContainText(
            `Begin by ${last}`,
          );
        }
        if (end) await expect(page.locator('.ribbon-end')).toHaveText(end);
        if (isState) expect(await findAccessibilityFaults(page)).toEqual([]);
      });
    }
  },
);

test(
  'a date that is written and asked for before the page is alive is not lost',
  { tag: '@release' },
  async ({ page }) => {
    let release = () => {};
    const asked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/assets\/entry\.client/, async (route) => {
      await asked;
      await route.continue();
    });
    await page.clock.setFixedTime(NOW);
    await page.goto(PATH);
    await field(page).fill('2028-01-22');
    await field(page).press('Enter');
    expect(await page.evaluate(() => 'alive' in document.documentElement.dataset)).toBe(false);
    release();
    await expect(page).toHaveURL(/#2028-01-22$/);
    await expect(marks(page)).toHaveCount(marksOf('2028-01-22'));
  },
);

test(
  'an empty field is asked for, and takes a date away again',
  { tag: '@release' },
  async ({ page }) => {
    await open(page);
    // Whoever presses the button is led to the field, with which it is read out.
    await page.getByRole('button', { name: words.ask.button, exact: true }).press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAccessibleDescription(words.ask.missing);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await field(page).fill('2027-06-12');
    await field(page).press('Enter');
    await expect(page).toHaveURL(`${PATH}#2027-06-12`);
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
    await field(page).fill('');
    await field(page).press('Enter');
    await expect(page).toHaveURL(PATH);
    await expect(marks(page)).toHaveCount(RIBBON_MARKS.length);
  },
);

test(
  'a day that no calendar has is none, and a way within the page takes none away',
  { tag: '@release' },
  async ({ page }) => {
    await open(page, `${PATH}/june#2027-02-29`);
    await expect(marks(page)).toHaveCount(RIBBON_MARKS.length);
    await field(page).fill('2027-06-12');
    await field(page).press('Enter');
    await expect(page).toHaveURL(`${PATH}/june#2027-06-12`);
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await skip.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    // The address has the date, and a way past the header leaves it there.
    await expect(page).toHaveURL(`${PATH}/june#2027-06-12`);
    await expect(marks(page)).toHaveCount(marksOf('2027-06-12'));
    await expect(field(page)).toHaveValue('2027-06-12');
  },
);

test(
  'the calendar file has an entry for each step that still fits, and the day',
  { tag: '@release' },
  async ({ page }) => {
    const day = '2027-03-14';
    await open(page, `${PATH}#${day}`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: words.ribbon.actions.calendar }).press('Enter');
    const download = await saving;
    expect(download.suggestedFilename()).toBe('counted-back-2027-03-14.ics');
    const file = await readFile(await download.path(), 'utf8');
    expect(file.match(/^UID:/gm)).toHaveLength(inTime(day).length + 1);
    expect(file).toContain('DTSTART;VALUE=DATE:20270314');
    // Two weeks before is a Sunday, on which one's own dentist may be there; three weeks before is one of ours.
    expect(file).toContain('DTSTART;VALUE=DATE:20270228');
    expect(file).toContain('DTSTART;VALUE=DATE:20270219');
  },
);

for (const width of [390, 1280]) {
  test(`at ${width} px what no longer fits is a link away, and the address keeps the day`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${PATH}#${SOME_LATE}`);
    const link = status(page).getByRole('link', { name: words.ribbon.lateLink });
    await link.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: words.today.late });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await isCovered(heading)).toBe(false);
    expect(new URL(page.url()).hash).toBe(`#${SOME_LATE}`);
  });
}

test(
  'the form that opens where no text can be sent has the day that was counted',
  { tag: '@release' },
  async ({ page }) => {
    await open(page, `${PATH}#${SOME_LATE}`);
    await page.locator('.ribbon-actions .where-no-texts-are-sent a').click();
    const form = page.frameLocator('dialog iframe');
    await expect(form.locator('[name=message]')).toHaveValue(
      /^The wedding is on .*2\d{3}\. What still fits\?$/,
    );
  },
);

test('the words about cosmetics on the front page lead here', async ({ page }) => {
  await page.goto('/');
  await page
    .locator('.expertise')
    .getByRole('link', { name: /wedding/ })
    .click();
  await expect(page).toHaveURL(PATH);
});

test('advice for the party that leaves the ribbon with its mark stands below the cut', async ({
  page,
}) => {
  await open(page, `${PATH}#${SOME_LATE}`);
  const { around } = words.work;
  await expect(page.locator('.late-advice')).toContainText('a temporary tooth can be');
  for (const { title } of around) await expect(page.getByText(title)).toHaveCount(1);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('a day that is taken away stands in the form no more', async ({ page }) => {
  await open(page, `${PATH}#${SOME_LATE}`);
  await expect(status(page)).not.toHaveText(words.ribbon.undated.text);
  await field(page).fill('');
  await field(page).press('Enter');
  await expect(status(page)).toHaveText(words.ribbon.undated.text);
  await page.locator('.site-footer .where-no-texts-are-sent a').click();
  const form = page.frameLocator('dialog iframe');
  await expect(form.locator('html[data-alive]')).toBeAttached();
  await form.locator('[name=name]').fill('Ada');
  await expect(form.locator('[name=message]')).toHaveValue('');
});

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the whole ribbon stands there by weeks and months', async ({ page }) => {
    await page.goto(PATH);
    await expect(field(page)).toBeHidden();
    await expect(page.locator('.ribbon-said p:visible')).toHaveText(
      words.ribbon.undated.scriptFree,
    );
    await expect(marks(page)).toHaveCount(RIBBON_MARKS.length);
    expect(await titlesOf(page)).toEqual(steps.map(({ title }) => title));
    await expect(page.getByText('18 months before')).toBeVisible();
  });
});
