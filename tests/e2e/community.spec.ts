import { readFileSync, statSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { loadPage } from '../../app/content/page.server.ts';
import { newYorkDay } from '../../domain/validity/new-york-day.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { PRACTICE } from '../support/site-content.ts';
import { openAlive, waitUntilAlive } from '../support/watch-page.ts';

/** What is over since then still stands in the built page: a run may begin on one day and end on the next. */
const BUILT = statSync('build/client/community/index.html', { throwIfNoEntry: false });
const BUILD_DAY = newYorkDay(BUILT?.mtime ?? new Date());
const PAGE = loadPage('community', PRACTICE, { today: BUILD_DAY });
const { season, places, letter } = PAGE;
/** The dates that are left, in the page's order: a day comes on which there is one, and then none. */
const EVENTS = season.events.toSorted((one, other) =>
  `${one.day} ${one.begins}`.localeCompare(`${other.day} ${other.begins}`),
);
const NAMES = EVENTS.map(({ name }) => name);
const LAST = EVENTS.at(-1);
/** The first day with a date, and what stands on the page once it is over. */
const FIRST_DAY = EVENTS[0]?.day ?? '';
const LATER_NAMES = EVENTS.filter(({ day }) => day > FIRST_DAY).map(({ name }) => name);
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const NO_DATES = 'every date of the season is over';

function raise(): never {
  throw new Error('it is not in the content that this journey goes through');
}

/** The evening in New York on which an event's day ends. */
const lastMinuteOf = (day: string) => new Date(Date.parse(`${day}T23:59:00-05:00`) - 3_600_000);
const dayAfter = (day: string) => new Date(Date.parse(`${day}T17:00:00Z`) + 86_400_000);
/** While every date is still to come; on any day where none is. */
const BEFORE_ALL = LAST ? lastMinuteOf(FIRST_DAY) : new Date();
const AFTER_ALL = LAST ? dayAfter(LAST.day) : new Date();

async function openOn(page: Page, moment: Date, path = '/community'): Promise<void> {
  await page.clock.setFixedTime(moment);
  await openAlive(page, path);
}

const dates = (page: Page) => page.locator('#season h3');
const entry = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: name }) });

test.describe('the dates of the season', () => {
  test.skip(!LAST, NO_DATES);

  test('stand there while their day lasts', { tag: '@release' }, async ({ page }) => {
    await openOn(page, BEFORE_ALL);
    await expect(page.locator('[data-over]')).toHaveCount(0);
    await expect(dates(page)).toHaveText(NAMES);
  });

  for (const size of [PHONE, ...inRelease(DESKTOP)]) {
    test(
      `a date that has passed leaves before it is seen, at ${size.width} px`,
      { tag: '@release' },
      async ({ page }) => {
        await page.setViewportSize(size);
        await openOn(page, dayAfter(FIRST_DAY));
        await expect(dates(page)).toHaveText(LATER_NAMES);
        expect(await findAccessibilityFaults(page, '#season')).toEqual([]);
      },
    );

    test(
      `one that passes while it is read stays, and moves nothing, at ${size.width} px`,
      { tag: '@release' },
      async ({ page }) => {
        await page.setViewportSize(size);
        await openOn(page, BEFORE_ALL, '/community#season');
        const first = page.locator('#season li').first();
        await expect(first).toBeInViewport();
        const before = await placesBelow(page);
        await page.clock.setFixedTime(dayAfter(FIRST_DAY));
        await page.reload();
        await waitUntilAlive(page);
        await expect(first).toContainText(season.isOver);
        await expect(first.getByRole('button')).toHaveCount(0);
        expect(await placesBelow(page)).toEqual(before);
        expect(await findAccessibilityFaults(page, '#season')).toEqual([]);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect(dates(page)).toHaveText(LATER_NAMES);
      },
    );
  }

  test(
    'one goes into a calendar by keyboard, with its hours in New York',
    { tag: '@release' },
    async ({ page }) => {
      const { id, day, name } = LAST ?? raise();
      await openOn(page, BEFORE_ALL);
      const download = page.waitForEvent('download');
      await page.locator('#season li').last().getByRole('button').focus();
      await page.keyboard.press('Enter');
      const file = await download;
      expect(file.suggestedFilename()).toBe(`${id}-${day}.ics`);
      // Lines go on in the next after so many letters, and a comma stands behind a stroke.
      const text = readFileSync(await file.path(), 'utf8')
        .replaceAll('\r\n ', '')
        .replaceAll(/\\([,;\\])/g, '$1');
      expect(text).toContain(`SUMMARY:${name}`);
      expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/);
    },
  );

  test('one opens the place where it is held', { tag: '@release' }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openOn(page, BEFORE_ALL);
    const at = places.find(({ id }) => id === LAST?.place) ?? raise();
    await page.locator('#season li').last().getByRole('link').click();
    await expect(entry(page, at.name)).toHaveAttribute('open');
    await expect(entry(page, at.name).locator('summary')).toBeInViewport();
  });
});

test.describe('the season', () => {
  for (const size of [PHONE, DESKTOP]) {
    test(
      `says where to turn when all dates are over, at ${size.width} px`,
      { tag: '@release' },
      async ({ page }) => {
        await page.setViewportSize(size);
        await openOn(page, AFTER_ALL);
        await expect(
          page.getByRole('heading', { level: 2, name: season.none.heading }),
        ).toBeAttached();
        await expect(dates(page)).toHaveCount(0);
        await expect(
          page.locator('#season').getByRole('link', { name: PRACTICE.phone }),
        ).toBeAttached();
        expect(await findAccessibilityFaults(page, '#season')).toEqual([]);
      },
    );
  }

  test(
    'search engines hear of the dates at the practice alone',
    { tag: '@release' },
    async ({ page }) => {
      await page.goto('/community');
      const data = await page.locator('script[type="application/ld+json"]').textContent();
      const graph: { '@type': string; '@id'?: string; [key: string]: unknown }[] = JSON.parse(
        data ?? '',
      )['@graph'];
      const told = graph.filter((thing) => thing['@type'] === 'Event');
      const own = new Set(places.filter(({ isPractice }) => isPractice).map(({ id }) => id));
      const held = season.events.filter(({ place }) => own.has(place));
      expect(told.map(({ name }) => name)).toEqual(held.map(({ name }) => name));
      for (const [index, event] of told.entries()) {
        const { day, begins, ends } = held[index] ?? raise();
        const zone = String.raw`:00-0[45]:00$`;
        expect(event['startDate']).toMatch(new RegExp(`^${day}T${begins}${zone}`));
        expect(event['endDate']).toMatch(new RegExp(`^${day}T${ends}${zone}`));
        expect(event['location']).toEqual({ '@id': `${PRACTICE.siteUrl}/#practice` });
      }
      expect(
        graph.find((thing) => thing['@id'] === `${PRACTICE.siteUrl}/#practice`),
      ).toHaveProperty('address');
    },
  );
});

/** Where things stand on the screen that are not the date itself. */
async function placesBelow(page: Page): Promise<number[]> {
  return page
    .locator('#season h3, #season .season-note, #giving-heading')
    .evaluateAll((elements) => elements.map((one) => one.getBoundingClientRect().top));
}

test.describe('the places', { tag: '@release' }, () => {
  test('open one at a time by keyboard, and ink their number', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openAlive(page, '/community');
    const [one = raise(), , other = raise()] = places;
    await entry(page, one.name).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(entry(page, one.name)).toHaveAttribute('open');
    await entry(page, other.name).locator('summary').focus();
    await page.keyboard.press('Space');
    await expect(entry(page, other.name)).toHaveAttribute('open');
    await expect(page.locator('details[name="place"][open]')).toHaveCount(1);
    const number = (index: number) =>
      page.locator('.map-pin').nth(index).locator('circle:not(.map-pin-target)');
    const ink = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    await expect(number(2)).toHaveCSS('fill', ink);
    await expect(number(0)).not.toHaveCSS('fill', ink);
    expect(await findAccessibilityFaults(page, '.neighborhood')).toEqual([]);
  });

  test('a number on the map opens its place', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openAlive(page, '/community');
    const last = places.at(-1) ?? raise();
    await page.locator('.map-pin').last().click();
    await expect(entry(page, last.name)).toHaveAttribute('open');
  });
});

test(
  'the letter says what was written into it, and what the date means',
  { tag: '@release' },
  async ({ page }) => {
    await openOn(page, new Date('2027-01-04T15:00:00Z'));
    const open = page.getByRole('link', { name: letter.open });
    const status = page.locator('.letter-time');
    await page.getByLabel(letter.blanks.who.label).fill('The Third & Fourth Graders');
    await page.getByLabel(letter.blanks.help.label).fill('1500');
    await page.getByLabel(letter.blanks.purpose.label).fill('shirts');
    await page.getByLabel(letter.blanks.day.label).fill('2027-02-28');
    await expect(status).toHaveText(letter.short);
    await page.getByLabel(letter.blanks.day.label).fill('2026-02-28');
    await expect(status).toHaveText(letter.passed);
    await page.getByLabel(letter.blanks.day.label).fill('2027-03-01');
    await expect(status).toHaveText('');
    const address = new URL((await open.getAttribute('href')) ?? '');
    expect(address.pathname).toBe(PRACTICE.email);
    const body = address.searchParams.get('body');
    expect(body).toContain(
      'We are The Third & Fourth Graders and we ask for $1,500 toward shirts.',
    );
    // Nobody said how many: nothing is said of it.
    expect(body).not.toMatch(/people|…/);
    await expect(page.getByLabel(letter.blanks.help.label)).toHaveValue('$1,500');
    expect(body).toContain('March 1, 2027');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: letter.copy }).click();
    await expect(page.getByText(letter.copied, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(body);
    // A step to another page and back leaves it as it was.
    await page.locator('a[href="/start-here"]:visible').first().click();
    await expect(page).toHaveURL('/start-here');
    await page.goBack();
    await expect(page.getByLabel(letter.blanks.who.label)).toHaveValue(
      'The Third & Fourth Graders',
    );
    await expect(page.getByLabel(letter.blanks.day.label)).toHaveValue('2027-03-01');
    await expect(open).toHaveAttribute('href', address.href);
  },
);

test(
  'a letter that says too little says what is missing, and is not copied',
  { tag: '@release' },
  async ({ page }) => {
    await openOn(page, new Date('2027-01-04T15:00:00Z'));
    const { who, help, purpose, people } = letter.blanks;
    await page.getByLabel(who.label).fill('A team');
    await page.getByRole('button', { name: letter.copy }).click();
    await expect(page.getByLabel(help.label)).toBeFocused();
    await expect(page.locator('.letter-missing')).toContainText(purpose.label.toLowerCase());
    await expect(page.getByLabel(purpose.label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(people.label)).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText(letter.copied, { exact: true })).toHaveCount(0);
    expect(await findAccessibilityFaults(page, '#sponsorship')).toEqual([]);
    await page.getByLabel(help.label).fill('20 shirts');
    await page.getByLabel(purpose.label).fill('a race');
    await expect(page.locator('.letter-missing')).toHaveText('');
  },
);

test(
  'a letter that may not be copied stands there as one text, selected',
  { tag: '@release' },
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await openOn(page, new Date('2027-01-04T15:00:00Z'));
    const { who, help, purpose } = letter.blanks;
    await page.getByLabel(who.label).fill('A team');
    await page.getByLabel(help.label).fill('20 shirts');
    await page.getByLabel(purpose.label).fill('a race');
    await page.getByRole('button', { name: letter.copy }).click();
    const whole = page.getByRole('textbox', { name: letter.whole });
    await expect(whole).toHaveValue('We are A team and we ask for 20 shirts toward a race.');
    await expect(whole).toBeFocused();
    expect(
      await whole.evaluate((text: HTMLTextAreaElement) =>
        text.value.slice(text.selectionStart, text.selectionEnd),
      ),
    ).toBe('We are A team and we ask for 20 shirts toward a race.');
    await expect(page.getByText(letter.notCopied)).toBeVisible();
    expect(await findAccessibilityFaults(page, '#sponsorship')).toEqual([]);
    await page.getByLabel(purpose.label).fill('a fair');
    await expect(whole).toHaveCount(0);
  },
);

for (const width of [320, 360, 390, 820, 1280]) {
  test(
    `a full stop stays with the blank before it, at ${width} px`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAlive(page, '/community');
      const stopsAt = () =>
        page.locator('.letter-blank').evaluateAll((blanks) =>
          blanks.flatMap((blank) => {
            const [field, sign] = [blank.firstElementChild, blank.lastChild];
            if (!field || !sign?.textContent || sign === field) return [];
            const range = document.createRange();
            range.selectNode(sign);
            const [stop, box] = [range.getBoundingClientRect(), field.getBoundingClientRect()];
            return [{ isBeside: stop.left >= box.right - 1, isAbove: stop.top < box.bottom }];
          }),
        );
      const beside = { isBeside: true, isAbove: true };
      expect(await stopsAt()).toEqual([beside, beside]);
      await page
        .getByLabel(letter.blanks.purpose.label)
        .fill('the long walk of all the grade schools of the whole Island in early May');
      expect(await stopsAt()).toEqual([beside, beside]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBeLessThanOrEqual(0);
    },
  );
}

test(
  'at 1000 px each place of the map stands beside the list',
  { tag: '@release' },
  async ({ page }) => {
    for (const width of [1000, 1024, 1180, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/community');
      const list = await page.locator('.place-list').boundingBox();
      const buildings = page.locator('.building');
      await expect(buildings).toHaveCount(places.length);
      for (const building of await buildings.all()) {
        const box = await building.boundingBox();
        expect(box?.x ?? 0, `${width} px`).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
        expect((box?.x ?? width) + (box?.width ?? 0), `${width} px`).toBeLessThan(width);
      }
    }
  },
);

for (const width of [360, 1280]) {
  test(
    `a long name is seen whole in its blank, at ${width} px`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAlive(page, '/community');
      const blank = page.getByLabel(letter.blanks.who.label);
      await blank.fill(
        'The Parent Teacher Association of the Longest Elementary School on the Island',
      );
      const hidden = await blank.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight),
      );
      expect(hidden).toBeLessThanOrEqual(1);
    },
  );
}

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('places open, dates stand, and the letter is what to write', async ({ page }) => {
    await page.goto('/community');
    const last = places.at(-1) ?? raise();
    await entry(page, last.name).locator('summary').click();
    await expect(entry(page, last.name)).toHaveAttribute('open');
    await expect(dates(page)).toHaveText(NAMES);
    await expect(page.getByRole('button', { name: season.calendar })).toHaveCount(0);
    await expect(page.getByRole('link', { name: letter.open })).toHaveCount(0);
    await expect(page.locator('noscript .request-letter')).toBeVisible();
    await expect(page.locator('noscript .request-letter')).toContainText(PRACTICE.email);
  });

  test('an address of a place opens it', { tag: '@release' }, async ({ page }) => {
    const place = places.at(-1) ?? raise();
    await page.goto(`/community#${place.id}`);
    await expect(entry(page, place.name)).toHaveAttribute('open');
  });
});
