import { AREAS } from '../../../domain/quiz/areas.ts';
import type { PieShare } from '../../../domain/quiz/pie-geometry.ts';
import { drawStack } from '../../pdf/rows.ts';
import { openSheet, type Sheet } from '../../pdf/sheet.ts';
import { addElement, drawContent } from '../../pdf/structure.ts';
import type { FontFiles } from '../../pdf/text-style.ts';
import { drawPie } from './draw-pie.ts';
import { block } from './report-sheet.ts';

/** Word for word (product 6.8). */
export const CHART_UNAVAILABLE = 'Chart visualization unavailable in this PDF';

/** Share of the radius from the center to the figure's edge. */
const FIGURE_SHARE = 1.08;
/** Two lines. */
const SENTENCE_WIDTH_PT = 130;

/** A chart that is known to draw, or null. */
export type Chart = readonly PieShare[] | null;

/** The chart, or null where drawing it fails: tried on paper that is thrown away, so that no half pie remains. */
export function chartThatDraws(chart: Chart, fonts: FontFiles): Chart {
  if (!chart) return null;
  try {
    const details = { title: '', subject: '', author: '', created: new Date(0) };
    const trial = openSheet({ size: 'A4', ...details }, fonts);
    trial.doc.addPage();
    drawPie(trial, chart, { xPt: 200, yPt: 200, radiusPt: 100 });
    return chart;
  } catch {
    return null;
  }
}

/** Draws the pie as a figure with its numbers as alternative text, or the sentence that stands for it. */
export function drawChart(
  sheet: Sheet,
  chart: Chart,
  place: { xPt: number; yPt: number; radiusPt: number },
): void {
  const { xPt, yPt, radiusPt } = place;
  const half = radiusPt * FIGURE_SHARE;
  if (!chart) {
    const widthPt = SENTENCE_WIDTH_PT;
    const rows = block(sheet, 'P', CHART_UNAVAILABLE, 'chartMissing', {
      xPt: xPt - widthPt / 2,
      widthPt,
      align: 'center',
    });
    drawStack(rows, yPt - (rows.length * (rows[0]?.heightPt ?? 0)) / 2);
    return;
  }
  const figure = addElement(sheet, sheet.root, 'Figure', {
    alt: describe(chart),
    bbox: [xPt - half, yPt - half, xPt + half, yPt + half],
  });
  drawContent(sheet, figure, 'Figure', () => drawPie(sheet, chart, place));
}

function describe(chart: readonly PieShare[]): string {
  const shares = chart.map((share) => `${AREAS[share.key].title} ${share.slicePercentage}%`);
  return `Pie chart: ${shares.join(', ')}`;
}
