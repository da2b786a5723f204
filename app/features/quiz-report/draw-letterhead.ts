import { drawMark } from '../../pdf/arches.ts';
import { PALETTE } from '../../pdf/palette.ts';
import { drawStack } from '../../pdf/rows.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { drawArtifact } from '../../pdf/structure.ts';
import type { ReportInput } from './report-input.ts';
import { block, contentWidthPt } from './report-sheet.ts';
import { LAYOUT_PT } from './report-styles.ts';

const TOP_PT = 50;
const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The practice's mark and name, and the day, at the head of the first page. */
export function drawLetterhead(
  sheet: Sheet,
  { practice, localDate }: Pick<ReportInput, 'practice' | 'localDate'>,
): void {
  const { margin } = LAYOUT_PT;
  drawArtifact(sheet, () =>
    drawMark(sheet, { xPt: margin, topPt: TOP_PT, heightPt: 22, color: PALETTE.ink }),
  );
  const half = contentWidthPt(sheet) / 2;
  const namePlace = { xPt: margin + 28, widthPt: half };
  const datePlace = { xPt: margin + half, widthPt: half, align: 'right' as const };
  drawStack(block(sheet, 'P', practice.name, 'name', namePlace), TOP_PT);
  const date = DATE_FORMAT.format(new Date(localDate));
  drawStack(block(sheet, 'P', date, 'date', datePlace), TOP_PT);
}
