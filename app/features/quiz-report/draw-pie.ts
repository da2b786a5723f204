import { AREAS } from '../../../domain/quiz/areas.ts';
import { pieSlices, type PieShare } from '../../../domain/quiz/pie-geometry.ts';
import { drawText, setLines } from '../../pdf/draw-line.ts';
import { PALETTE } from '../../pdf/palette.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { CAP_HEIGHT_EM, type TextStyle } from '../../pdf/text-style.ts';

/** The screen's proportions: a gap of 4 in a pie of 380. */
const GAP_SHARE = 4 / 190;
const RING_SHARE = 1.06;
const LABEL_SIZE_SHARE = 0.165;

interface PiePlace {
  readonly xPt: number;
  readonly yPt: number;
  readonly radiusPt: number;
}

/**
 * Draws the pie around a point: slices with gaps, the percentage in each that is large enough, a thin ring around.
 *
 * @throws RangeError when the shares make no pie
 */
export function drawPie(sheet: Sheet, shares: readonly PieShare[], place: PiePlace): void {
  const { doc } = sheet;
  const { xPt, yPt, radiusPt } = place;
  const slices = pieSlices(shares, { radius: radiusPt, gap: radiusPt * GAP_SHARE });
  for (const { key, path } of slices) {
    doc.save().translate(xPt, yPt);
    doc.path(path).fill(AREAS[key].color);
    doc.restore();
  }
  doc
    .circle(xPt, yPt, radiusPt * RING_SHARE)
    .lineWidth(0.6)
    .stroke(PALETTE.ink);
  for (const { key, label } of slices) {
    const share = shares.find((share) => share.key === key);
    if (!label || !share) continue;
    drawLabel(sheet, `${share.slicePercentage}%`, {
      color: AREAS[key].inkOnColor,
      sizePt: radiusPt * LABEL_SIZE_SHARE,
      xPt: xPt + label.x,
      yPt: yPt + label.y,
    });
  }
}

/** Draws text around a point. */
function drawLabel(
  sheet: Sheet,
  text: string,
  { color, sizePt, xPt, yPt }: { color: string; sizePt: number; xPt: number; yPt: number },
): void {
  const style: TextStyle = { face: 'bodyBold', sizePt, leadingPt: sizePt, color };
  const [line] = setLines(sheet, [{ text, style }], Number.POSITIVE_INFINITY);
  drawText(
    sheet,
    { text, style },
    {
      xPt: xPt - (line?.widthPt ?? 0) / 2,
      baselinePt: yPt + (CAP_HEIGHT_EM.bodyBold * sizePt) / 2,
    },
  );
}
