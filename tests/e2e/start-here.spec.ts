import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import { clockPlus } from '../../domain/practice/clock-plus.ts';
import { sayClock } from '../../domain/practice/practice-clock.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { scrollPage } from '../support/scroll-page.ts';
import { OPEN_DAY, OPENS, PRACTICE } from '../support/site-content.ts';
import { QUIZ } from '../support/take-quiz.ts';
import { openAlive, waitUntilAlive, watchPage } from '../support/watch-page.ts';
import { turnPage } from '../support/turn-page.ts';

const DOORS = ['I know what I want', "I'd like guidance", 'I have a question'] as const;

const doorNamed = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Which of these is you?' })
    .getByRole('link', { name: new RegExp(`^${name}`) });
/** What is behind a door, where it is to be seen. */
const ways = (page: Page) => page.locator('.way:visible');

for (const width of [390, ...inRelease(1280)]) {
  test(`doors open one at a time, by key, and take the visitor in (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { faults } = await watchPage(page);
    await page.goto('/faq');
    await openAlive(page, '/start-here');
    await expect(ways(page)).toHaveCount(0);
    expect(await findAccessibilityFaults(page)).toEqual([]);

    for (const [name, id] of [
      [DOORS[0], 'know'],
      [DOORS[1], 'guidance'],
      [DOORS[2], 'question'],
    ] as const) {
      await doorNamed(page, name).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/start-here#${id}`);
      await expect(ways(page)).toHaveCount(1);
      await expect(doorNamed(page, name)).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator(`#${id} h2`)).toBeFocused();
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
      expect(await findAccessibilityFaults(page)).toEqual([]);
    }

    await doorNamed(page, DOORS[2]).press('Enter');
    await expect(page).toHaveURL('/start-here');
    await expect(ways(page)).toHaveCount(0);
    await expect(doorNamed(page, DOORS[2])).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    expect(faults).toEqual([]);
  });
}

for (const width of [1280, 390]) {
  test(
    `Back closes the door, Forward opens it, a reload keeps it (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/faq');
      await openAlive(page, '/start-here');
      const place = () => page.evaluate(() => Math.round(window.scrollY));
      await scrollPage(page, 30);
      // Where it stands: a focus that scrolls would make another place of it.
      await doorNamed(page, DOORS[0]).evaluate((link: HTMLElement) =>
        link.focus({ preventScroll: true }),
      );
      await page.keyboard.press('Enter');
      await expect(page.locator('#know h2')).toBeFocused();
      await doorNamed(page, DOORS[1]).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('#guidance h2')).toBeFocused();

      await page.goBack();
      await expect(page).toHaveURL('/start-here');
      await expect(ways(page)).toHaveCount(0);
      await expect(doorNamed(page, DOORS[1])).toBeFocused();
      await expect.poll(place).toBe(30);

      await page.goForward();
      await expect(page).toHaveURL('/start-here#guidance');
      await expect(ways(page)).toHaveCount(1);
      await expect(page.locator('#guidance h2')).toBeFocused();

      await page.reload();
      await waitUntilAlive(page);
      await expect(ways(page)).toHaveCount(1);
      await page.goBack();
      await expect(ways(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/faq');
    },
  );
}

for (const [width, height] of [
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(
    `an open door is seen together with what it opens to (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await openAlive(page, '/start-here');
      const header = page.locator('.site-header');
      for (const [name, id] of [
        [DOORS[0], 'know'],
        [DOORS[1], 'guidance'],
        [DOORS[2], 'question'],
      ] as const) {
        await doorNamed(page, name).click();
        await expect(page.locator(`#${id} h2`)).toBeFocused();
        const room = await page.locator(`.door-${id} .door-room`).boundingBox();
        const bar = await header.boundingBox();
        if (!room || !bar) throw new Error('no room to be seen');
        const seen = room.y + room.height - Math.max(room.y, bar.y + bar.height);
        expect(seen / room.height).toBeGreaterThan(0.5);
        // The words above it, and the first of what can be done.
        await expect(page.locator(`#${id} h2`)).toBeInViewport({ ratio: 1 });
        await expect(
          page.locator(`#${id} .way-columns > :first-child > *`).first(),
        ).toBeInViewport();
        if (id === 'know') {
          await expect(page.locator('#know .next-times li').first()).toBeInViewport({ ratio: 1 });
        }
      }
    },
  );
}

test(
  'the doors stand in their places before the last of them has come',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAlive(page, '/start-here');
    const lefts = () =>
      page
        .locator('.door:not(.door-hurt)')
        .evaluateAll((doors) => doors.map((door) => door.getBoundingClientRect().left));
    const whole = await lefts();
    await page.locator('.door-hurt').evaluate((door) => door.remove());
    expect(await lefts()).toEqual(whole);
  },
);

for (const width of [1280, 1024, 1920]) {
  test(
    `the ring of a focused door stands round its arch and its caption (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openAlive(page, '/start-here');
      const links = page.locator('.door > a');
      await expect(links).toHaveCount(4);
      await links.first().focus();
      for (const link of await links.all()) {
        await expect(link).toBeFocused();
        const { ring, arch, line } = await link.evaluate((door) => {
          const box = door.getBoundingClientRect();
          const style = getComputedStyle(door, '::after');
          const inset = (side: string) => Number.parseFloat(style.getPropertyValue(side));
          return {
            ring: {
              top: box.top + inset('top'),
              left: box.left + inset('left'),
              right: box.right - inset('right'),
              bottom: box.bottom - inset('bottom'),
            },
            arch: (door.querySelector('.door-arch') ?? door).getBoundingClientRect(),
            line: style.outlineStyle,
          };
        });
        expect(line).toBe('solid');
        // Outside the lines round the arch, and not much.
        expect(arch.top - ring.top).toBeGreaterThan(19);
        expect(arch.top - ring.top).toBeLessThan(48);
        for (const side of ['left', 'right'] as const) {
          expect(Math.abs(arch[side] - ring[side])).toBeLessThan(48);
        }
        const hint = await link.locator('.door-hint').evaluate((part) => {
          const text = document.createRange();
          text.selectNodeContents(part);
          const lines = [...text.getClientRects()];
          return {
            right: Math.max(...lines.map(({ right }) => right)),
            bottom: Math.max(...lines.map(({ bottom }) => bottom)),
          };
        });
        expect(hint.right).toBeLessThan(ring.right);
        expect(hint.bottom).toBeLessThan(ring.bottom);
        await page.keyboard.press('Tab');
      }
    },
  );
}

test(
  'an address that came with its door has nothing before it but where the visitor was',
  { tag: '@release' },
  async ({ page }) => {
    await page.goto('/faq');
    await openAlive(page, '/start-here#know');
    await doorNamed(page, DOORS[1]).click();
    await expect(page).toHaveURL('/start-here#guidance');
    await doorNamed(page, DOORS[1]).click();
    await expect(page).toHaveURL('/start-here');
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  },
);

test(
  'a phone’s first screen shows all doors with their words, above the bar',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/start-here');
    const bar = await page.locator('.mobile-bar').boundingBox();
    const links = page.locator('.door > a');
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  },
);

test(
  'an address opens its door, and the door closes again',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/start-here#guidance');
    await expect(ways(page).locator('h2')).toHaveText('Begin with the first question');
    await expect(ways(page).locator('h2')).toBeInViewport();
    await doorNamed(page, DOORS[1]).click();
    await expect(ways(page)).toHaveCount(0);
  },
);

test(
  'the first question goes on as the quiz’s second, with what was chosen',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/start-here#guidance');
    const form = page.locator('#guidance form');
    await form.getByRole('checkbox').nth(1).check();
    await form.getByRole('button', { name: 'Next' }).click();
    const quiz = page.getByRole('dialog', { name: 'Smile Discovery' });
    await expect(quiz.getByText('Question 2 of 10')).toBeVisible();
    await page.goBack();
    await expect(quiz.getByText('Question 1 of 10')).toBeVisible();
    await expect(quiz.getByRole('checkbox').nth(1)).toBeChecked();
    await quiz.getByRole('button', { name: 'Close', exact: true }).first().click();
    await expect(quiz).toHaveCount(0);
    await expect(page).toHaveURL('/start-here#guidance');
    // The answers are gone, here too.
    await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
  },
);

for (const [width, height] of [
  [360, 740] as const,
  ...inRelease([390, 844] as const, [820, 1180] as const, [1280, 800] as const),
]) {
  test(`a free time leads to the scheduler with that time chosen, and in view (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/start-here#know');
    const times = page.locator('.next-times a');
    await expect(times).toHaveCount(3);
    const day = ((await times.nth(1).innerText()).split('\n').at(-1) ?? '').trim();
    const clock = (await times.nth(1).locator('b').innerText()).trim();
    await times.nth(1).click();
    const form = page.frameLocator('iframe[title="Schedule Your Consultation"]');
    await expect(form.locator('.chosen-time')).toContainText(`${day}, ${clock}`);
    await expect(form.getByRole('radio', { name: /^Smile Blueprint/ })).toBeChecked();

    const strip = form.locator('.time-strip:visible');
    await expect(strip.locator('b')).toHaveText(day);
    await expect(strip).toContainText(clock.replace(/\s[AP]M$/, ''));
    const chosen = form.locator('.time-grid label.pick:has(:checked)');
    for (const part of [chosen, strip, strip.getByRole('button', { name: 'Continue' })]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    // The frame has its height, and nothing was scrolled within it.
    expect(await form.locator('html').evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({
      ratio: 1,
    });
  });
}

test(
  'who takes another free time has not to type their name again',
  { tag: '@release' },
  async ({ page }) => {
    await page.goto('/start-here#know');
    const times = page.locator('.next-times a');
    await expect(times).toHaveCount(3);
    const form = page.frameLocator('iframe[title="Schedule Your Consultation"]');
    await times.nth(0).click();
    await turnPage(form);
    await form.getByLabel('Your name').fill('Ada');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const clock = (await times.nth(1).locator('b').innerText()).trim();
    await times.nth(1).click();
    await expect(form.getByLabel('Your name')).toHaveValue('Ada');
    await expect(form.locator('.chosen-time')).toContainText(clock);
  },
);

test('the next free times are times to choose between', { tag: '@release' }, async ({ page }) => {
  const at = (day: string, clock: string) => ({
    startsAt: `2026-11-${day}T${clock}:00-05:00`,
    endsAt: `2026-11-${day}T${clock}:30-05:00`,
  });
  const clocks = ['08:00', '12:00', '16:00'];
  const slots = ['24', '25', '27'].flatMap((day) => clocks.map((clock) => at(day, clock)));
  await page.route('**/api/slots*', (route) =>
    route.fulfill({ json: { timeZone: 'America/New_York', slots } }),
  );
  await page.goto('/start-here#know');
  await expect(page.locator('.next-times b')).toHaveText(['8:00 AM', '12:00 PM', '4:00 PM']);
});

test(
  'where the free times do not come, the way to all of them remains',
  { tag: '@release' },
  async ({ page }) => {
    await page.route('**/api/slots*', (route) => route.abort());
    await page.goto('/start-here#know');
    await expect(page.locator('.next-times')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'All times and the rules' })).toBeVisible();
  },
);

test(
  'the ruler reads the clock of a visit that begins at a chosen time',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 844 });
    await openAlive(page, '/start-here');
    const marks = page.locator('.arcade-marks span');
    await expect(marks).toHaveText(['0', '10', '25', '45', '60', '80', '90']);
    await page.getByLabel('If your visit begins at').selectOption({ label: OPENS });
    await expect(marks.first()).toHaveText(OPENS);
    const ends = sayClock(clockPlus(OPEN_DAY.opens, 90));
    await expect(marks.last()).toHaveText(ends);
    await expect(page.locator('.arcade-clock').getByRole('status')).toContainText(ends);
  },
);

test(
  'what is ticked fades on the tray, and is forgotten with the page',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/start-here');
    const cover = page.locator('.bring-tray li').nth(3);
    const coverage = () => cover.evaluate((item) => getComputedStyle(item).backgroundColor);
    const bare = await coverage();
    const box = page.getByRole('checkbox', { name: /^Aligners, retainers/ });
    await box.check();
    await expect.poll(coverage).not.toBe(bare);
    await page.reload();
    await expect(box).not.toBeChecked();
  },
);

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('all ways stand one below another, and a door is a jump to its own', async ({ page }) => {
    await page.goto('/start-here');
    await expect(ways(page)).toHaveCount(3);
    await doorNamed(page, DOORS[2]).click();
    await expect(page.locator('#question h2')).toBeInViewport();
    await expect(page.getByLabel('If your visit begins at')).toBeHidden();
    await expect(page.locator('.next-times')).toBeHidden();
  });

  for (const path of ['/start-here', '/es/start-here']) {
    test(`the first question at ${path} is text, and a person can be called about the rest`, async ({
      page,
    }) => {
      await page.goto(path);
      const question = page.locator('.first-question');
      await expect(question).toContainText(QUIZ.questions[0]?.options[0]?.text ?? 'no question');
      await expect(question.getByRole('checkbox')).toHaveCount(0);
      await expect(question.getByRole('button')).toHaveCount(0);
      await expect(question.locator('noscript p')).toContainText(QUIZ.words.withoutScript);
      await expect(question.locator('noscript a')).toHaveText(PRACTICE.phone);
    });
  }
});

test('a call that was asked for can be found again on the page, and is asked for twice only where that is meant', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlive(page, '/start-here#question');
  await page.locator('#question').getByRole('link', { name: 'Ask us to call you' }).click();
  const form = page.frameLocator('iframe[title="Ask for a call"]');
  await form.getByRole('radio', { name: 'Text me first' }).check();
  await form.getByLabel('When may we call?').selectOption({ index: 1 });
  await form.locator('input[name="language"][value="es"]').check();
  await askForCall(form, 'Ada');
  const dialog = page.getByRole('dialog', { name: 'Ask for a call' });
  await expect(dialog).toContainText('ada@example.com');
  const number = await dialog.locator('.request-number strong').innerText();
  await dialog.getByRole('button', { name: 'Back to the page' }).click();
  await expect(dialog).toBeHidden();

  const note = page.locator('.sent-call');
  await expect(note).toContainText(`Its number is ${number}.`);
  // Where the visitor stands again, not above the screen.
  await expect(
    page.locator('#question').getByRole('link', { name: 'Ask us to call you' }),
  ).toBeFocused();
  await expect(note).toBeInViewport({ ratio: 1 });
  await note.getByRole('link', { name: 'Look at my request' }).click();
  await expect(dialog.locator('.request-number strong')).toHaveText(number);
  await page.keyboard.press('Escape');
  await page.locator('#question').getByRole('link', { name: 'Ask us to call you' }).click();
  await expect(dialog.locator('.request-number strong')).toHaveText(number);

  // For a child, or about something else: what is sent then takes the place of the former.
  await dialog.getByRole('button', { name: 'Ask about something else' }).click();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(form.getByLabel('What matters most to you?')).toHaveValue('');
  await expect(form.getByLabel('Your name')).toHaveValue('Ada');
  // How, when and in which language they are called back is theirs, as their number is.
  await expect(form.getByRole('radio', { name: 'Text me first' })).toBeChecked();
  await expect(form.getByLabel('When may we call?')).not.toHaveValue('any');
  await expect(form.locator('input[name="language"][value="es"]')).toBeChecked();
  await askForCall(form, 'Ben');
  const second = dialog.locator('.request-number strong');
  await expect(second).not.toHaveText(number);
  const secondNumber = await second.innerText();
  // At once, too; until another one is sent, this one stays.
  await dialog.getByRole('button', { name: 'Ask about something else' }).click();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(form.getByLabel('Your name')).toHaveValue('Ben');
  await expect(form.getByLabel('What matters most to you?')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(note).toContainText(`Its number is ${secondNumber}.`);
  await page.locator('#question').getByRole('link', { name: 'Ask us to call you' }).click();
  await expect(second).toHaveText(secondNumber);
  await page.keyboard.press('Escape');

  // A phone that needs the memory loads the page again when it is looked at.
  await page.reload();
  await waitUntilAlive(page);
  await expect(note).toContainText(`Its number is ${secondNumber}.`);
  await note.getByRole('link', { name: 'Look at my request' }).click();
  await expect(second).toHaveText(secondNumber);
  const kept = await page.evaluate(() => JSON.stringify({ ...window.sessionStorage }));
  expect(kept).not.toMatch(/ada|ben|question\./i);
  await dialog.getByRole('button', { name: 'Ask about something else' }).click();
  await expect(form.getByLabel('Your name')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // Behind another door it stands below the doors.
  await page.locator('[aria-controls="know"]').first().click();
  await expect(page).toHaveURL(/#know$/);
  await expect(note).toContainText(secondNumber);
  await expect(note).toBeVisible();
});

async function askForCall(form: FrameLocator, name: string): Promise<void> {
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('E-mail').fill('ada@example.com');
  await form.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
  await form.getByLabel('What matters most to you?').fill('A question.');
  await form.getByLabel(/I agree/).check();
  await form.getByRole('button', { name: 'Ask for a call' }).click();
}
