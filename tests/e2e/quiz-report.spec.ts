import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import type { Answers } from '../../domain/quiz/questions.ts';
import { readPdf } from '../support/read-pdf.ts';
import { EVERYTHING, NOTHING_FITS, QUIZ, takeQuiz } from '../support/take-quiz.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';

const REPORT_CODE = /make-report|\.woff$/;

async function openShare(page: Page, answers: Answers): Promise<void> {
  await openAlive(page, '/smile-assessment');
  await takeQuiz(page, answers);
  await page.locator('.result-actions').getByRole('button', { name: 'Share Results' }).click();
}

for (const { kind, answers, fileName, says } of [
  {
    kind: 'the report',
    answers: EVERYTHING,
    fileName: /^Smile_Discovery_Results_\d{4}-\d{2}-\d{2}\.pdf$/,
    says: QUIZ.personas.visionary.name,
  },
  {
    kind: 'the special page',
    answers: NOTHING_FITS,
    fileName: /^smile-assessment-results-\d{4}-\d{2}-\d{2}\.pdf$/,
    says: 'You’re in a great place',
  },
]) {
  test(
    `${kind} is made in the browser, and its code comes when it is asked for`,
    { tag: '@release' },
    async ({ page }) => {
      const { faults } = await watchPage(page);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await openShare(page, answers);
      expect(fetched.filter((url) => REPORT_CODE.test(url))).toEqual([]);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download PDF Report' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(fileName);
      const pdf = readPdf(await readFile(await download.path()));
      expect(pdf.isTagged).toBe(true);
      expect(pdf.language).toBe('en-US');
      expect(pdf.root.text.replaceAll("'", '’')).toContain(says);
      await expect(page.locator('.toast')).toContainText(QUIZ.words.share.downloadedNotice);
      expect(faults).toEqual([]);
    },
  );
}

test(
  'when the report cannot be made, that is said, and trying again helps',
  { tag: '@release' },
  async ({ page }) => {
    await page.route('**/*.woff', (route) => route.abort());
    await openShare(page, EVERYTHING);
    const button = page.getByRole('button', { name: 'Download PDF Report' });
    await button.click();
    await expect(page.getByRole('alert')).toHaveText('Error generating PDF. Please try again.');
    await page.unroute('**/*.woff');
    const downloading = page.waitForEvent('download');
    await button.click();
    await downloading;
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'the summary is copied as text, or shown where copying is not allowed',
  { tag: '@release' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openShare(page, EVERYTHING);
    await page.getByRole('button', { name: 'Copy a text summary' }).click();
    await expect(page.locator('.toast')).toContainText(QUIZ.words.share.copiedNotice);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(QUIZ.personas.visionary.name);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: 'Copy a text summary' }).click();
    await expect(page.getByRole('alert')).toContainText('Copying did not work here');
    await expect(page.locator('.share-text')).toHaveValue(copied);
  },
);
