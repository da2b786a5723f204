import { expect, test, type Page } from '@playwright/test';
import { answersOf, EVERYTHING, openQuiz, QUIZ, takeQuiz } from '../support/take-quiz.ts';
import { openAlive } from '../support/watch-page.ts';

const { profileHeading, deeperLookHeading, nextHeading, insightHeading } = QUIZ.words.results;

interface Paper {
  readonly sheetCount: number;
  /** The headings, in their order on the paper, each with its sheet: 1 for the first. */
  readonly headings: readonly { readonly text: string; readonly sheet: number }[];
}

/** What the browser's own print makes of the page: it writes the headings that are on the paper into the file's outline. */
async function print(page: Page, format: 'Letter' | 'A4'): Promise<Paper> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format, margin, tagged: true, outline: true });
  const text = pdf.toString('latin1');
  const sheets = [...text.matchAll(/(\d+) 0 obj\n<<\/Type \/Page\n/g)].map(([, id]) => id);
  const found = [...text.matchAll(/\/Title \(([^)]*)\)\n\/Dest \[(\d+) 0 R \/XYZ \S+ (\S+)/g)];
  const headings = found
    .map(([, heading = '', id, top]) => ({
      text: heading,
      sheet: sheets.indexOf(id) + 1,
      top: Number(top),
    }))
    .toSorted((one, other) => one.sheet - other.sheet || other.top - one.top);
  return { sheetCount: sheets.length, headings };
}

for (const width of [390, 1280]) {
  test(
    `the results over a page are printed whole and alone, from a window ${width} px wide`,
    { tag: '@release' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openAlive(page, '/');
      await openQuiz(page);
      await takeQuiz(page, EVERYTHING);
      await expect(page.getByRole('heading', { name: deeperLookHeading })).toBeVisible();
      await expect(page.locator('.described-pair')).toBeVisible();
      for (const format of ['Letter', 'A4'] as const) {
        const { sheetCount, headings } = await print(page, format);
        expect(sheetCount, format).toBe(3);
        const texts = headings.map(({ text }) => text);
        expect(texts.slice(1, 3), format).toEqual([profileHeading, deeperLookHeading]);
        expect(texts.at(-1), format).toBe(nextHeading);
        expect(new Set(texts).size, format).toBe(texts.length);
        expect(headings.at(-1)?.sheet, format).toBe(3);
      }
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('main')).toBeHidden();
      await expect(page.locator('.dialog-close')).toBeHidden();
      await expect(page.locator('.help-strip a:visible')).toHaveCount(2);
    },
  );
}

test(
  'an area over the results is printed on a sheet of its own',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/');
    const dialog = await openQuiz(page);
    await takeQuiz(page, answersOf('AB'));
    await expect(page.getByRole('heading', { name: deeperLookHeading })).toBeVisible();
    await expect(page.locator('.described-pair')).toBeVisible();
    expect((await print(page, 'Letter')).sheetCount).toBe(2);

    await dialog.locator('.area-list button').click();
    await expect(page.locator('.area-dialog')).toBeVisible();
    for (const format of ['Letter', 'A4'] as const) {
      const { sheetCount, headings } = await print(page, format);
      expect(sheetCount, format).toBe(1);
      const texts = headings.map(({ text }) => text);
      expect(texts).toContain(insightHeading);
      expect(texts).not.toContain(nextHeading);
    }
  },
);
