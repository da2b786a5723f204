import { baselineOf, drawText, setLines } from './draw-line.ts';
import { PALETTE } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { drawArtifact } from './structure.ts';
import type { TextStyle } from './text-style.ts';

const FOOT_STYLE: TextStyle = {
  face: 'body',
  sizePt: 8.5,
  leadingPt: 12,
  color: PALETTE.ink2,
};

interface PageMarks {
  /** At the foot's left. */
  readonly text: string;
  readonly marginPt: number;
  /** The foot's line from the page's top. */
  readonly footPt: number;
}

/** Writes every page's foot, once all pages are there: a hairline, a few words, 'Page 2 of 4'. */
export function drawPageFeet(sheet: Sheet, { text, marginPt, footPt }: PageMarks): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(start + index);
    const drawFoot = () => {
      sheet.doc
        .moveTo(marginPt, footPt)
        .lineTo(sheet.widthPt - marginPt, footPt)
        .lineWidth(0.75)
        .stroke(PALETTE.line);
      drawAt(sheet, text, footPt + 8, { leftPt: marginPt });
      drawAt(sheet, `Page ${index + 1} of ${count}`, footPt + 8, {
        rightPt: sheet.widthPt - marginPt,
      });
    };
    drawArtifact(sheet, drawFoot, 'Pagination');
  }
}

function drawAt(
  sheet: Sheet,
  text: string,
  topPt: number,
  at: { leftPt: number } | { rightPt: number },
): void {
  const [line] = setLines(sheet, [{ text, style: FOOT_STYLE }], sheet.widthPt);
  if (!line) return;
  const xPt = 'leftPt' in at ? at.leftPt : at.rightPt - line.widthPt;
  drawText(sheet, { text, style: FOOT_STYLE }, { xPt, baselinePt: baselineOf(line, topPt) });
}
