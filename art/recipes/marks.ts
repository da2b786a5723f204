import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { PALETTE } from '../../app/pdf/palette.ts';
import {
  drawLargeIcon,
  drawLogo,
  drawMark,
  drawSmallIcon,
  drawWordmark,
} from '../marks/draw-marks.ts';
import { icoFile } from '../marks/ico-file.ts';
import type { Recipe } from '../recipe.ts';

const ICO_SIZES_PX = [16, 32, 48];
/** Systems round the corners themselves; a maskable icon keeps to the middle four fifths. */
const HOME_SCREEN = { radius: 0, share: 0.6 };
const ROUNDED = { radius: 96, share: 0.62 };
const MASKABLE = { radius: 0, share: 0.48 };

function recipe(file: string, draw: () => Promise<Buffer> | string): Recipe {
  const target = `public/${file}`;
  return {
    name: file.replace('marks/', '').replace(/\.(svg|png|ico)$/, (ending) => `-${ending.slice(1)}`),
    target,
    needs: [],
    make: async () => {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, await draw());
    },
  };
}

function pngOf(svg: string, sizePx: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * 16 })
    .resize(sizePx, sizePx)
    .png({ compressionLevel: 9, palette: sizePx > 64 })
    .toBuffer();
}

async function icoOf(svg: string): Promise<Buffer> {
  return icoFile(
    await Promise.all(
      ICO_SIZES_PX.map(async (sizePx) => ({ sizePx, png: await pngOf(svg, sizePx) })),
    ),
  );
}

/** Logo, name and icons: the drawings of draw-marks.ts in the forms that browsers and home screens ask for. */
export const RECIPES: readonly Recipe[] = [
  recipe('marks/mark.svg', () => drawMark(PALETTE.ink)),
  recipe('marks/wordmark.svg', () => drawWordmark(PALETTE.ink)),
  recipe('marks/logo.svg', () => drawLogo(PALETTE.ink)),
  recipe('marks/logo-on-navy.svg', () => drawLogo(PALETTE.onInk)),
  recipe('favicon.svg', drawSmallIcon),
  recipe('favicon.ico', () => icoOf(drawSmallIcon())),
  recipe('apple-touch-icon.png', () => pngOf(drawLargeIcon(HOME_SCREEN), 180)),
  recipe('icon-192.png', () => pngOf(drawLargeIcon(ROUNDED), 192)),
  recipe('icon-512.png', () => pngOf(drawLargeIcon(ROUNDED), 512)),
  recipe('icon-maskable-512.png', () => pngOf(drawLargeIcon(MASKABLE), 512)),
];
