import { basename } from 'node:path';
import type { Browser } from '@playwright/test';

/** A screen, and what the heaviest picture of a first screen may weigh on it; without a limit it is only reported. */
interface Screen {
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly limitBytes?: number;
}

export const SCREENS: readonly [Screen, ...Screen[]] = [
  { width: 390, height: 844, density: 2, limitBytes: 90_000 },
  { width: 390, height: 844, density: 3, limitBytes: 90_000 },
  { width: 1440, height: 900, density: 1, limitBytes: 220_000 },
  { width: 1440, height: 900, density: 2 },
];

/** A picture on the first screen of a page. */
export interface ShownPicture {
  readonly path: string;
  readonly file: string;
  /** As sent. */
  readonly bytes: number;
  /** Its own width, and the width in CSS pixels that it is drawn with, also where a box shows less of it. */
  readonly widthPx: number;
  readonly drawnPx: number;
}

/** Opens a page and gives the pictures that a visitor sees before scrolling. */
export async function firstScreenPictures(
  browser: Browser,
  address: string,
  { width, height, density }: Screen,
): Promise<ShownPicture[]> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
  });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load' });
    const pictures = await page.evaluate(seen);
    const path = new URL(address).pathname;
    return await Promise.all(
      pictures.map(async ({ src, ...sizes }) => {
        const answer = await context.request.get(src);
        return { path, file: basename(src), bytes: (await answer.body()).length, ...sizes };
      }),
    );
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function seen() {
  const shown = [...document.images].filter((image) => {
    const box = image.getBoundingClientRect();
    return box.width > 0 && box.top < innerHeight && box.bottom > 0;
  });
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  return Promise.all(
    shown.map(async (image) => {
      // The file's own size: a picture chosen by `srcset` tells its size as the page takes it.
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      const box = image.getBoundingClientRect();
      const scale = Math.max(box.width / file.naturalWidth, box.height / file.naturalHeight);
      return {
        src: image.currentSrc,
        widthPx: file.naturalWidth,
        drawnPx: Math.round(file.naturalWidth * scale),
      };
    }),
  );
}
