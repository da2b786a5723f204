import type { Page } from '@playwright/test';
import sharp from 'sharp';

type Color = readonly [red: number, green: number, blue: number];

/**
 * The smallest contrast (WCAG 2.2) between elements' words and any pixel of what lies under them, as it is on the screen. What is
 * written is made transparent for it, and stays so.
 *
 * @param selector elements within the first screen, all of one color
 */
export async function contrastOnGround(page: Page, selector: string): Promise<number> {
  const { color, lines } = await page.locator(selector).evaluateAll((elements) => {
    const sheet = new CSSStyleSheet();
    // Also what fades by itself, and the lines under links.
    const hidden = 'color: transparent !important; background: none !important; transition: none';
    sheet.replaceSync(`.measured, .measured * { ${hidden} }`);
    const [first] = elements;
    const written = first ? getComputedStyle(first).color : '';
    document.adoptedStyleSheets.push(sheet);
    const boxes = elements.flatMap((element) => {
      element.classList.add('measured');
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    });
    return {
      color: written,
      lines: boxes.map(({ left, top, width, height }) => ({
        left: Math.ceil(left),
        top: Math.ceil(top),
        width: Math.floor(width) - 1,
        height: Math.floor(height) - 1,
      })),
    };
  });
  const screen = sharp(await page.screenshot()).removeAlpha();
  const ink = luminance(colorOf(color));
  let least = Infinity;
  for (const line of lines.filter(({ width, height }) => width > 0 && height > 0)) {
    const pixels = await screen.clone().extract(line).raw().toBuffer();
    for (let at = 0; at < pixels.length; at += 3) {
      const ground = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
      least = Math.min(least, contrastOf(ink, ground));
    }
  }
  return least;
}

/**
 * How many pixels differ between two pictures of the same place by a contrast (WCAG 2.2) of at least so much.
 *
 * @param before and after, as PNG, of one size
 */
export async function changedPixels(before: Buffer, after: Buffer, least: number): Promise<number> {
  const [one, other] = await Promise.all(
    [before, after].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  const lightAt = (pixels: Buffer | undefined, at: number) =>
    luminance([pixels?.[at] ?? 0, pixels?.[at + 1] ?? 0, pixels?.[at + 2] ?? 0]);
  let count = 0;
  for (let at = 0; at < (one?.length ?? 0); at += 3) {
    if (contrastOf(lightAt(one, at), lightAt(other, at)) >= least) count += 1;
  }
  return count;
}

function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function colorOf(css: string): Color {
  const [red = 0, green = 0, blue = 0] = css.match(/\d+/g)?.map(Number) ?? [];
  return [red, green, blue];
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
