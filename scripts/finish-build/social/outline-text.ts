import { create, type Font } from 'fontkit';
import type { Face } from '../../../app/pdf/text-style.ts';
import { readDocumentFonts } from '../notice/read-document-fonts.ts';

const FONTS = new Map<Face, Font>(
  Object.entries(readDocumentFonts()).map(([face, file]) => [face as Face, create(file)]),
);

/** Figures as tall as capitals. */
const FEATURES = ['kern', 'liga', 'lnum'];

/** Letters as a drawing shows them: of one face, at one size in pixels. */
export interface Lettering {
  readonly face: Face;
  readonly sizePx: number;
  /** Between letters, in shares of the size. */
  readonly trackingEm?: number;
}

/** The width of text in pixels. */
export function textWidth(text: string, lettering: Lettering): number {
  const { run, scale, trackingPx } = layOut(text, lettering);
  return run.advanceWidth * scale + trackingPx * run.glyphs.length;
}

/**
 * Text as outlines, from the site's own font files: no drawing depends on the fonts of the machine that it is made on.
 *
 * @param at where the text begins, on its base line
 * @returns an SVG group
 */
export function outlineText(
  text: string,
  lettering: Lettering,
  at: { readonly xPx: number; readonly yPx: number; readonly color: string },
): string {
  const { run, scale, trackingPx } = layOut(text, lettering);
  let pen = 0;
  const letters = run.glyphs.map((glyph, index) => {
    const position = run.positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
    const x = pen + position.xOffset;
    pen += position.xAdvance + trackingPx / scale;
    const outline = glyph.path.toSVG();
    return outline
      ? `<path transform="translate(${rounded(x)} ${position.yOffset})" d="${outline}"/>`
      : '';
  });
  const place = `translate(${rounded(at.xPx)} ${rounded(at.yPx)}) scale(${scale} ${-scale})`;
  return `<g fill="${at.color}" transform="${place}">${letters.join('')}</g>`;
}

function layOut(text: string, { face, sizePx, trackingEm = 0 }: Lettering) {
  const font = FONTS.get(face);
  if (!font) throw new Error(`no font for ${face}`);
  return {
    run: font.layout(text, FEATURES),
    scale: sizePx / font.unitsPerEm,
    trackingPx: trackingEm * sizePx,
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
