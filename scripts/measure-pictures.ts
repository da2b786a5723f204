import { chromium } from '@playwright/test';
import { PAGES } from '../app/url-map.ts';
import { BROWSER_ARGUMENTS } from '../tests/support/browser-launch.ts';
import { ensureBrowser } from './bootstrap/browser.mjs';
import {
  firstScreenPictures,
  SCREENS,
  type ShownPicture,
} from './measure/first-screen-pictures.ts';
import { serveForMeasuring } from './measure/serve-for-measuring.ts';

/**
 * `npm run measure:pictures`: opens every page in the browser as phones and desktops do, and says which pictures of the first screen
 * are heaviest. Exits 1 when one is above its limit. Needs a build.
 */
const PORT = Number(process.env['MEASURE_PORT'] ?? 4176);
const LISTED = 8;

const site = await serveForMeasuring(PORT);
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: BROWSER_ARGUMENTS,
});
let isTooHeavy = false;

try {
  for (const screen of SCREENS) {
    const shown: ShownPicture[] = [];
    for (const { path } of PAGES) {
      shown.push(...(await firstScreenPictures(browser, `${site.origin}${path}`, screen)));
    }
    const limit = screen.limitBytes ?? Number.POSITIVE_INFINITY;
    const heaviest = shown.toSorted((a, b) => b.bytes - a.bytes);
    isTooHeavy ||= (heaviest[0]?.bytes ?? 0) > limit;
    const rule = screen.limitBytes ? `, limit ${kilobytes(limit)}` : '';
    console.log(`\n${screen.width} px wide, ${screen.density}x (${shown.length} pictures${rule})`);
    for (const picture of heaviest.slice(0, LISTED)) console.log(describe(picture));
  }
} finally {
  await browser.close();
  site.stop();
}
process.exitCode = isTooHeavy ? 1 : 0;

function describe({ path, file, bytes, widthPx, drawnPx }: ShownPicture): string {
  const density = (widthPx / drawnPx).toFixed(1);
  return `${kilobytes(bytes).padStart(9)}  ${path.padEnd(24)} ${file} (${widthPx} px for ${drawnPx}, ${density}x)`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
