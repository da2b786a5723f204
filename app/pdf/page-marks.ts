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

const SAMPLE_NOTE = 'Preview: sample content';

interface PageMarks {
  /** At the foot's left. */
  readonly text: string;
  /** In its middle: what the site's preview mark says, while the practice's facts are samples. */
  readonly isSample: boolean;
  readonly marginPt: number;
  /** The foot's line from the page's top. */
  readonly footPt: number;
}

/** Writes every page's foot, once all pages are there: a hairline, a few words, 'Page 2 of 4'. */
export function drawPageFeet(sheet: Sheet, { text, isSample, marginPt, footPt }: PageMarks): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(start + index);
    const drawFoot = () => {
      sheet.doc
        .moveTo(marginPt, footPt)
        .lineTo(sheet.widthPt - marginPt, footPt)
        .lineWidth(0.75)
        .stroke(PALETTE.line);
      const topPt = footPt + 8;
      const widthPt = sheet.widthPt - 2 * marginPt;
      const shares = [
        [text, 0],
        [isSample ? SAMPLE_NOTE : '', 0.5],
        [`Page ${index + 1} of ${count}`, 1],
      ] as const;
      for (const [words, shareBefore] of shares) {
        drawWords(sheet, words, { xPt: marginPt, topPt, widthPt, shareBefore });
      }
    };
    drawArtifact(sheet, drawFoot, 'Pagination');
  }
}

/** Draws a few words at the left, in the middle or at the right of a width. */
function drawWords(
  sheet: Sheet,
  text: string,
  place: { xPt: number; topPt: number; widthPt: number; shareBefore: 0 | 0.5 | 1 },
): void {
  const run = { text, style: FOOT_STYLE };
  const [line] = setLines(sheet, [run], place.widthPt);
  if (!line) return;
  const xPt = place.xPt + place.shareBefore * (place.widthPt - line.widthPt);
  drawText(sheet, run, { xPt, baselinePt: baselineOf(line, place.topPt) });
}
