import { breakLines, type Line, type Measure, type Piece } from './break-lines.ts';
import { PALETTE } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { addElement, drawContent, type Element } from './structure.ts';
import { CAP_HEIGHT_EM, type Run, type TextStyle } from './text-style.ts';

const UNDERLINE_BELOW_EM = 0.16;
const UNDERLINE_WIDTH_PT = 0.6;

/** Measures with the document's own fonts. */
function measureWith({ doc }: Sheet): Measure {
  return (text, style) =>
    doc.font(style.face, style.sizePt).widthOfString(text, letterOptions(style)) +
    // pdfkit counts the tracking between letters only; here a piece goes on after its last one.
    (style.trackingEm ?? 0) * style.sizePt;
}

/** Sets text in lines of at most a width, with the document's own fonts. */
export function setLines(sheet: Sheet, runs: readonly Run[], widthPt: number): Line[] {
  return breakLines(runs, widthPt, measureWith(sheet));
}

/** How tall a line is: its tallest style. */
export function lineHeightPt(line: Line): number {
  return Math.max(...line.pieces.map((piece) => piece.style.leadingPt));
}

/**
 * Draws a line of text as a part of the structure; its links become parts of their own.
 *
 * @param type the element's own type, for the page's marks
 */
export function drawLine(
  sheet: Sheet,
  { element, type }: { element: Element; type: string },
  line: Line,
  { xPt, topPt }: { xPt: number; topPt: number },
): void {
  const baselinePt = baselineOf(line, topPt);
  for (const piece of line.pieces) {
    const at = { xPt: xPt + piece.xPt, baselinePt };
    if (piece.href === undefined) {
      drawContent(sheet, element, type, () => drawText(sheet, piece, at));
    } else {
      drawLink(sheet, element, piece, piece.href, at);
    }
  }
}

/** Draws text where it stands, for use within marked content. */
export function drawText(
  { doc }: Sheet,
  { text, style }: Run,
  { xPt, baselinePt }: { xPt: number; baselinePt: number },
): void {
  doc
    .font(style.face, style.sizePt)
    .fillColor(style.color)
    .text(text, xPt, baselinePt, {
      lineBreak: false,
      baseline: 'alphabetic',
      ...letterOptions(style),
    });
}

/** Where capitals stand in the middle of the line. */
export function baselineOf(line: Line, topPt: number): number {
  const [first] = line.pieces;
  if (!first) return topPt;
  const capHeightPt = CAP_HEIGHT_EM[first.style.face] * first.style.sizePt;
  return topPt + (lineHeightPt(line) + capHeightPt) / 2;
}

function letterOptions(style: TextStyle) {
  return {
    characterSpacing: (style.trackingEm ?? 0) * style.sizePt,
    ...(style.features && { features: [...style.features] }),
  };
}

function drawLink(
  sheet: Sheet,
  parent: Element,
  piece: Piece,
  href: string,
  at: { xPt: number; baselinePt: number },
): void {
  const { doc } = sheet;
  const link = addElement(sheet, parent, 'Link');
  const shown = piece.text.trimEnd();
  const widthPt = piece.widthPt - measureWith(sheet)(piece.text.slice(shown.length), piece.style);
  drawContent(sheet, link, 'Link', () => {
    drawText(sheet, piece, at);
    const lineY = at.baselinePt + UNDERLINE_BELOW_EM * piece.style.sizePt;
    doc
      .moveTo(at.xPt, lineY)
      .lineTo(at.xPt + widthPt, lineY)
      .lineWidth(UNDERLINE_WIDTH_PT)
      .stroke(PALETTE.gold);
  });
  const { leadingPt } = piece.style;
  const top = at.baselinePt - leadingPt * 0.75;
  // Boxed: pdfkit writes plain strings as names. What it says of a link that has no words of its own is of no use here.
  const options = { structParent: link, Contents: Object(shown) as string };
  if (href.startsWith('#')) doc.goTo(at.xPt, top, widthPt, leadingPt, href.slice(1), options);
  else doc.link(at.xPt, top, widthPt, leadingPt, href, options);
  // Now, because pdfkit writes down the page that it has open when a link's element ends.
  link.end();
}
