import type { FrameLocator, Page } from '@playwright/test';

/** Goes on from a chosen time to the page of the diary with the fields (docs/decisions/251-the-diary-turns-its-page.md). */
export async function turnPage(form: FrameLocator | Page): Promise<void> {
  await form.locator('.time-strip button:visible').click();
}
