import { expect, test, type Page } from '@playwright/test';
import { firstScreenPictures, SCREENS } from '../../scripts/measure/first-screen-pictures.ts';
import { inRelease } from '../support/in-release.ts';
import { layOutFarSections } from '../support/watch-page.ts';

/** A painting and models on the first screen, and the one page with three pictures there. */
const ADDRESSES = ['/', '/weddings', '/orthodontics', '/gallery'];
const PICTURE_FILE = /\.(avif|webp|jpg)$/;

for (const screen of SCREENS) {
  const { width, density, limitBytes } = screen;
  if (limitBytes === undefined) continue;
  test(
    `pictures of the first screen are light and sharp at ${width} px, ${density}x`,
    { tag: '@release' },
    async ({ browser, baseURL }) => {
      for (const path of ADDRESSES) {
        const shown = await firstScreenPictures(browser, `${baseURL}${path}`, screen);
        expect(shown.length, path).toBeGreaterThan(0);
        for (const { file, bytes, widthPx, drawnPx } of shown) {
          expect(bytes, `${path}: ${file}`).toBeLessThan(limitBytes);
          expect(widthPx, `${path}: ${file} is drawn ${drawnPx} px wide`).toBeGreaterThanOrEqual(
            // Browsers take the next smaller file where it is nearly enough.
            0.9 * drawnPx * Math.min(density, 2),
          );
        }
      }
    },
  );
}

for (const width of [390, ...inRelease(1280)]) {
  test(`nothing moves at ${width} px when pictures come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const held: (() => Promise<void>)[] = [];
    let isHeld = true;
    await page.route(PICTURE_FILE, async (route) => {
      if (isHeld) held.push(() => route.continue());
      else await route.continue();
    });
    for (const path of ['/', '/weddings', '/gallery', '/team']) {
      isHeld = true;
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // Before anything is laid out no face has begun to load, and `ready` would wait for none.
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      await layOutFarSections(page);
      const before = await layoutOf(page);
      expect(before.length, path).toBeGreaterThan(1);
      isHeld = false;
      await Promise.all(held.splice(0).map((release) => release()));
      await page.waitForLoadState('load');
      await page.evaluate(() =>
        Promise.all(
          [...document.images].filter((i) => i.loading === 'eager').map((i) => i.decode()),
        ),
      );
      expect(await layoutOf(page), path).toEqual(before);
    }
  });
}

/** Where each picture stands and how large it is, and how long the page's own part is: the footer says what is true today once it is alive. */
function layoutOf(page: Page): Promise<number[][]> {
  return page.evaluate(() => [
    [document.querySelector('main')?.offsetHeight ?? 0],
    ...[...document.images].map((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    }),
  ]);
}

test(
  'a picture’s place is washed in its colors until it comes',
  { tag: '@release' },
  async ({ page }) => {
    await page.route(PICTURE_FILE, (route) => route.abort());
    await page.goto('/team');
    const images = await page.locator('main picture img').all();
    expect(images).not.toEqual([]);
    for (const image of images) {
      await expect(image).toHaveCSS('background-image', /radial-gradient.*linear-gradient/);
    }
  },
);

for (const path of ['/', '/team', '/airway', '/gallery', '/smile-assessment']) {
  test(
    `a phone sees the first picture of ${path} softly before it comes, in its place`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      // Never answered: the picture is still on its way.
      await page.route(PICTURE_FILE, () => undefined);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const first = page.locator('main picture img[fetchpriority="high"]').first();
      await expect(first).toHaveCSS('background-image', /^url\("data:image\/avif;base64,/);
      const [ofPreview, ofPicture] = await first.evaluate((image) => {
        const { backgroundPosition, objectPosition } = getComputedStyle(image);
        // Of the preview and of the layers of the wash under it.
        return [backgroundPosition.split(', ')[0], objectPosition];
      });
      expect(ofPreview).toBe(ofPicture);
      const painted = () =>
        page.evaluate(
          () =>
            new Promise<string[]>((resolve) => {
              new PerformanceObserver((list) => {
                const entries = list.getEntries() as (PerformanceEntry & { url: string })[];
                resolve(entries.map(({ url }) => url.slice(0, 'data:image'.length)));
              }).observe({ type: 'largest-contentful-paint', buffered: true });
            }),
        );
      await expect.poll(painted).toContain('data:image');
    },
  );
}

test(
  'phones show the part of a painting that is chosen for them, wider screens all of it',
  { tag: '@release' },
  async ({ page }) => {
    const shape = () =>
      page
        .locator('main img')
        .first()
        .evaluate(async (image: HTMLImageElement) => {
          image.scrollIntoView();
          await image.decode();
          return image.naturalWidth / image.naturalHeight;
        });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/reset-password');
    expect(await shape()).toBeCloseTo(0.8, 1);
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto('/reset-password');
    expect(await shape()).toBeCloseTo(1.5, 1);
  },
);

test(
  'the lightbox shows a painting whole, on phones too',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
    await page.getByRole('link', { name: 'View larger: The lounge, morning' }).click();
    const picture = page.locator('.lightbox-figure img');
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((i: HTMLImageElement) => i.naturalWidth / i.naturalHeight))
      .toBeCloseTo(1.5, 1);
  },
);

test(
  'icons are there in the forms that the head and the manifest name',
  { tag: '@release' },
  async ({ page, request }) => {
    await page.goto('/');
    const named = await page
      .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const manifest: { icons: { src: string; type: string }[] } = await (
      await request.get('/site.webmanifest')
    ).json();
    expect(named).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
    for (const src of [...named, ...manifest.icons.map((icon) => icon.src)]) {
      const answer = await request.get(src);
      expect(answer.status(), src).toBe(200);
      expect(answer.headers()['content-type'], src).toMatch(/^image\/(svg\+xml|png|x-icon)/);
    }
  },
);
