import { expect, type Page } from '@playwright/test';
import { openAlive } from './watch-page.ts';

const HEIGHT_PX = 900;

/** From narrow to wide and back between: what has moved at one width has often not moved at another. */
const WIDTHS_PX = [360, 1440, 820];

/**
 * A page at each width, alive and with its fonts: what is chosen there moves nothing that stands below it.
 *
 * @param path the page's address
 * @param selector what stands below the choices
 * @param choose makes the choices; calls what it is given after each that must have moved nothing, with a word for it where there are several
 */
export async function expectStaysInPlace(
  page: Page,
  path: string,
  selector: string,
  choose: (expectSamePlace: (choice?: string) => Promise<void>) => Promise<void>,
  widths: readonly number[] = WIDTHS_PX,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await openAlive(page, path);
    await page.evaluate(() => document.fonts.ready);
    const place = () =>
      page.locator(selector).evaluate((part) => part.getBoundingClientRect().top + scrollY);
    const before = await place();
    await choose(async (choice = 'the choice') => {
      expect(await place(), `${width} px: ${choice}`).toBe(before);
    });
  }
}
