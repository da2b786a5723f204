import { PALETTE } from '../../pdf/palette.ts';
import { besideRow, drawStack, ruleRow } from '../../pdf/rows.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { drawChart, type Chart } from './draw-chart.ts';
import { drawLetterhead } from './draw-letterhead.ts';
import { drawPersona } from './draw-persona.ts';
import { legendRows } from './legend-rows.ts';
import type { ReportInput } from './report-input.ts';
import { block, contentWidthPt } from './report-sheet.ts';
import { LAYOUT_PT } from './report-styles.ts';

const ARCH = { topPt: 262, widthPt: 214, heightPt: 378 };
const PROFILE_LEFT_PT = 316;
const PIE_RADIUS_PT = 88;
const NOTES_TOP_PT = 684;

/** The first page: whose report it is, the persona in its arch, the profile as a pie and as a table, and what the report is not. */
export function drawCover(sheet: Sheet, input: ReportInput, chart: Chart): void {
  const { margin } = LAYOUT_PT;
  const { words } = input;
  const widthPt = contentWidthPt(sheet);
  sheet.doc.addPage();
  drawLetterhead(sheet, input);
  drawStack(
    [
      ...block(sheet, 'H1', words.title, 'title', { xPt: margin - 3 }),
      ...block(sheet, 'P', words.lead, 'lead', { widthPt: 330, spaceBeforePt: 8 }),
    ],
    112,
  );
  drawPersona(sheet, input, { xPt: margin + 6, ...ARCH });

  const profile = { xPt: PROFILE_LEFT_PT, widthPt: margin + widthPt - PROFILE_LEFT_PT };
  const belowHeading = drawStack(
    block(sheet, 'H2', input.headings.profileHeading, 'subheading', profile),
    ARCH.topPt - 8,
  );
  const pieTopPt = belowHeading + 18;
  drawChart(sheet, chart, {
    xPt: profile.xPt + profile.widthPt / 2,
    yPt: pieTopPt + PIE_RADIUS_PT,
    radiusPt: PIE_RADIUS_PT,
  });
  drawStack(legendRows(sheet, input.entries, words, profile), pieTopPt + 2 * PIE_RADIUS_PT + 24);

  const columnPt = (widthPt - 28) / 2;
  drawStack(
    [
      ruleRow(sheet, { xPt: margin, widthPt, belowPt: 14, color: PALETTE.gold }),
      besideRow([
        block(sheet, 'P', words.disclaimer, 'small', { widthPt: columnPt }),
        block(sheet, 'P', words.privacy, 'small', {
          xPt: margin + columnPt + 28,
          widthPt: columnPt,
        }),
      ]),
    ],
    NOTES_TOP_PT,
  );
}
