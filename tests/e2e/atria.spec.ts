import { contrastOnGround } from '../support/ground-contrast.ts';
import { expect, test } from '@playwright/test';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { openAlive } from '../support/watch-page.ts';

const SENTENCE =
  'I am a club member. A Wednesday midday would suit. I travel May 2 to 9. Please text me back.';

test(
  'the reply is written by keyboard, and becomes the message of a request',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/atria');
    await page.getByLabel('Who writes').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Wed');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('May 2 to 9.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    expect(await findAccessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Enter');
    const message = page.frameLocator('dialog iframe').getByLabel('What matters most to you?');
    await expect(message).toHaveValue(SENTENCE);
    await message.press('Escape');
    await page.getByLabel('Day', { exact: true }).selectOption('Friday');
    await page.getByRole('link', { name: 'Ask for a call with this' }).click();
    await expect(message).toHaveValue(SENTENCE.replace('Wednesday', 'Friday'));
    await message.fill('My own words.');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Ask for a call with this' }).click();
    await expect(message).toHaveValue('My own words.');
  },
);

test.describe('where texts are sent', { tag: '@release' }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the reply becomes a text', async ({ page }) => {
    await openAlive(page, '/atria');
    await page.getByLabel('Day', { exact: true }).selectOption('Wednesday');
    await page.getByLabel('Time of day').selectOption('midday');
    await page.getByLabel('Travel dates').fill('May 2 to 9');
    await page.getByLabel('How to reach you').selectOption('text');
    const href = await page.getByRole('link', { name: 'Text us this' }).getAttribute('href');
    expect(new URLSearchParams(href?.split('?')[1]).get('body')).toBe(SENTENCE);
  });
});

test.describe('without JavaScript', { tag: '@release' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the reply stands as words to say', async ({ page }) => {
    await page.goto('/atria');
    const card = page.getByRole('region', { name: 'Your reply, in one sentence' });
    await expect(card).toContainText('I am a club member. A weekday morning would suit.');
    await expect(card.getByRole('combobox')).toHaveCount(0);
    await expect(card.getByRole('link', { name: 'Call the practice' })).toBeVisible();
  });
});

test(
  "the number to call stands clear of the envelope's lining",
  { tag: '@release' },
  async ({ page }) => {
    await page.goto('/atria');
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1024, 1440, 1536, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const words of ['.atria-number a', '.atria-call > :first-child']) {
        const contrast = await contrastOnGround(page, words);
        expect(contrast, `${words} at ${width}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  },
);
