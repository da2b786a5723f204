import { MARK_PATH, MARK_SIZE } from '../../app/pdf/arches.ts';
import { PALETTE } from '../../app/pdf/palette.ts';
import { outlineText, textWidth } from '../../scripts/finish-build/social/outline-text.ts';

const NAME = 'Impressions';
/** As the site's header sets it beside the mark, 30 high (app/shell/shell.css). */
const LETTERING = { face: 'display', sizePx: 31, trackingEm: -0.01 } as const;
const HEADER_LINE = 1.3;
/** Where the name stands: its base line, and the room between it and the mark. */
const BASE_LINE = 25;
const GAP = 12;

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;

const arches = (color: string, line: number, transform = '') =>
  `<path${transform && ` transform="${transform}"`} d="${MARK_PATH}" fill="none" stroke="${color}" stroke-width="${line}"/>`;

/** The mark alone. */
export function drawMark(color: string): string {
  return svg(MARK_SIZE.width, MARK_SIZE.height, arches(color, HEADER_LINE));
}

/** The name alone, as outlines. */
export function drawWordmark(color: string): string {
  const width = Math.ceil(textWidth(NAME, LETTERING));
  const name = outlineText(NAME, LETTERING, { xPx: 0, yPx: BASE_LINE, color });
  return svg(width, 34, name);
}

/** Mark and name side by side, as in the site's header. */
export function drawLogo(color: string): string {
  const xPx = MARK_SIZE.width + GAP;
  const width = Math.ceil(xPx + textWidth(NAME, LETTERING));
  const name = outlineText(NAME, LETTERING, { xPx, yPx: BASE_LINE, color });
  return svg(width, 34, arches(color, HEADER_LINE) + name);
}

/**
 * The icon for the small sizes, on a field of 16 by 16. Three arches would run together there: these are two, and every edge of
 * theirs that is straight lies on a pixel.
 */
export function drawSmallIcon(): string {
  return svg(
    16,
    16,
    `<rect width="16" height="16" rx="3" fill="${PALETTE.ink}"/>` +
      `<path fill="${PALETTE.goldLight}" d="M2 14V8a6 6 0 0 1 12 0v6h-2V8a4 4 0 0 0-8 0v6zM6 14V8a2 2 0 0 1 4 0v6z"/>`,
  );
}

/**
 * The icon for home screens, on a field of 512 by 512: the whole mark.
 *
 * @param radius of the field's corners; systems that cut icons to their own shape want none
 * @param share how much of the field's height the mark takes
 */
export function drawLargeIcon({ radius, share }: { radius: number; share: number }): string {
  const scale = (512 * share) / MARK_SIZE.height;
  const x = (512 - MARK_SIZE.width * scale) / 2;
  const y = (512 - MARK_SIZE.height * scale) / 2;
  const corner = radius > 0 ? ` rx="${radius}"` : '';
  return svg(
    512,
    512,
    `<rect width="512" height="512"${corner} fill="${PALETTE.ink}"/>` +
      arches(
        PALETTE.goldLight,
        1.9,
        `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`,
      ),
  );
}
