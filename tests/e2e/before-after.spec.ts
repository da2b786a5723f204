import { expect, test } from '@playwright/test';
import { openAlive } from '../support/watch-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A touch by the browser's own input path, so that its scrolling takes part. */
async function swipe(
  page: import('@playwright/test').Page,
  from: [number, number],
  to: [number, number],
) {
  const session = await page.context().newCDPSession(page);
  const at = ([x, y]: [number, number]) => [{ x, y }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= 8; step += 1) {
    const point: [number, number] = [
      from[0] + ((to[0] - from[0]) * step) / 8,
      from[1] + ((to[1] - from[1]) * step) / 8,
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(point) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test(
  'a sideways touch moves the slider, an upward one scrolls the page',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/');
    const frame = page.locator('.before-after-frame');
    await frame.scrollIntoViewIfNeeded();
    const box = await frame.boundingBox();
    if (!box) throw new Error('the slider is there');
    const middle: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
    const slider = page.getByRole('slider');

    await swipe(page, middle, [box.x + box.width * 0.9, middle[1]]);
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(80);

    const value = await slider.inputValue();
    const before = await page.evaluate(() => window.scrollY);
    await swipe(
      page,
      [box.x + box.width * 0.9, middle[1]],
      [box.x + box.width * 0.9, middle[1] - 160],
    );
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 80);
    expect(Math.abs(Number(await slider.inputValue()) - Number(value))).toBeLessThanOrEqual(12);
  },
);
