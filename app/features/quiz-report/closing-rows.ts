import { PALETTE } from '../../pdf/palette.ts';
import type { Outline } from '../../pdf/outline.ts';
import type { Row } from '../../pdf/paginate.ts';
import { besideRow, keptTogether, ruleRow, textRows } from '../../pdf/rows.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { addElement } from '../../pdf/structure.ts';
import { practiceFacts } from './practice-facts.ts';
import type { ReportPractice, ReportWords } from './report-input.ts';
import { block, contentWidthPt } from './report-sheet.ts';
import { LAYOUT_PT, STYLES } from './report-styles.ts';

const NUMBER_WIDTH_PT = 24;
const TITLE_WIDTH_PT = 150;

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
    ...block(sheet, 'H2', words.nextHeading, 'heading', { spaceBeforePt: 40, keepsWithNext: true }),
    ...block(sheet, 'P', words.nextLead, 'lead', { spaceBeforePt: 8, keepsWithNext: true }),
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
      ruleRow(sheet, { xPt: margin, widthPt, spaceBeforePt: index === 0 ? 18 : 13, belowPt: 13 }),
      row,
    ];
  });
  return [...heading, ...steps];
}

function practiceRows(sheet: Sheet, practice: ReportPractice, words: ReportWords): Row[] {
  const { margin, labelColumn } = LAYOUT_PT;
  const widthPt = contentWidthPt(sheet);
  const facts = practiceFacts(practice, words).map(({ label, lines }) =>
    besideRow(
      [
        block(sheet, 'P', label, 'label', { widthPt: labelColumn - 16 }),
        textRows(
          sheet,
          lines.map(({ text, href }, index) => ({
            text: index < lines.length - 1 ? `${text}\n` : text,
            style: href ? STYLES.link : STYLES.body,
            href,
          })),
          {
            element: addElement(sheet, sheet.root, 'P'),
            type: 'P',
            xPt: margin + labelColumn,
            widthPt: widthPt - labelColumn,
          },
        ),
      ],
      7,
    ),
  );
  return [
    ruleRow(sheet, { xPt: margin, widthPt, spaceBeforePt: 34, belowPt: 22, color: PALETTE.gold }),
    ...block(sheet, 'H2', words.practiceHeading, 'subheading'),
    ...facts,
  ];
}
