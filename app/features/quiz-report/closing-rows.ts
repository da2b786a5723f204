import { PALETTE } from '../../pdf/palette.ts';
import type { Outline } from '../../pdf/outline.ts';
import type { Row } from '../../pdf/paginate.ts';
import { besideRow, keptTogether, ruleRow, textRows } from '../../pdf/rows.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { addElement } from '../../pdf/structure.ts';
import { practiceFacts, type Fact } from './practice-facts.ts';
import type { ReportWords } from '../../../domain/content/quiz-report.ts';
import type { ReportPractice } from './report-input.ts';
import { block, contentWidthPt } from './report-sheet.ts';
import { LAYOUT_PT, STYLES } from './report-styles.ts';

const NUMBER_WIDTH_PT = 24;
const TITLE_WIDTH_PT = 150;
const COLUMN_GAP_PT = 28;
const FACT_LABEL_PT = 58;
/** Address and hours; the ways to reach the practice stand on the right. */
const FACTS_ON_THE_LEFT = 2;

/** What can be done next and where the practice is: the report's last page, or the end of one that has room for both. */
export function closingRows(
  sheet: Sheet,
  outline: Outline,
  { words, practice }: { words: ReportWords; practice: ReportPractice },
): Row[] {
  return keptTogether([
    ...outline.addHeading(1, words.nextHeading, nextStepRows(sheet, words)),
    ...outline.addHeading(1, words.practiceHeading, practiceRows(sheet, practice, words)),
  ]);
}

function nextStepRows(sheet: Sheet, words: ReportWords): Row[] {
  const { margin } = LAYOUT_PT;
  const widthPt = contentWidthPt(sheet);
  const heading = [
    ...block(sheet, 'H2', words.nextHeading, 'heading', { spaceBeforePt: 28, keepsWithNext: true }),
    ...block(sheet, 'P', words.nextLead, 'body', { spaceBeforePt: 6, keepsWithNext: true }),
  ];
  const list = addElement(sheet, sheet.root, 'L');
  const steps = words.nextSteps.flatMap(({ title, text }, index) => {
    const item = addElement(sheet, list, 'LI');
    const label = block(sheet, 'Lbl', `${index + 1} `, 'number', { parent: item });
    const body = addElement(sheet, item, 'LBody');
    const row = besideRow([
      label,
      block(sheet, 'P', title, 'itemTitle', {
        parent: body,
        xPt: margin + NUMBER_WIDTH_PT,
        widthPt: TITLE_WIDTH_PT,
      }),
      block(sheet, 'P', text, 'body', {
        parent: body,
        xPt: margin + NUMBER_WIDTH_PT + TITLE_WIDTH_PT + 20,
        widthPt: widthPt - NUMBER_WIDTH_PT - TITLE_WIDTH_PT - 20,
      }),
    ]);
    return [
      ruleRow(sheet, { xPt: margin, widthPt, spaceBeforePt: index === 0 ? 14 : 9, belowPt: 9 }),
      row,
    ];
  });
  return [...heading, ...steps];
}

function practiceRows(sheet: Sheet, practice: ReportPractice, words: ReportWords): Row[] {
  const { margin } = LAYOUT_PT;
  const widthPt = contentWidthPt(sheet);
  const columnPt = (widthPt - COLUMN_GAP_PT) / 2;
  const heading = block(sheet, 'H2', words.practiceHeading, 'subheading');
  const facts = practiceFacts(practice, words);
  const column = (facts: readonly Fact[], xPt: number) =>
    facts.map((fact) => factRow(sheet, fact, { xPt, widthPt: columnPt }));
  return [
    ruleRow(sheet, { xPt: margin, widthPt, spaceBeforePt: 24, belowPt: 16, color: PALETTE.gold }),
    ...heading,
    besideRow(
      [
        column(facts.slice(0, FACTS_ON_THE_LEFT), margin),
        column(facts.slice(FACTS_ON_THE_LEFT), margin + columnPt + COLUMN_GAP_PT),
      ],
      8,
    ),
  ];
}

function factRow(
  sheet: Sheet,
  { label, lines }: Fact,
  { xPt, widthPt }: { xPt: number; widthPt: number },
): Row {
  const labelRows = block(sheet, 'P', label, 'label', { xPt, widthPt: FACT_LABEL_PT });
  const runs = lines.map(({ text, href }, index) => ({
    text: index < lines.length - 1 ? `${text}\n` : text,
    style: href ? STYLES.link : STYLES.body,
    href,
  }));
  const value = textRows(sheet, runs, {
    element: addElement(sheet, sheet.root, 'P'),
    type: 'P',
    xPt: xPt + FACT_LABEL_PT,
    widthPt: widthPt - FACT_LABEL_PT,
  });
  return besideRow([labelRows, value], 6);
}
