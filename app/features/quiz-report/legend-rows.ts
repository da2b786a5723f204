import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';
import { archPath } from '../../pdf/arches.ts';
import { PALETTE } from '../../pdf/palette.ts';
import type { Row } from '../../pdf/paginate.ts';
import { besideRow, ruleRow, textRows } from '../../pdf/rows.ts';
import type { Sheet } from '../../pdf/sheet.ts';
import { addElement, drawArtifact, type Element } from '../../pdf/structure.ts';
import type { ReportWords } from '../../../domain/content/quiz-report.ts';
import { STYLES, type StyleName } from './report-styles.ts';

const MARK_PT = 9;
const TITLE_INDENT_PT = 18;
const SHARE_WIDTH_PT = 34;
const ROW_PADDING_PT = 4.5;

interface LegendPlace {
  readonly xPt: number;
  readonly widthPt: number;
  readonly style?: 'legend' | 'legendSmall';
}

/** The areas with their shares as a table, in their order: the same as the pie says. */
export function legendRows(
  sheet: Sheet,
  entries: readonly ResultEntry[],
  words: ReportWords,
  { style = 'legend', ...place }: LegendPlace,
): Row[] {
  const table = addElement(sheet, sheet.root, 'Table');
  const head = addElement(sheet, table, 'TR');
  const titlePlace = {
    xPt: place.xPt + TITLE_INDENT_PT,
    widthPt: place.widthPt - TITLE_INDENT_PT - SHARE_WIDTH_PT,
  };
  const sharePlace = {
    xPt: place.xPt + place.widthPt - SHARE_WIDTH_PT,
    widthPt: SHARE_WIDTH_PT,
    align: 'right' as const,
  };
  const cell = (
    row: Element,
    type: 'TH' | 'TD',
    scope: 'Row' | 'Column' | null,
    text: string,
    style: StyleName,
    cellPlace: LegendPlace & { align?: 'right' },
  ) =>
    textRows(sheet, [{ text, style: STYLES[style] }], {
      element: addElement(sheet, row, type, scope ? { scope } : {}),
      type,
      ...cellPlace,
    });
  const headRow = besideRow([
    cell(head, 'TH', 'Column', words.areaLabel, 'smallStrong', { ...titlePlace, xPt: place.xPt }),
    cell(head, 'TH', 'Column', words.shareLabel, 'smallStrong', sharePlace),
  ]);
  const rows = entries.flatMap((entry) => {
    const row = addElement(sheet, table, 'TR');
    const columns = besideRow([
      cell(row, 'TH', 'Row', entry.title, style, titlePlace),
      cell(row, 'TD', null, `${entry.percentage}%`, 'legendShare', sharePlace),
    ]);
    return [
      ruleRow(sheet, { ...place, spaceBeforePt: ROW_PADDING_PT, belowPt: ROW_PADDING_PT }),
      withMark(sheet, columns, { xPt: place.xPt, color: entry.color }),
    ];
  });
  return [headRow, ...rows];
}

/** A small arch in the area's colour before its name. */
function withMark(sheet: Sheet, row: Row, { xPt, color }: { xPt: number; color: string }): Row {
  return {
    ...row,
    draw: (topPt) => {
      drawArtifact(sheet, () =>
        sheet.doc
          .path(archPath(xPt, topPt + 2.2, MARK_PT, MARK_PT))
          .fillAndStroke(color, PALETTE.ink),
      );
      row.draw(topPt);
    },
  };
}
