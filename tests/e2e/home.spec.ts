import { expect, test, type Page } from '@playwright/test';
import { drawFrames } from '../support/frames.ts';
import { inRelease } from '../support/in-release.ts';
import { openAlive, waitUntilAlive, watchPage } from '../support/watch-page.ts';
import { contrastOnGround } from '../support/ground-contrast.ts';
import { headingOf } from '../support/page-heading.ts';
import { TESTIMONIALS } from '../support/site-content.ts';

/** What visitors ask first, and where its answer goes on. */
const WORRIES = [
  ['“My teeth are crooked.”', '/orthodontics#three-ways'],
  ['“What does it cost?”', '/financial-insurance'],
  ['“Does it hurt?”', '/faq#does-it-hurt'],
  ['“How long does it take?”', '/faq#how-long-does-it-take'],
  ['“Am I too old?”', '/faq#am-i-too-old'],
] as const;
const STEPS = ['Listen', 'Smile Blueprint', 'Impressions Method', 'Your Journey'];

/** Scrolls until the middle of an element stands where a step counts as read. */
async function bringToReadingLine(page: Page, selector: string, index: number): Promise<void> {
  await page
    .locator(selector)
    .nth(index)
    .evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      const line = window.innerHeight * 0.66;
      window.scrollBy({ top: top + height / 2 - line, behavior: 'instant' });
    });
}

for (const width of inRelease(390, 1280)) {
  test(`the four steps change the picture with scrolling, and say it to nobody (${width})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width, height: 844 });
    await openAlive(page, '/');
    await expect(page.locator('.sequence-steps h3')).toHaveText(STEPS);
    const stage = page.locator('.sequence-stage');
    // On laptops words and portrait stand still while the marks of the steps go by.
    const steps = width < 1280 ? '.sequence-steps > li' : '.sequence-marks > div';
    for (const [index] of STEPS.entries()) {
      await bringToReadingLine(page, steps, index);
      await expect(stage).toHaveAttribute('data-step', String(index + 1));
      await expect(stage).toBeInViewport(width < 1280 ? {} : { ratio: 1 });
    }
    await expect(stage.locator('img').last()).toHaveCSS('clip-path', 'inset(0px)');
    await bringToReadingLine(page, steps, 1);
    await expect(stage).toHaveAttribute('data-step', '2');
    await expect(stage).toContainText('II of IV');
    await expect(stage.locator('img').last()).toHaveCSS('clip-path', 'inset(0px 0px 100%)');
    await expect(stage.getByText('four states')).toBeVisible();
    await expect(stage.locator('[aria-live], [role=status], [role=alert]')).toHaveCount(0);
  });
}

async function expectFinishedPortrait(page: Page): Promise<void> {
  const stage = page.locator('.sequence-stage');
  await expect(stage.locator('img').last()).toHaveCSS('clip-path', 'inset(0px)');
  await expect(stage.locator('.sequence-opening')).toBeHidden();
  await expect(stage.locator('.sequence-state-label')).toBeHidden();
  // Of the one state that is shown, nothing says that there are four.
  await expect(stage.getByText('four states')).toBeHidden();
}

test(
  'without a script the four steps show the finished portrait',
  { tag: '@release' },
  async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/');
    await expectFinishedPortrait(page);
    await page.close();
  },
);

test(
  'where little height is left, nothing of the four steps lies over what stands above them',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 375 });
    await page.goto('/');
    // It hung on the page's first screen once the picture stayed in its place: a veil across the button, at text of twice the size too.
    const veil = () =>
      page
        .locator('.sequence-stage')
        .evaluate((stage) => getComputedStyle(stage, '::after').content);
    expect(await veil()).toBe('none');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await veil()).toBe('""');
  },
);

test(
  'with reduced motion the four steps show the finished portrait, wherever one reads',
  { tag: '@release' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAlive(page, '/');
    await expectFinishedPortrait(page);
    await bringToReadingLine(page, '.sequence-steps > li', 1);
    await expect(page.locator('.sequence-stage')).toHaveAttribute('data-step', '2');
    await expectFinishedPortrait(page);
  },
);

for (const width of [320, 390, 767]) {
  test(
    `the headline fits two lines at ${width} px, between 18 and 64 px`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      const { lines, size } = await page.locator('h1').evaluate((heading) => {
        const style = getComputedStyle(heading);
        const lineHeight = Number.parseFloat(style.lineHeight);
        return {
          lines: Math.round(heading.getBoundingClientRect().height / lineHeight),
          size: Number.parseFloat(style.fontSize),
        };
      });
      expect(lines).toBe(width === 767 ? 1 : 2);
      expect(size).toBeGreaterThanOrEqual(18);
      expect(size).toBeLessThanOrEqual(width === 767 ? 126 : 64);
    },
  );
}

for (const width of [390, 1280, 820, 1024, 1440, 1920]) {
  test(
    `headline and navigation are legible on the painting at ${width} px`,
    { tag: '@release' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      await page.locator('.hero img').evaluate((image: HTMLImageElement) => image.decode());
      expect(await contrastOnGround(page, '.hero h1')).toBeGreaterThanOrEqual(4.5);
      if (width < 1280) return;
      expect(await contrastOnGround(page, '.site-header nav a')).toBeGreaterThanOrEqual(4.5);
    },
  );
}

test.describe('the strokes of the hero', { tag: '@release' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  const strokes = '.hero-strokes';

  test('are laid over the picture once a page load, and leave it as it is', async ({ page }) => {
    // Looked for in each frame: where the machine is busy they are gone before anybody outside the page can ask.
    await page.addInitScript((selector) => {
      const look = () => {
        const laid = document.querySelector(selector);
        if (laid && getComputedStyle(laid).visibility === 'visible') {
          document.documentElement.dataset['strokesWereSeen'] = '';
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, strokes);
    await page.goto('/');
    await expect(page.locator('html[data-strokes-were-seen]')).toBeAttached();
    await expect(page.locator('.hero .plate-image')).toBeVisible();
    await expect(page.locator(strokes)).toBeHidden();
    await waitUntilAlive(page);
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    // Shown, not only in the address: until then the front page is still there.
    await expect(page.locator('h1')).toHaveText(headingOf('team'));
    await page.goBack();
    await expect(page.locator('.hero .plate-image')).toBeVisible();
    await expect(page.locator(strokes)).toHaveCount(0);
  });

  for (const width of [390, 1280]) {
    test(`never cover the face (${width})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      await page.locator('.hero img').evaluate((image: HTMLImageElement) => image.decode());
      const face = await page.locator(strokes).evaluate((drawing: SVGSVGElement) => {
        const box = drawing.querySelector<SVGPathElement>('.hero-face')?.getBBox();
        const matrix = drawing.getScreenCTM();
        if (!box || !matrix) throw new Error('the face has its place');
        const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
        const { x, y } = middle.matrixTransform(matrix);
        return { x: x - 30, y: y - 40, width: 60, height: 80 };
      });
      // At a moment of our choice: hidden by then, the drawing would tell nothing.
      const seenAt = async (timeMs: number) => {
        await page.evaluate((time) => {
          for (const animation of document.getAnimations()) {
            animation.pause();
            animation.currentTime = time;
          }
        }, timeMs);
        return page.screenshot({ clip: face });
      };
      const [bare, laid, opened] = [await seenAt(0), await seenAt(600), await seenAt(900)];
      await page.locator(strokes).evaluate((drawing) => drawing.remove());
      const painting = await page.screenshot({ clip: face });
      for (const seen of [bare, laid, opened]) expect(seen.equals(painting)).toBe(true);
    });
  }

  test('stay away where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('.hero .plate-image')).toBeVisible();
    await expect(page.locator(strokes)).toBeHidden();
  });
});

for (const width of [390, 1280]) {
  test(
    `what people ask first comes right after the first screen (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      const height = 844;
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const asked = page.getByRole('region', { name: 'What people ask first' });
      const { y } = (await asked.boundingBox()) ?? { y: Infinity };
      expect(y).toBeLessThan(1.15 * height);
      await expect(asked.locator('li h3')).toHaveText(WORRIES.map(([words]) => words));
      for (const [index, [, href]] of WORRIES.entries()) {
        await expect(asked.getByRole('listitem').nth(index).getByRole('link')).toHaveAttribute(
          'href',
          href,
        );
      }
      // All of the item is the link's, the sitter too.
      const sitter = asked.locator('img').first();
      await sitter.scrollIntoViewIfNeeded();
      const arch = (await sitter.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.click(arch.x + arch.width / 2, arch.y + arch.height / 2);
      await expect(page).toHaveURL(WORRIES[0][1]);
    },
  );
}

test(
  'who cannot wait finds the way to help below the questions',
  { tag: '@release' },
  async ({ page }) => {
    await page.goto('/');
    const asked = page.getByRole('region', { name: 'What people ask first' });
    await expect(asked.getByRole('heading', { name: 'Something hurts or broke?' })).toBeVisible();
    await expect(asked.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/);
    await asked.getByRole('link', { name: 'What to do now' }).click();
    await expect(page).toHaveURL('/emergency');
  },
);

for (const width of [390, 1280]) {
  test(
    `each step of the process says what you do and what we do (${width})`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const process = page.getByRole('region', { name: 'Our Process' });
      await expect(process.getByRole('heading', { level: 3 })).toHaveText(STEPS);
      for (const step of await process.getByRole('listitem').all()) {
        await expect(step.getByRole('term')).toHaveText(['You', 'We']);
        await expect(step.getByRole('definition')).toHaveText([/\.$/, /\.$/]);
      }
    },
  );
}

test(
  'the page does not shift while it loads and is scrolled',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput) shifts.push(value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openAlive(page, '/');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
      await drawFrames(page, 3);
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts).toEqual([]);
  },
);

for (const width of [390, 820, 1280]) {
  test(
    `with text at 200% nothing is cut off at ${width} px`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openAlive(page, '/');
      await page.evaluate(() => {
        const elements = [...document.querySelectorAll<HTMLElement>('body *')];
        const sizes = elements.map((element) =>
          Number.parseFloat(getComputedStyle(element).fontSize),
        );
        for (const [index, element] of elements.entries()) {
          element.style.fontSize = `${(sizes[index] ?? 0) * 2}px`;
        }
      });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    },
  );
}

test.describe('the lightbox', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test(
    'shows a picture whole, and gives focus and place back',
    { tag: '@release' },
    async ({ page }) => {
      const { faults } = await watchPage(page);
      await openAlive(page, '/');
      const opener = page.getByRole('link', { name: 'View larger: The lounge, morning' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'The lounge, morning' });
      await expect(dialog.getByRole('img')).toBeVisible();
      await expect(dialog).toContainText('An imagined room, painted.');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      await opener.click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(8, 400);
      await expect(dialog).toHaveCount(0);
      expect(faults).toEqual([]);
    },
  );

  test(
    'shows the words of the patient whom the alternative text names',
    { tag: '@release' },
    async ({ page }) => {
      await openAlive(page, '/');
      await page.getByRole('link', { name: /^Read a sample of a patient/ }).click();
      const [story] = TESTIMONIALS;
      const dialog = page.getByRole('dialog', { name: story?.author ?? '' });
      await expect(dialog.getByRole('blockquote')).toHaveText(story?.quote.trim() ?? '');
      await expect(dialog).toContainText('A sample. No patient said this');
      await expect(dialog.getByRole('img')).toHaveCount(1);
    },
  );

  test(
    'leads to the picture itself without JavaScript',
    { tag: '@release' },
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto('/');
      const href = await page
        .getByRole('link', { name: 'View larger: The lounge, morning' })
        .getAttribute('href');
      const answer = await page.request.get(href ?? '');
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      await context.close();
    },
  );
});

test(
  'on a phone that is turned both ways of the first screen stand above the bar',
  { tag: '@release' },
  async ({ page }) => {
    for (const [width, height] of [
      [800, 360],
      [844, 390],
      [932, 430],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openAlive(page, '/');
      const bar = await page.locator('.mobile-bar').boundingBox();
      const way = await page.locator('.hero-words .quiet-link').boundingBox();
      expect((way?.y ?? height) + (way?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  },
);

test(
  'on a phone that is turned the portrait stands finished, and its caption in whole lines',
  { tag: '@release' },
  async ({ page }) => {
    for (const [width, height] of [
      [667, 375],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openAlive(page, '/');
      const stage = page.locator('.sequence-stage');
      const plate = await stage.locator('.plate').boundingBox();
      expect(plate?.width).toBeGreaterThan(240);
      const caption = await stage.locator('.plate-label').boundingBox();
      expect(caption?.height).toBeLessThan(120);
      expect(caption?.x).toBeGreaterThanOrEqual(0);
      // Below the portrait the words go on across the page.
      const last = await page.locator('.sequence-steps > li').last().boundingBox();
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan(width * 0.9);
      await stage.locator('img').last().scrollIntoViewIfNeeded();
      await expect(stage.locator('img').last()).toHaveCSS('clip-path', 'inset(0px)');
    }
  },
);
