import { PALETTE } from '../../pdf/palette.ts';
import { flowRows } from '../../pdf/flow.ts';
import type { Row } from '../../pdf/paginate.ts';
import { besideRow, drawStack, ruleRow, textRows } from '../../pdf/rows.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { addElement } from '../../pdf/structure.ts';
import type { Run } from '../../pdf/text-style.ts';
import { drawChart, type Chart } from './draw-chart.ts';
import { drawLetterhead } from './draw-letterhead.ts';
import { drawPersona } from './draw-persona.ts';
import { legendRows } from './legend-rows.ts';
import { practiceFacts } from './practice-facts.ts';
import type { ReportWords } from '../../../domain/content/quiz-report.ts';
import type { ReportInput, ReportPractice } from './report-input.ts';
import { block, contentWidthPt } from './report-sheet.ts';
import { LAYOUT_PT, STYLES } from './report-styles.ts';

const ARCH = { topPt: 106, widthPt: 178, heightPt: 316 };
const TEXT_LEFT_PT = 272;
const PIE_RADIUS_PT = 52;
const PIE_TOP_PT = 292;
const COLUMN_GAP_PT = 28;
/** Address, hours, phone, text and e-mail; the page has no room for more. */
const FACTS_SHOWN = 5;

/** The page for those who are happy with their smile: what they have, and what keeps it so. */
export function drawGreatPlace(sheet: Sheet, input: ReportInput, chart: Chart): void {
  const { margin } = LAYOUT_PT;
  const { greatPlace } = input.words;
  const widthPt = contentWidthPt(sheet);
  const right = { xPt: TEXT_LEFT_PT, widthPt: margin + widthPt - TEXT_LEFT_PT };
  sheet.doc.addPage();
  drawLetterhead(sheet, input);
  drawStack(
    [
      ...block(sheet, 'H1', greatPlace.heading, 'greatTitle', right),
      ...block(sheet, 'P', greatPlace.lead, 'body', { ...right, spaceBeforePt: 16 }),
    ],
    ARCH.topPt,
  );
  drawPersona(sheet, input, { xPt: margin + 6, ...ARCH });
  drawChart(sheet, chart, {
    xPt: right.xPt + PIE_RADIUS_PT + 4,
    yPt: PIE_TOP_PT + PIE_RADIUS_PT,
    radiusPt: PIE_RADIUS_PT,
  });
  const legendLeftPt = right.xPt + 2 * PIE_RADIUS_PT + 22;
  drawStack(
    legendRows(sheet, input.entries, input.words, {
      xPt: legendLeftPt,
      widthPt: margin + widthPt - legendLeftPt,
      style: 'legendSmall',
    }),
    PIE_TOP_PT,
  );
  flowRows(sheet, greatPlaceRows(sheet, input), {
    firstTopPt: ARCH.topPt + ARCH.heightPt + 24,
    topPt: LAYOUT_PT.top,
    footPt: LAYOUT_PT.footLine - 8,
  });
}

function greatPlaceRows(sheet: Sheet, { words, practice }: ReportInput): Row[] {
  const { margin } = LAYOUT_PT;
  const widthPt = contentWidthPt(sheet);
  const columnPt = (widthPt - COLUMN_GAP_PT) / 2;
  const left = { xPt: margin as number, widthPt: columnPt };
  const right = { xPt: margin + columnPt + COLUMN_GAP_PT, widthPt: columnPt };
  const { keepHeading, keeps, closing } = words.greatPlace;
  const heading = block(sheet, 'H2', keepHeading, 'subheading', { keepsWithNext: true });
  const item = (keep: { title: string; text: string }, place: typeof left) => [
    ...block(sheet, 'H3', keep.title, 'itemTitle', place),
    ...block(sheet, 'P', keep.text, 'small', { ...place, spaceBeforePt: 2 }),
  ];
  const pairs = [0, 2].map((first) =>
    besideRow(
      keeps.slice(first, first + 2).map((keep, index) => item(keep, index === 0 ? left : right)),
      first === 0 ? 8 : 10,
    ),
  );
  const welcome = block(sheet, 'P', closing, 'closing', { spaceBeforePt: 10 });
  const noteRows = [
    ...block(sheet, 'P', words.disclaimer, 'small', left),
    ...block(sheet, 'P', words.privacy, 'small', { ...left, spaceBeforePt: 6 }),
  ];
  const factRows = textRows(sheet, factRuns(practice, words), {
    element: addElement(sheet, sheet.root, 'P'),
    type: 'P',
    ...right,
  });
  return [
    ...heading,
    ...pairs,
    ...welcome,
    ruleRow(sheet, { xPt: margin, widthPt, spaceBeforePt: 7, belowPt: 7, color: PALETTE.gold }),
    besideRow([noteRows, factRows]),
  ];
}

/** A fact a line; numbers and addresses to follow with their label before them. */
function factRuns(practice: ReportPractice, words: ReportWords): Run[] {
  const runs = practiceFacts(practice, words)
    .slice(0, FACTS_SHOWN)
    .flatMap(({ label, lines }) =>
      lines.flatMap(({ text, href }): Run[] => [
        { text: '\n', style: STYLES.small },
        ...(href ? [{ text: `${label} `, style: STYLES.small }] : []),
        { text, style: href ? STYLES.smallLink : STYLES.small, href },
      ]),
    );
  return runs.slice(1);
}
