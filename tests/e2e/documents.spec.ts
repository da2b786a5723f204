import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { NOTICE_PDF_PATH } from '../../app/site/notice-pdf-path.ts';
import { readPdf } from '../support/read-pdf.ts';
import { waitUntilAlive, watchPage } from '../support/watch-page.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, { tag: '@release' }, () => {
    test.use({ javaScriptEnabled });

    test('the footer saves the Notice of Privacy Practices as a PDF', async ({ page }) => {
      const { faults } = await watchPage(page);
      await page.goto('/team');
      if (javaScriptEnabled) await waitUntilAlive(page);
      const footer = page.locator('footer');
      const saving = page.waitForEvent('download');
      await footer.getByRole('link', { name: 'Notice of Privacy Practices (PDF)' }).click();
      const download = await saving;
      expect(download.suggestedFilename()).toBe('notice-of-privacy-practices.pdf');
      const pdf = readPdf(await readFile(await download.path()));
      expect(pdf.title).toContain('Notice of Privacy Practices');
      expect(pdf.isTagged).toBe(true);
      await expect(page).toHaveURL('/team');
      expect(faults).toEqual([]);
    });
  });
}

test('the notice is served as a PDF, and its page links it', async ({ page, request }) => {
  const answer = await request.get(NOTICE_PDF_PATH);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await page.goto('/legal/notice-of-privacy-practices');
  await expect(page.locator('main').getByRole('link', { name: /\(PDF\)/ })).toHaveAttribute(
    'href',
    NOTICE_PDF_PATH,
  );
});
