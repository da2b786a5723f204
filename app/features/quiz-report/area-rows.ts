import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';
import { archPath } from '../../pdf/arches.ts';
import { PALETTE } from '../../pdf/palette.ts';
import type { Row } from '../../pdf/paginate.ts';
import { besideRow, ruleRow, textRows } from '../../pdf/rows.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { addElement, drawArtifact } from '../../pdf/structure.ts';
import type { ReportWords } from '../../../domain/content/quiz-report.ts';
import type { WrittenQuiz } from '../../../domain/content/quiz.ts';
import { block, contentWidthPt } from './report-sheet.ts';
import { LAYOUT_PT, STYLES } from './report-styles.ts';

const MARK_PT = 15;
const SHARE_WIDTH_PT = 70;
const BAND_SPACE_PT = 13;
const BULLET_INDENT_PT = 13;

/** One area as an entry of a catalogue: its name and share, then a label and a text each. */
export function areaRows(
  sheet: Sheet,
  entry: ResultEntry,
  text: WrittenQuiz['areas']['AB'],
  words: ReportWords,
): Row[] {
  const { margin, labelColumn } = LAYOUT_PT;
  const widthPt = contentWidthPt(sheet);
  const indented = { xPt: margin + labelColumn, widthPt: widthPt - labelColumn };
  const title = besideRow([
    block(sheet, 'H3', entry.title, 'area', {
      xPt: indented.xPt,
      widthPt: indented.widthPt - SHARE_WIDTH_PT,
    }),
    block(sheet, 'P', `${entry.percentage}%`, 'share', {
      xPt: margin + widthPt - SHARE_WIDTH_PT,
      widthPt: SHARE_WIDTH_PT,
      align: 'right',
    }),
  ]);
  const head: Row = {
    ...title,
    keepsWithNext: true,
    draw: (topPt) => {
      drawArtifact(sheet, () =>
        sheet.doc
          .path(archPath(margin, topPt + 8, MARK_PT, MARK_PT))
          .fillAndStroke(entry.color, PALETTE.ink),
      );
      title.draw(topPt);
    },
  };
  const subtitle = block(sheet, 'P', text.subtitle, 'subtitle', {
    ...indented,
    keepsWithNext: true,
  });
  const band = (label: string, fill: () => Row[]): Row => {
    const labelRows = block(sheet, 'H4', label, 'label', { widthPt: labelColumn - 16 });
    return besideRow([labelRows, fill()], BAND_SPACE_PT);
  };
  const paragraph = (value: string) => () => block(sheet, 'P', value, 'body', indented);
  const bands = [
    band(words.whatThisCouldMeanLabel, paragraph(text.whatThisCouldMean)),
    band(words.whyItMattersLabel, paragraph(text.whyItMatters)),
    band(words.commonPathsLabel, () => pathRows(sheet, text.commonPaths, indented)),
    band(words.doctorInsightLabel, paragraph(text.doctorInsight)),
  ];
  return [
    ruleRow(sheet, { xPt: margin, widthPt, spaceBeforePt: 26, belowPt: 14 }),
    head,
    ...subtitle,
    // The first and the last two stay together, so that a page neither ends with a name nor begins with a remark.
    ...bands.map((row, index) => ({ ...row, keepsWithNext: index === bands.length - 2 })),
  ];
}

function pathRows(
  sheet: Sheet,
  paths: readonly string[],
  place: { xPt: number; widthPt: number },
): Row[] {
  const list = addElement(sheet, sheet.root, 'L');
  return paths.map((path) => {
    const item = addElement(sheet, list, 'LI');
    const label = block(sheet, 'Lbl', '• ', 'bullet', { parent: item, ...place });
    const body = textRows(sheet, [{ text: path, style: STYLES.body }], {
      element: addElement(sheet, item, 'LBody'),
      type: 'LBody',
      xPt: place.xPt + BULLET_INDENT_PT,
      widthPt: place.widthPt - BULLET_INDENT_PT,
    });
    return besideRow([label, body]);
  });
}
