import { expect } from '@playwright/test';
import { beginDesk, startDeskServer, type DeskServer } from '../support/desk-journey.ts';
import { findTextFaults } from '../support/text-faults.ts';
import { test } from '../support/text-size.ts';

let desk: DeskServer;
test.beforeEach(async () => {
  desk = await startDeskServer();
});
test.afterEach(() => desk.stop());

test(
  'with text of 32 px on a phone every place of the desk can be read and left',
  { tag: '@release' },
  async ({ largePage: page }) => {
    await beginDesk(page, desk, 'Thaddea');
    await page.setViewportSize({ width: 390, height: 844 });
    const places = page.getByRole('navigation', { name: 'The desk, below' });
    for (const place of ['Diary', 'Cards', 'The site', 'People', 'Waiting']) {
      await places.getByRole('link', { name: place }).click();
      await expect(places.getByRole('link', { name: place })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await page.evaluate(findTextFaults), place).toEqual([]);
    }
    await expect(page.getByRole('button', { name: 'Lock' })).toBeInViewport({ ratio: 1 });
  },
);
